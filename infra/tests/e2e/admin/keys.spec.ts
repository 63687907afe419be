import { expect } from '../fixtures.ts'
import { test } from './director.ts'

test('every change bears a key of its own', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/tournaments/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    return route.fallback()
  })
  await page.goto('/admin')
  const hide = page.getByRole('button', { name: /^Hide / }).first()
  const name = (await hide.getAttribute('aria-label'))!.replace('Hide ', '')
  await hide.click()
  await expect(page.getByText('Tournament hidden from visitors')).toBeVisible()
  await page.getByRole('button', { name: `Show ${name}`, exact: true }).click()
  await expect(page.getByText('Tournament shown to visitors')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keys[1]).not.toBe(keys[0])
})
