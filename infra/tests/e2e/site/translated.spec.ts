import ICAL from 'ical.js'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { Director } from './director.ts'
import { inDays } from './tournaments.ts'
import { expectNoSidewaysScroll, openList, showDocument, test } from './visitor.ts'

const meet = {
  title: 'Krishna Bank Open',
  description: 'Seven rounds by the river. Tea for everybody.',
  formLink: 'https://forms.example/krishna',
  startDate: inDays(16),
  venue: 'Rowing club',
  city: 'Audumbar',
}
const MEET_MR = {
  title: 'कृष्णाकाठ खुली स्पर्धा',
  description: 'नदीकाठी सात फेऱ्या. सर्वांना चहा.',
  venue: 'नौकाविहार मंडळ',
  city: 'औदुंबर',
}
const MEET_HI = { title: 'कृष्णा तट प्रतियोगिता' }

const medal = {
  title: 'Silver at the river meet',
  studentName: 'Revati Ghorpade',
  description: 'Six wins in a row.',
  date: '2027-11-28',
  location: 'Kundal',
  ratingChange: '',
  tags: '[]',
}
const MEDAL_MR = {
  title: 'नदीकाठच्या स्पर्धेत रौप्य',
  description: 'सलग सहा विजय.',
  studentName: 'रेवती घोरपडे',
  location: 'कुंडल',
}

let director: Director
let slug: string
let medalSlug: string

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
  slug = await director.publish('tournaments', {
    ...meet,
    translations: JSON.stringify({ mr: MEET_MR, hi: MEET_HI }),
  })
  medalSlug = await director.publish('achievements', {
    ...medal,
    translations: JSON.stringify({ mr: MEDAL_MR }),
  })
})
test.afterAll(() => director.close())

const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a tournament and an achievement are in the language of the page, their other texts say theirs', async ({
  page,
}) => {
  await openList(page, '/updates')
  const card = (title: string) => page.locator('.card').filter({ hasText: title })
  await expect(card(meet.title).locator('.card-meta')).toContainText(meet.city)

  await openList(page, '/mr/updates')
  const marathi = card(MEET_MR.title)
  await expect(marathi.locator('.card-title')).not.toHaveAttribute('lang')
  await expect(marathi.locator('.card-text')).toHaveText(MEET_MR.description)
  await expect(marathi.locator('.card-text')).not.toHaveAttribute('lang')
  await expect(marathi.locator('.card-meta')).toContainText(MEET_MR.city)
  await marathi.getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: MEET_MR.title })
  await expect(dialog).toContainText(`${MEET_MR.venue}, ${MEET_MR.city}`)
  await expect(dialog.getByRole('link', { name: /Google/ })).toHaveAttribute(
    'href',
    new RegExp(`text=${encodeURIComponent(MEET_MR.title).replaceAll('%20', '\\+')}`)
  )
  await expect(page).toHaveTitle(MEET_MR.title)

  await openList(page, '/hi/updates')
  const hindi = card(MEET_HI.title)
  await expect(hindi.locator('.card-title')).not.toHaveAttribute('lang')
  await expect(hindi.locator('.card-text')).toHaveText(meet.description)
  await expect(hindi.locator('.card-text')).toHaveAttribute('lang', 'en-IN')
  await expect(page.locator('.card').filter({ hasText: MEET_MR.title })).toHaveCount(0)

  await openList(page, '/mr/achievements')
  const honour = page.locator('.card').filter({ hasText: MEDAL_MR.title })
  await expect(honour.locator('.card-name')).toHaveText(MEDAL_MR.studentName)
  await expect(honour.locator('.card-name')).not.toHaveAttribute('lang')
  await expect(honour.locator('.card-meta')).toContainText(MEDAL_MR.location)
  await honour.getByRole('link').click()
  await expect(page.getByRole('dialog', { name: MEDAL_MR.title })).toContainText(
    MEDAL_MR.description
  )

  await openList(page, '/hi/achievements')
  const inHindi = page.locator('.card').filter({ hasText: medal.title })
  await expect(inHindi.locator('.card-name')).toHaveAttribute('lang', 'en-IN')
})

test('the document of a list carries the texts of its own language alone', async ({ request }) => {
  const documents = [
    ['/updates', meet.description, MEET_MR.description],
    ['/mr/updates', MEET_MR.description, meet.description],
    ['/mr/achievements', MEDAL_MR.description, medal.description],
  ] as const
  for (const [path, own, other] of documents) {
    const document = await textAt(request, path)
    expect(document).toContain(own)
    expect(document).not.toContain(other)
  }
})

test('a search finds every language on every page, in its document and as it is typed, and says what it found', async ({
  page,
}) => {
  const searches: [
    list: string,
    title: string,
    query: string,
    why: string | null,
    lang?: string,
  ][] = [
    ['/updates', meet.title, MEET_MR.title, MEET_MR.title, 'mr'],
    ['/updates', meet.title, 'कृष्णा तट', MEET_HI.title, 'hi'],
    ['/updates', meet.title, 'चहा', 'सर्वांना चहा.', 'mr'],
    ['/updates', meet.title, 'नौकाविहार', 'Venue: Rowing club, Audumbar'],
    ['/mr/updates', MEET_MR.title, 'krishna bank', meet.title, 'en-IN'],
    ['/mr/updates', MEET_MR.title, 'krushnakath khuli', null],
    ['/achievements', medal.title, 'सलग सहा', MEDAL_MR.description, 'mr'],
    ['/achievements', medal.title, 'कुंडल', 'Place: Kundal'],
    ['/mr/achievements', MEDAL_MR.title, 'six wins', medal.description, 'en-IN'],
  ]
  const expectFound = async ([list, title, query, why, lang]: (typeof searches)[number]) => {
    await expect(page.locator('.card-title'), `${list} ${query}`).toHaveText([title])
    const reason = page.locator('.card-why')
    await expect(reason, query).toHaveText(why === null ? [] : [why])
    if (lang) await expect(reason).toHaveAttribute('lang', lang)
  }
  for (const search of searches) {
    const [list, , query] = search
    await showDocument(page, `${list}?q=${encodeURIComponent(query)}`)
    await expectFound(search)
  }
  for (const list of new Set(searches.map(([path]) => path))) {
    await openList(page, list)
    for (const search of searches.filter(([path]) => path === list)) {
      await page.getByRole('searchbox').fill(search[2])
      await expectFound(search)
    }
  }
})

test('its own page, poster, share and structured data say it in the language', async ({ page }) => {
  await page.goto(`/mr/updates/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEET_MR.title)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  await expect(page).toHaveTitle(new RegExp(`^${MEET_MR.title} · `))
  const share = page.locator('.share a')
  const message = new URL((await share.getAttribute('href'))!).searchParams.get('text')
  expect(message).toContain(`${MEET_MR.title}\n`)
  expect(message).toContain(MEET_MR.city)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const event = async () => {
    const all = await page.locator('script[type="application/ld+json"]').allTextContents()
    return all.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'SportsEvent')
  }
  expect(await event()).toMatchObject({
    name: MEET_MR.title,
    alternateName: [meet.title, MEET_HI.title],
    inLanguage: 'mr',
    location: { name: MEET_MR.venue, address: { addressLocality: MEET_MR.city } },
  })
  await page.goto(`/updates/${slug}`)
  const english = await event()
  expect(english).toMatchObject({ name: meet.title, alternateName: [MEET_MR.title, MEET_HI.title] })
  expect(english).not.toHaveProperty('inLanguage')

  await page.goto(`/mr/updates/${slug}/poster`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEET_MR.title)
  await expect(page.locator('.where')).toContainText(MEET_MR.venue)

  await page.goto(`/mr/achievements/${medalSlug}`)
  await expect(page).toHaveTitle(new RegExp(`^${MEDAL_MR.studentName}: ${MEDAL_MR.title}`))
  await expect(page.locator('.details-facts')).toContainText(MEDAL_MR.location)
})

test('feeds and calendars are in the language of their address', async ({ request }) => {
  const item = (xml: string, title: string) =>
    xml.split('<item>').find((one) => one.includes(`<title>${title}</title>`))
  const marathi = await textAt(request, '/mr/updates.xml')
  const told = item(marathi, MEET_MR.title)!
  expect(told).toContain('<dc:language>mr</dc:language>')
  expect(told).toContain(MEET_MR.description)
  expect(item(await textAt(request, '/updates.xml'), meet.title)).not.toContain('dc:language')
  const name = `${MEDAL_MR.studentName}: ${MEDAL_MR.title}`
  expect(item(await textAt(request, '/mr/achievements.xml'), name)).toContain(MEDAL_MR.description)

  for (const path of [`/mr/updates/${slug}.ics`, '/mr/updates.ics']) {
    const text = await textAt(request, path)
    const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')
    const summaries = events.map((one) => [
      String(one.getFirstPropertyValue('summary')),
      String(one.getFirstPropertyValue('location')),
    ])
    expect(summaries, path).toContainEqual([MEET_MR.title, `${MEET_MR.venue}, ${MEET_MR.city}`])
  }
})

test('the address of every title leads to the page in the language asked for', async ({ page }) => {
  await page.goto('/mr/updates/krushnakath-khuli-spardha')
  await expect(page).toHaveURL(new RegExp(`/mr/updates/${slug}$`))
  await page.goto('/updates/krushnakath-khuli-spardha')
  await expect(page).toHaveURL(new RegExp(`/updates/${slug}$`))
  await director.change('tournaments', slug, { isActive: 'false' })
  const gone = await page.request.get('/updates/krushnakath-khuli-spardha')
  expect(gone.status()).toBe(404)
  await director.change('tournaments', slug, { isActive: 'true' })
})

test('without JavaScript all of it is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/mr/updates?q=${encodeURIComponent('tea for everybody')}`)
  await expect(page.locator('.card-title')).toHaveText([MEET_MR.title])
  await context.close()
})
