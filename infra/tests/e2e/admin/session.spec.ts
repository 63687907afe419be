import { identity } from '@academy/api/shared/identity/identity'
import type { Page } from '@playwright/test'
import { startAcademy } from '../../support/academy.ts'
import { MailServer } from '../../support/mail-server.ts'
import { director, expect, expectAccessible, STILL, test } from '../fixtures.ts'
import { hold, inject, NETWORK_FAULTS } from './director.ts'
import { openNew } from './tournament-form.ts'

test.use({
  ...STILL,
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The server did not learn of the sign-out`),
})

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('academy.token'))

async function fillIn(page: Page, { password: typed } = director) {
  await email(page).fill(director.email)
  await password(page).fill(typed)
}

test('the sign-in form shows errors and sends only once', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Portal' })).toBeVisible()
  await expect(page.getByText(identity.name)).toBeVisible()
  await expect(page.getByText('Sign in to access the admin dashboard')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await submit(page).click()
  await expect(email(page)).toHaveAccessibleDescription('Email is required')
  await expect(email(page)).toBeFocused()
  await email(page).fill('nobody')
  await expect(email(page)).toHaveAccessibleDescription('Invalid email address')
  await password(page).fill('12345')
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expectAccessible(page)

  const alert = page.getByRole('alert')
  await fillIn(page, { ...director, password: 'not-the-password' })
  await submit(page).click()
  await expect(alert).toHaveText('Invalid email or password')
  await expect(password(page)).toHaveValue('not-the-password')
  await fillIn(page)
  for (const fault of [{ status: 500 }, 'connectionrefused'] as const) {
    const { lift } = await inject(page, 'POST', '/api/auth/login', fault)
    await submit(page).click()
    await expect(alert).toHaveText('Failed to login. Please try again.')
    await lift()
  }
  const login = await hold(page, 'POST', '/api/auth/login')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await password(page).press('Enter')
  login.release()
  await page.waitForURL('**/admin')
  expect(login.calls).toHaveLength(1)

  const sidebar = page.getByRole('complementary')
  for (const words of ['director', identity.director, director.email]) {
    await expect(sidebar.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(sidebar.getByRole('link')).toHaveText([
    'Tournaments',
    'Achievements',
    /^Contacts/,
    'Settings',
    'Notices',
  ])
  await page.goto('/admin/openings')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

test('the requested address opens after sign-in; all tabs sign in and out together', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page, 'the guard leaves no step behind').toHaveURL(/\/about$/)
  await page.goto('/login?next=//stranger.example/admin')
  await signInHere(page)
  await expect(page).toHaveURL(/:\d+\/admin$/)

  const other = await context.newPage()
  await other.goto('/admin/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login\?next=%2Fadmin%2Fsettings$/)
  expect(await stored(other)).toBeNull()
  await signInHere(page)
  await expect(other).toHaveURL(/\/admin\/settings$/)
})

async function signInHere(page: Page) {
  await fillIn(page)
  await submit(page).click()
  await page.waitForURL('**/admin**')
}

test('an ended session leads to sign-in, and an open form is restored', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('academy.token', 'of-last-month'))
  await page.goto('/admin/contacts')
  await page.waitForURL('**/login?next=*contacts')
  expect(await stored(page)).toBeNull()
  await signInHere(page)
  await expect(page).toHaveURL(/\/admin\/contacts$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }), 'signed in for good').toBeVisible()

  await page.goto('/admin?status=active')
  const form = await openNew(page)
  const typed = { Title: 'Typed before', 'Registration link': 'https://forms.example/seven' }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)
  await form.getByLabel('Description', { exact: true }).fill('Seven rounds')
  const token = await stored(page)
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  // What the app asks for by itself may find it out before the press does.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[role=dialog] button[type=submit]')?.click()
  )
  await page.waitForURL('**/login?next=*')
  await signInHere(page)
  await expect(page).toHaveURL(/\/admin\?status=active$/)
  for (const [label, text] of Object.entries(typed)) {
    await expect(form.getByLabel(label)).toHaveValue(text)
  }
})

test.describe('with a mail server', () => {
  const mail = new MailServer()
  let academy: Awaited<ReturnType<typeof startAcademy>>

  test.beforeAll(async () => {
    await mail.start()
    academy = await startAcademy(
      {
        LOG_LEVEL: 'warn',
        APP_URL: 'http://127.0.0.1:9',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(mail.port),
      },
      process.env.E2E_TEMPLATE
    )
  })
  test.afterAll(async () => {
    await academy.stop()
    await mail.stop()
  })

  /** The secret of the newest mail about a new password. */
  async function secret() {
    const texts = () => mail.taken.map(({ text }) => text.replace(/=\r?\n/g, ''))
    const secrets = () =>
      texts().flatMap((text) => /\/login\?reset#([\w.-]+)/.exec(text)?.[1] ?? [])
    await expect.poll(() => secrets().length).toBeGreaterThan(0)
    return secrets().at(-1)!
  }

  test('a director resets a forgotten password with the keyboard alone', async ({ page }) => {
    const status = page.getByRole('status')
    await page.goto(`${academy.origin}/login`)
    await page.getByRole('link', { name: 'Forgotten your password?' }).press('Enter')
    await expect(email(page)).toBeFocused()
    for (const address of ['nobody@mail.example', director.email]) {
      await email(page).fill(address)
      await page.keyboard.press('Enter')
      await expect(status).toContainText(`If ${address} has an account`)
      if (address === director.email) break
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    }
    const link = `${academy.origin}/login?reset#${await secret()}`
    await page.goto(link)
    const next = page.getByLabel('New password', { exact: true })
    await expect(next).toBeFocused()
    await expectAccessible(page)
    await next.fill('1234567890')
    await page.keyboard.press('Enter')
    await expect(next).toHaveAccessibleDescription(/too common/)
    await next.fill('a knight on the rim')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()

    await page.goto('about:blank')
    await page.goto(link)
    await next.fill('a bishop on the rim')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/This link has ended or was used/)
  })
})

test('without a mail server the page names the command for a new password', async ({ page }) => {
  await page.goto('/login?forgotten')
  await email(page).fill(director.email)
  const refused = await inject(page, 'POST', '/api/auth/password-resets', 'connectionrefused')
  const send = page.getByRole('button', { name: 'Send the Link' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('The link could not be sent. Please try again.')
  await refused.lift()
  await send.click()
  await expect(page.getByRole('status')).toContainText('This website sends no mail yet.')
  await expect(page.getByText(`admin:password --email=${director.email}`)).toBeVisible()
})
