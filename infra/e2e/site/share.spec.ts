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

/** What a messenger reads of a page: one value per name, none of them twice. */
async function tagsOf(page: Page, path: string): Promise<Record<string, string>> {
  await page.goto(path)
  const tags = await page
    .locator('head > meta[property^="og:"], head > meta[name^="twitter:"]')
    .evaluateAll((metas) =>
      metas.map((tag): [string, string] => [
        tag.getAttribute('property') ?? tag.getAttribute('name')!,
        tag.getAttribute('content')!,
      ])
    )
  const found = Object.fromEntries(tags)
  expect(Object.keys(found), `${path}: no tag twice`).toHaveLength(tags.length)
  return found
}

/** Everything that must be said for a share, whatever the page. */
async function expectComplete(page: Page, tags: Record<string, string>, path: string) {
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
  expect(tags['og:url']).toBe(await page.locator('link[rel=canonical]').getAttribute('href'))
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
    const tags = await tagsOf(page, path)
    await expectComplete(page, tags, path)
    expect(new URL(tags['og:url']!).pathname).toBe(path)
    const description = await page.locator('meta[name=description]').getAttribute('content')
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
  const tags = await tagsOf(page, `/updates/${slug}`)
  expect(tags['og:title']).toBe(full.title)
  expect(tags['og:description']).toMatch(/^\d.+ · Sangamner · ₹300 · last date \d+ [A-Z][a-z]{2}$/)
  await expectComplete(page, tags, slug)
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
  const tags = await tagsOf(page, `/achievements/${slug}`)
  expect(tags['og:title']).toBe('मीरा शिंदे: First norm')
  expect(tags['og:description']).toBe('Sun 1 Mar 2026 · Nashik · +40')
  await expectComplete(page, tags, slug)
})
