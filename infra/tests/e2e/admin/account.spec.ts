import { type APIRequestContext, type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'

test.use({ expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The password was not changed`) })

const NEXT = 'the bishop pair wins endgames'

/** A director of this test's own: ending every session would end those of the other tests. */
async function another(page: Page, request: APIRequestContext, token: string) {
  const own = { email: `second-${Date.now()}@academy.example`, password: 'castle early and often' }
  const headers = { Authorization: `Bearer ${token}` }
  await request.post('/api/auth/register', { data: own, headers })
  const signInWith = async (password: string) => {
    const answer = await request.post('/api/auth/login', { data: { ...own, password } })
    const body = (await answer.json()) as { token?: string }
    return { status: answer.status(), token: body.token }
  }
  const signed = await signInWith(own.password)
  await page.goto('/login')
  await page.evaluate((value) => localStorage.setItem('academy.token', value), signed.token!)
  await page.goto('/admin/settings')
  return { ...own, signInWith }
}

test('the password is changed and the session goes on; signing out everywhere ends every session, or says that it did not', async ({
  page,
  request,
  token,
}) => {
  const director = await another(page, request, token)
  const current = page.getByLabel('Current password')
  const next = page.getByLabel('New password', { exact: true })
  const change = page.getByRole('button', { name: 'Change Password' })
  await expect(current).toHaveAttribute('autocomplete', 'current-password')
  await expect(next).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(director.email)
  await expectAccessible(page)

  await change.click()
  await expect(page.getByText('Password is required')).toHaveCount(2)
  await expect(current).toBeFocused()
  await current.fill('not the password')
  await next.fill('too short')
  await change.click()
  await expect(page.getByText('Password must be at least 10 characters')).toBeVisible()
  await expect(next).toBeFocused()
  await next.fill(NEXT)
  await change.click()
  await expect(page.getByText('The current password is not right')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(next).toHaveValue(NEXT)

  const { lift } = await inject(page, 'PUT', '/api/auth/password', { status: 500 })
  await current.fill(director.password)
  await change.click()
  await expect(page.getByText('Failed to change the password')).toBeVisible()
  await lift()

  const before = await page.evaluate(() => localStorage.getItem('academy.token'))
  await change.click()
  await expect(page.getByText('Password changed. Other devices are signed out.')).toBeVisible()
  await expect(current).toHaveValue('')
  const after = await page.evaluate(() => localStorage.getItem('academy.token'))
  expect(after).not.toBe(before)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect((await director.signInWith(director.password)).status).toBe(400)
  expect((await director.signInWith(NEXT)).status).toBe(200)

  const everywhere = page.getByRole('button', { name: 'Sign Out Everywhere' })
  const failing = await inject(page, 'POST', '/api/auth/logout-everywhere', { status: 500 })
  await everywhere.click()
  await expect(page.getByText('Failed to sign out everywhere')).toBeVisible()
  await failing.lift()
  const other = await page.context().newPage()
  await other.goto('/admin/contacts')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await everywhere.click()
  await page.waitForURL('**/login**')
  await other.waitForURL('**/login?next=*contacts')
  const headers = { Authorization: `Bearer ${after}` }
  expect((await request.get('/api/auth/profile', { headers })).status()).toBe(401)
})
