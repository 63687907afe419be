import { createHash } from 'node:crypto'
import { demoAchievements } from '../../../../api/database/demo/achievements.ts'
import { demoTournaments } from '../../../../api/database/demo/tournaments.ts'
import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

const lists = [
  { path: '/updates', head: 'still-clock', demo: demoTournaments },
  { path: '/achievements', head: 'still-medal', demo: demoAchievements },
]

for (const { path, head, demo } of lists) {
  test(`${path} has a head of its own, and no picture of the samples twice`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main > header img')).toHaveAttribute('src', new RegExp(head))
    const cards = await page.locator('.card').evaluateAll((all) =>
      all.map((card) => ({
        title: card.querySelector('h2')!.textContent,
        picture: card.querySelector<HTMLImageElement>('picture img')?.src,
      }))
    )
    const samples = cards.filter(({ title }) => demo.some((one) => one.title === title))
    expect(samples.length).toBeGreaterThan(4)
    const sums = await Promise.all(
      samples.map(async ({ picture }) => {
        const body = await (await page.request.get(picture!)).body()
        return createHash('sha256').update(body).digest('hex')
      })
    )
    expect(new Set(sums).size).toBe(sums.length)
  })
}

test('pages with a head have a picture of their own', async ({ page }) => {
  const heads: string[] = []
  for (const path of ['/updates', '/achievements', '/testimonials', '/services']) {
    await page.goto(path)
    heads.push((await page.locator('main > header img').getAttribute('src'))!)
  }
  await page.goto('/contact')
  heads.push((await page.locator('main aside img').getAttribute('src'))!)
  expect(new Set(heads).size).toBe(heads.length)
})

test('eight items of the hall of fame take at most 3,600 px of a phone, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/achievements', '/mr/achievements', '/hi/achievements']) {
    await page.goto(path)
    const card = page.locator('.card').first()
    // The whole card leads to its item, and says so to who cannot see its arrow.
    await expect(card.getByRole('link')).not.toHaveAccessibleName('')
    const middle = await card.evaluate((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = node.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.className
    })
    expect(middle, path).toBe('card-link')
    const height = await page.evaluate(() => {
      for (const more of [...document.querySelectorAll('.card')].slice(8)) more.remove()
      return document.documentElement.scrollHeight
    })
    expect(height, path).toBeLessThanOrEqual(3600)
  }
})

test('on a desk the picture of an item and what is known of it share the width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, title] of [
    ['/achievements', 'State under-15 champion'],
    ['/updates', 'Sahyadri Rapid Open'],
  ] as const) {
    await page.goto(path)
    const link = page.locator('.card', { hasText: title }).getByRole('link')
    await page.goto((await link.getAttribute('href'))!)
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    const [article, picture, heading, facts] = await Promise.all(
      ['.item-page', '.picture-link', 'h1', '.details-facts'].map(box)
    )
    expect(heading!.x, path).toBeGreaterThan(picture!.x + picture!.width)
    expect(facts!.x, path).toBe(heading!.x)
    expect(picture!.x, path).toBe(article!.x)
    // Nothing but the words of a paragraph, which keep their measure, ends far before the edge.
    expect(heading!.x + heading!.width, path).toBeGreaterThan(article!.x + article!.width - 2)
    // The facts lie beside the picture: neither has an empty half under it.
    expect(facts!.y, path).toBeLessThan(picture!.y + picture!.height)
  }
})

test('on a phone date and place of an item come before its picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/achievements')
  const card = page.locator('.card', { hasText: 'State under-15 champion' })
  await page.goto((await card.getByRole('link').getAttribute('href'))!)
  await expect(page.locator('.details-facts dt').nth(0)).toHaveText('Date')
  await expect(page.locator('.details-facts dt').nth(1)).toHaveText('Place')
  const place = page.locator('.details-facts').getByText('Nashik')
  await expect(place).toBeInViewport()
  const { y } = (await page.locator('.picture-link').boundingBox())!
  expect((await place.boundingBox())!.y).toBeLessThan(y)
})
