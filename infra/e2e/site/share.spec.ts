import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, plain } from './tournaments.ts'
import { test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

async function tagsOf(page: Page, path: string) {
  await page.goto(path)
  return page
    .locator('head > meta[property^="og:"], head > meta[name^="twitter:"]')
    .evaluateAll((tags) =>
      Object.fromEntries(
        tags.map((tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name'),
          tag.getAttribute('content')!,
        ])
      )
    )
}

test('an item is shared by its title, its facts in 80 characters and a picture of its own', async ({
  page,
}) => {
  const slug = await director.publish('tournaments', full)
  const tags = await tagsOf(page, `/updates/${slug}`)
  expect(tags['og:title']).toBe(full.title)
  expect(tags['og:description']).toMatch(/^\d.+ · Sangamner · ₹300 · last date \d+ [A-Z][a-z]{2}$/)
  expect(tags['og:description']!.length).toBeLessThanOrEqual(80)
  expect(tags).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/jpeg',
    'og:image:alt': full.title,
    'twitter:card': 'summary_large_image',
    'twitter:title': full.title,
    'twitter:description': tags['og:description'],
    'twitter:image': tags['og:image'],
  })
  const picture = new URL(tags['og:image']!).pathname
  const answer = await page.request.get(picture)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect((await answer.body()).length).toBeLessThanOrEqual(280_000)
  const { width, height } = await sharp(await answer.body()).metadata()
  expect([width, height]).toEqual([1200, 630])

  await director.change('tournaments', slug, { entryFee: '350', status: 'postponed' })
  const changed = await tagsOf(page, `/updates/${slug}`)
  expect(changed['og:image']).not.toBe(tags['og:image'])
  expect(changed['og:description']).toMatch(/^Postponed · /)
  expect((await page.request.get(picture)).status(), 'what was passed on stays').toBe(200)
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
  const answer = await page.request.get(new URL(tags['og:image']!).pathname)
  expect((await sharp(await answer.body()).metadata()).width).toBe(1200)
})
