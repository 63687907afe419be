import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { identity } from '@academy/api/shared/identity'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, plain } from './tournaments.ts'
import { pages, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

interface Shared {
  tags: Record<string, string>
  canonical: string | null
  description: string | null
}

/** What a messenger reads of a page, as the server sends it: one value per name, none of them twice. */
async function readShared(page: Page, path: string): Promise<Shared> {
  const html = await (await page.request.get(path)).text()
  const { tags, ...more } = await page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html')
    const metas = head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')
    const read = (selector: string, name: string) =>
      head.querySelector(selector)?.getAttribute(name) ?? null
    return {
      tags: [...metas].map((tag): [string, string] => [
        tag.getAttribute('property') ?? tag.getAttribute('name')!,
        tag.getAttribute('content')!,
      ]),
      canonical: read('link[rel=canonical]', 'href'),
      description: read('meta[name=description]', 'content'),
    }
  }, html)
  const found = Object.fromEntries(tags)
  expect(Object.keys(found), `${path}: no tag twice`).toHaveLength(tags.length)
  return { tags: found, ...more }
}

const tagsOf = async (page: Page, path: string) => (await readShared(page, path)).tags

/** Everything that must be said for a share, whatever the page. */
async function expectComplete(page: Page, { tags, canonical }: Shared, path: string) {
  expect(Object.keys(tags).sort(), path).toEqual([
    'og:description',
    'og:image',
    'og:image:alt',
    'og:image:height',
    'og:image:type',
    'og:image:width',
    'og:locale',
    'og:site_name',
    'og:title',
    'og:type',
    'og:url',
    'twitter:card',
    'twitter:description',
    'twitter:image',
    'twitter:image:alt',
    'twitter:title',
  ])
  for (const [name, value] of Object.entries(tags)) expect(value, `${path}: ${name}`).not.toBe('')
  expect(tags['og:description']!.length, path).toBeLessThanOrEqual(80)
  expect(tags['og:url']).toBe(canonical)
  expect(tags).toMatchObject({
    'og:site_name': identity.name,
    'og:locale': 'en_IN',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': tags['og:title'],
    'twitter:description': tags['og:description'],
    'twitter:image': tags['og:image'],
    'twitter:image:alt': tags['og:image:alt'],
  })
  const answer = await page.request.get(new URL(tags['og:image']!).pathname)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const bytes = await answer.body()
  expect(bytes.length, path).toBeLessThanOrEqual(280_000)
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([1200, 630])
}

test('every page is shared complete, with the default picture', async ({ page }) => {
  for (const { path } of pages) {
    const shared = await readShared(page, path)
    const { tags, description } = shared
    await expectComplete(page, shared, path)
    expect(new URL(tags['og:url']!).pathname).toBe(path)
    expect(description, path).toContain(tags['og:description']!.replace(/…$/, ''))
    expect(new URL(tags['og:image']!).pathname, path).toBe('/og-image.jpg')
    const isHome = path === '/'
    expect(tags['og:title']!.includes(identity.name), `${path}: only home is called so`).toBe(
      isHome
    )
  }
})

test('the default picture has pieces and name in gold, all in the square that some messengers cut out', async ({
  request,
}) => {
  const picture = sharp(await (await request.get('/og-image.jpg')).body())
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const margin = (info.width - info.height) / 2
  const gold = { pieces: 0, name: 0, outside: 0 }
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = data.subarray(at, at + 3)
    if (red! < 180 || green! < 120 || blue! > 110) continue
    const pixel = at / info.channels
    const x = pixel % info.width
    if (x < margin || x >= info.width - margin) gold.outside += 1
    else if (pixel / info.width < 460) gold.pieces += 1
    else gold.name += 1
  }
  // Where JPEG is not exact.
  expect(gold.outside).toBeLessThan(20)
  expect(gold.pieces).toBeGreaterThan(10_000)
  expect(gold.name).toBeGreaterThan(3000)
})

test('what is not to be indexed is not to be shared either', async ({ page }) => {
  expect(await tagsOf(page, '/no-such-page')).toEqual({})
})

test('an item is shared by its title, its facts in 80 characters and a picture of its own', async ({
  page,
}) => {
  const slug = await director.publish('tournaments', full)
  const shared = await readShared(page, `/updates/${slug}`)
  const { tags } = shared
  expect(tags['og:title']).toBe(full.title)
  expect(tags['og:description']).toMatch(/^\d.+ · Sangamner · ₹300 · last date \d+ [A-Z][a-z]{2}$/)
  await expectComplete(page, shared, slug)
  expect(tags['og:image:alt']).toBe(full.title)
  const picture = new URL(tags['og:image']!).pathname

  await director.change('tournaments', slug, { entryFee: '350', status: 'postponed' })
  const changed = await tagsOf(page, `/updates/${slug}`)
  expect(changed['og:image']).not.toBe(tags['og:image'])
  expect(changed['og:description']).toMatch(/^Postponed · /)
  expect((await page.request.get(picture)).status(), 'what was passed on stays').toBe(200)
})

test('an item is shared with a picture in the language of its page', async ({ page }) => {
  const slug = await director.publish('tournaments', full)
  const english = await tagsOf(page, `/updates/${slug}`)
  const drawn = new Set<string>()
  for (const language of ['mr', 'hi']) {
    const tags = await tagsOf(page, `/${language}/updates/${slug}`)
    const picture = new URL(tags['og:image']!).pathname
    expect(picture).toMatch(new RegExp(`^/uploads/share/.+-${language}\\.jpg$`))
    expect(tags['twitter:image']).toBe(tags['og:image'])
    const answer = await page.request.get(picture)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    drawn.add((await answer.body()).toString('base64'))
  }
  const first = await page.request.get(new URL(english['og:image']!).pathname)
  drawn.add((await first.body()).toString('base64'))
  expect(drawn.size).toBe(3)
})

test('one without facts is shared by the beginning of its description', async ({ page }) => {
  const slug = await director.publish('tournaments', { ...plain, description: 'word '.repeat(60) })
  const tags = await tagsOf(page, `/updates/${slug}`)
  expect(tags['og:description']).toMatch(/^(word ){10,}word…$/)
  expect(tags['og:description']!.length).toBeLessThanOrEqual(80)
})

test('an achievement is shared by who and what, when and where', async ({ page }) => {
  const slug = await director.publish('achievements', {
    title: 'First norm',
    studentName: 'मीरा शिंदे',
    description: 'A long way.',
    date: '2026-03-01',
    location: 'Nashik',
    ratingChange: '+40',
    tags: '[]',
  })
  const shared = await readShared(page, `/achievements/${slug}`)
  const { tags } = shared
  expect(tags['og:title']).toBe('मीरा शिंदे: First norm')
  expect(tags['og:description']).toBe('Sun 1 Mar 2026 · Nashik · +40')
  await expectComplete(page, shared, slug)
})
