import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { APIResponse, APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, inDays } from './tournaments.ts'
import { test } from './visitor.ts'

const achievement = {
  title: 'Champion of the state',
  studentName: 'Asha Patil',
  description: 'Nine points of nine.',
  date: inDays(-3),
  location: 'Nagpur',
  ratingChange: '+115',
  tags: '["Girls"]',
}

const WORDS = [
  '<style>',
  '</style>',
  '<script>',
  '</script>',
  '<iframe src="https://evil.example/">',
]
const MORE = ['alert(1)', 'a{}', "'unsafe-inline'", '; script-src *', '">', "'>", '<!--', ']]>', '%0d%0aX-A: 1', '\u2028'] // prettier-ignore

/** Two hundred texts that a policy or a header made from the page would be changed by. */
const hostile = WORDS.flatMap((word) =>
  MORE.flatMap((more) => [
    `Attack in ${word} of Tal ${more}`,
    `${word}${more}`,
    `${more}${word}`,
    `<script type="module">${word}${more}</script><style>${more}</style>`,
  ])
)

/** `npm test` tries every ninth: each word and each order four times, each addition twice; the proof tries all. */
const tried = hostile.filter((_, index) => process.env.TESTS_THOROUGH === '1' || index % 9 === 0)

const lined = (text: string) => text.replaceAll('\u2028', '\u00a0')

/** A text in every field of a tournament and of an achievement, as much of it as may stand there. */
function inEveryField(text: string) {
  const cut = (length: number) => lined(text).slice(0, length)
  const query = encodeURI(cut(100)).replaceAll("'", '%27')
  return {
    tournaments: {
      ...{ title: cut(150), description: text, venue: cut(200), city: cut(100) },
      ...{ seatsNote: cut(150), format: cut(100), timeControl: cut(100), eligibility: cut(200) },
      ...{
        federationCodes: cut(200),
        contactName: cut(100),
        categories: JSON.stringify([cut(40)]),
      },
      ...{ formLink: `https://forms.example/?${query}`, mapUrl: `https://maps.example/?${query}` },
      prizes: JSON.stringify([{ position: cut(50), amount: 1, description: cut(200) }]),
    },
    achievements: {
      ...{ title: cut(150), studentName: cut(100), description: text, location: cut(150) },
      ...{ ratingChange: cut(20), tags: JSON.stringify([cut(40)]) },
    },
  }
}

/** The headers of an answer without those that its length, its moment or its version decide. */
function headersOf(answer: APIResponse) {
  const passing = ['date', 'etag', 'content-length', 'x-request-id']
  const headers = Object.entries(answer.headers()).filter(([name]) => !passing.includes(name))
  return { status: answer.status(), ...Object.fromEntries(headers) }
}

async function headersOfAll(request: APIRequestContext, paths: string[], text: string) {
  // Packing so many pages would take longer than all the rest.
  const options = { maxRedirects: 0, headers: { 'Accept-Encoding': 'identity' } }
  const answers = await Promise.all(paths.map((path) => request.get(path, options)))
  const form = { name: text, email: text, phone: text, subject: text, message: text }
  const sent = await request.post('/contact/send', { ...options, form })
  return Object.fromEntries(
    [...answers, sent].map((answer) => [new URL(answer.url()).pathname, headersOf(answer)])
  )
}

test('no stored text changes a header', async ({ baseURL, request }) => {
  test.slow()
  expect(new Set(hostile).size).toBe(200)
  for (const part of [...WORDS, ...MORE]) expect(tried.join()).toContain(part)
  const director = await Director.signIn(baseURL!)
  const slug = await director.publish('tournaments', full)
  const other = await director.publish('achievements', achievement)
  const tournament = `/updates/${slug}`
  const paths = [
    ...['/updates', tournament, `${tournament}.ics`, `${tournament}/poster`, '/achievements'],
    ...[`/achievements/${other}`, '/updates.ics', '/updates.xml', '/achievements.xml'],
    ...['/sitemap.xml', `/api/tournaments/${slug}`, `/api/achievements/${other}`],
  ]
  const plain = await headersOfAll(request, paths, 'Rapid Open')
  for (const path of [...paths, '/contact/send']) {
    expect(plain[path], path).toMatchObject({ status: path === '/contact/send' ? 422 : 200 })
  }
  for (const text of tried) {
    const fields = inEveryField(text)
    await Promise.all([
      director.change('tournaments', slug, fields.tournaments),
      director.change('achievements', other, fields.achievements),
    ])
    expect(await headersOfAll(request, paths, text), text).toEqual(plain)
  }
  await director.close()
})

test('a title may speak of styles and scripts: the page keeps its own', async ({
  page,
  baseURL,
}) => {
  const director = await Director.signIn(baseURL!)
  for (const title of [
    'Attack in <style> of Tal',
    '</style><script>document.title = "x"</script>',
  ]) {
    const fields = { ...full, ...inEveryField(title).tournaments }
    const slug = await director.publish('tournaments', fields)
    for (const path of [`/updates/${slug}`, `/updates/${slug}/poster`, '/updates']) {
      await page.goto(path)
      const shown = page.getByRole('heading', { name: title }).first()
      await expect(shown, path).toBeVisible()
      await expect(shown, path).toHaveCSS('font-family', /Roboto/)
    }
  }
  await director.close()
})

test('a feed is XML, and a calendar one, whatever was stored before', async ({
  academy,
  baseURL,
  page,
  request,
}) => {
  const director = await Director.signIn(baseURL!)
  const slug = await director.publish('tournaments', full)
  const other = await director.publish('achievements', achievement)
  const db = new Database(join(academy.folder, 'academy.sqlite'))
  const words = 'Old\u0000 \u0007words\ufffe\uffff\u000b and <style>\u0001'
  for (const [table, row] of Object.entries({ tournaments: slug, achievements: other })) {
    const change = `update ${table} set title = ?, description = ? where slug = ?`
    expect(db.prepare(change).run(words, words, row).changes).toBe(1)
  }
  db.close()
  await page.goto('/about')
  for (const path of ['/updates.xml', '/achievements.xml', '/sitemap.xml']) {
    const text = await (await request.get(path)).text()
    const fault = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      return read.querySelector('parsererror')?.textContent
    }, text)
    expect(fault, path).toBeUndefined()
    if (path !== '/sitemap.xml') expect(text, path).toContain('Old words and')
  }
  const calendar = await (await request.get(`/updates/${slug}.ics`)).text()
  expect(calendar).toContain('SUMMARY:Old words and <style>')
  await director.close()
})
