import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

for (const path of ['/no-such-page', '/updates/no-such-tournament', '/achievements/admin']) {
  test(`${path} answers 404 with the site's own page`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer!.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(main.getByRole('grid', { name: 'Chessboard' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
}
