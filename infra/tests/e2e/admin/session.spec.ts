import { type Page } from '@playwright/test'
import { director, expect } from '../fixtures.ts'
import { hold, inject, NETWORK_FAULTS, test } from './director.ts'

test.use({
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^Signing out on the server failed`),
})

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('academy.token'))

/** Gives the session back, and leaves the page that was signed out: it would go on with it. */
async function signInAgain(page: Page, token: string) {
  await page.evaluate((value) => localStorage.setItem('academy.token', value), token)
  await page.goto('about:blank')
}

test('the dashboard waits for the profile and then says who is signed in', async ({ page }) => {
  const profile = await hold(page, 'GET', '/api/auth/profile')
  await page.goto('/admin')
  await expect(page.getByRole('status')).toHaveText('Loading dashboard...')
  profile.release()
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('director', { exact: true })).toBeVisible()
  await expect(sidebar.getByText('Academy Director')).toBeVisible()
  await expect(sidebar.getByText(director.email)).toBeVisible()
  await expect(sidebar.getByRole('link')).toHaveText([
    'Tournaments',
    'Achievements',
    /^Contacts/,
    'Settings',
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()
  await page.goto('/admin/openings')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('a profile or a logout that fails, and a 401 to what a view shows, end the session here', async ({
  page,
  token,
}) => {
  for (const fault of [{ status: 500 }, { status: 401 }, 'connectionrefused'] as const) {
    await test.step(`a profile: ${JSON.stringify(fault)}`, async () => {
      const { calls, lift } = await inject(page, 'GET', '/api/auth/profile', fault)
      await page.goto('/admin')
      await page.waitForURL('**/login')
      expect(await kept(page)).toBeNull()
      // Asked again only where there was no answer at all.
      expect(calls).toHaveLength(typeof fault === 'string' ? 4 : 1)
      await lift()
      await signInAgain(page, token)
    })
  }
  for (const fault of [{ status: 500 }, 'connectionrefused'] as const) {
    await test.step(`a logout: ${JSON.stringify(fault)}`, async () => {
      const { lift } = await inject(page, 'POST', '/api/auth/logout', fault)
      await page.goto('/admin/contacts')
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('**/login**')
      expect(await kept(page)).toBeNull()
      await lift()
      await signInAgain(page, token)
    })
  }
  for (const [view, list] of [
    ['/admin', '/api/tournaments/admin'],
    ['/admin/achievements', '/api/achievements/admin'],
    ['/admin/contacts', '/api/contacts'],
    ['/admin/settings', '/api/settings'],
  ] as const) {
    await test.step(`a 401: ${list}`, async () => {
      const body = { message: 'Please sign in.' }
      const { lift } = await inject(page, 'GET', list, { status: 401, body })
      await page.goto(view)
      await page.waitForURL('**/login**')
      expect(await kept(page)).toBeNull()
      await lift()
      await signInAgain(page, token)
    })
  }
})

test('a 401 in the middle leads through sign-in back to the same form, filled', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  const answer = await request.post('/api/auth/login', { data: director })
  const own = ((await answer.json()) as { token: string }).token
  await page.goto('/login')
  await page.evaluate((value) => localStorage.setItem('academy.token', value), own)
  await page.goto('/admin?status=active&new')
  const form = page.getByRole('dialog', { name: 'Create New Tournament' })
  await form.getByLabel('Title').fill('Typed before the session ended')
  await form.getByLabel('Description', { exact: true }).fill('Seven rounds')
  await form.getByLabel('Registration link').fill('https://forms.example/seven')

  await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${own}` } })
  await request.dispose()
  // What the app asks for by itself may find it out before the press does.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[role=dialog] button[type=submit]')?.click()
  )
  await page.waitForURL('**/login?next=*')
  expect(await kept(page)).toBeNull()
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(form.getByLabel('Title')).toHaveValue('Typed before the session ended')
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Seven rounds')
  await expect(form.getByLabel('Registration link')).toHaveValue('https://forms.example/seven')
  await expect(page).toHaveURL(/\/admin\?status=active&new=?$/)
})
