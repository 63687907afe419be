import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

test('six students, each with portrait, name, course, stars and words', async ({ page }) => {
  await page.goto('/testimonials')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Testimonials')
  const cards = page.getByRole('main').getByRole('figure')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    const portrait = card.locator('img')
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(card.getByRole('img', { name: /^[45] of 5 stars$/ })).toBeVisible()
    await expect(card.getByRole('blockquote')).toHaveText(/.{40}/)
    await expect(card.locator('figcaption')).toHaveText(
      /^\w+ \w+(Real|Solo) (Bronze|Silver|Gold)|(Silver|Gold) Group$/
    )
  }
})
