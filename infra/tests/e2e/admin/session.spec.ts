import type { Page } from '@playwright/test'
import { expect, signIn, STILL, test } from '../fixtures.ts'
import { NETWORK_FAULTS } from './director.ts'

test.use({
  ...STILL,
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The server did not learn of the sign-out`),
})

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('academy.token'))

test('the requested address opens after sign-in; all tabs sign in and out together', async ({
  page,
  context,
}) => {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('academy.token', 'of-last-month'))
  await page.goto('/admin/contacts')
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fcontacts$/)
  expect(await stored(page)).toBeNull()
  await page.goBack()
  await expect(page, 'the guard leaves no step behind').toHaveURL(/favicon/)
  await page.goForward()
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/contacts$/)

  const other = await context.newPage()
  await other.goto('/admin/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login\?next=%2Fadmin%2Fsettings$/)
  expect(await stored(other)).toBeNull()
  await signIn(page)
  await expect(other).toHaveURL(/\/admin\/settings$/)
})
