import { SIGN_IN_FAILED, SIGN_IN_REFUSED } from '@academy/api/shared/sign_in_rules'
import { identity } from '@academy/api/shared/identity'
import { type Page } from '@playwright/test'
import { director, expect, signIn, STILL, test } from '../fixtures.ts'
import { hold, inject, NETWORK_FAULTS } from './director.ts'

test.use({ ...STILL, expectedConsole: NETWORK_FAULTS })

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
const token = (page: Page) => page.evaluate(() => localStorage.getItem('academy.token'))

async function fillIn(page: Page) {
  await email(page).fill(director.email)
  await password(page).fill(director.password)
}

test('says what it is, checks fields once they were touched, shows the password on demand, and tells what a sign-in comes to', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Portal' })).toBeVisible()
  await expect(page.getByText(identity.name)).toBeVisible()
  await expect(page.getByText('Sign in to access the admin dashboard')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')

  await expect(page.getByText('Email is required')).toBeHidden()
  await email(page).focus()
  await password(page).focus()
  await expect(email(page)).toHaveAccessibleDescription('Email is required')
  await expect(page.getByText('Password is required')).toBeHidden()
  await submit(page).click()
  await expect(email(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Password is required')
  await email(page).fill('nobody')
  await expect(email(page)).toHaveAccessibleDescription('Invalid email address')
  await password(page).fill('12345')
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters')

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')

  const alert = page.getByRole('alert')
  await test.step('a wrong password is one sentence, and what was typed stays', async () => {
    await email(page).fill(director.email)
    await password(page).fill('not-the-password')
    await submit(page).click()
    await expect(alert).toHaveText(SIGN_IN_REFUSED)
    await expect(page).toHaveURL(/\/login$/)
    await expect(email(page)).toHaveValue(director.email)
    await expect(password(page)).toHaveValue('not-the-password')
    await expect(password(page)).toBeFocused()
    expect(await token(page)).toBeNull()
  })

  await fillIn(page)
  for (const fault of [{ status: 500 }, 'connectionrefused', 'timedout'] as const) {
    const { calls, lift } = await inject(page, 'POST', '/api/auth/login', fault)
    await submit(page).click()
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await expect(alert).toHaveText(SIGN_IN_FAILED)
    await lift()
    await expect(submit(page)).toBeEnabled()
  }
  const body = { message: 'Please wait a minute.', errors: { email: 'This one is asleep' } }
  const { lift } = await inject(page, 'POST', '/api/auth/login', { status: 422, body })
  await submit(page).click()
  await expect(alert).toHaveText('Please wait a minute.')
  await expect(email(page)).toHaveAccessibleDescription('This one is asleep')
  await lift()

  const login = await hold(page, 'POST', '/api/auth/login')
  await submit(page).click()
  const busy = page.getByRole('button', { name: 'Signing In...' })
  await expect(busy).toBeDisabled()
  await expect(alert).toBeEmpty()
  await password(page).press('Enter')
  login.release()
  await page.waitForURL('**/admin')
  expect(login.calls).toHaveLength(1)
})

test('the guard keeps the address for after, and never leads to a stranger', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)

  await page.goto('/admin/contacts?status=unread')
  await page.waitForURL('**/login?next=*')
  await fillIn(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/admin\/contacts\?status=unread$/)
  await page.goto('/login')
  await expect(page, 'signed in already').toHaveURL(/\/admin$/)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?next=//stranger.example/admin')
  await fillIn(page)
  await submit(page).click()
  await expect(page).toHaveURL(/:\d+\/admin$/)
})

test('signing in and out reaches every tab', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login')
  await signIn(page)
  await expect(other).toHaveURL(/\/admin$/)
  await other.goto('/admin/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login\?next=%2Fadmin%2Fsettings$/)
  expect(await token(other)).toBeNull()
})
