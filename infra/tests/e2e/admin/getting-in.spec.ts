import { type Browser, type Page } from '@playwright/test'
import type { Academy } from '../../support/academy.ts'
import { director, expect, expectAccessible, STILL, test as base } from '../fixtures.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Passkeys belong to a name, never to an address of numbers. */
const test = base.extend({
  ...STILL,
  baseURL: ({ academy }, use) => use(named(academy)),
  userAgent: LAPTOP,
  expectedConsole: /^No passkey was added/,
})

const named = ({ origin }: Academy) => origin.replace('127.0.0.1', 'localhost')

/** A director of this test's own: what ends here ends for no other test. */
async function newDirector(browser: Browser, academy: Academy) {
  const context = await browser.newContext({ baseURL: academy.origin })
  const { request } = context
  const { token } = await (await request.post('/api/auth/login', { data: director })).json()
  const own = { email: `third-${Date.now()}@academy.example`, password: 'castle early and often' }
  const headers = { Authorization: `Bearer ${token}` }
  await request.post('/api/auth/register', { data: own, headers })
  await context.close()
  return own
}

async function signIn(page: Page, own: typeof director) {
  await page.getByLabel('Email').fill(own.email)
  await page.getByLabel('Password', { exact: true }).fill(own.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/admin**')
}

/** A phone that is unlocked by its owner's finger whenever it is asked. */
async function withFinger(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    /** Whether it is its owner's. */
    is: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login**')
}

test('a passkey is added, signs in, is removed and refused, and the password always works', async ({
  page,
  browser,
  academy,
}) => {
  const own = await newDirector(browser, academy)
  const finger = await withFinger(page)
  await page.goto('/login')
  await signIn(page, own)
  await page.goto('/admin/settings')
  const passkeys = section(page, 'Passkeys')
  const password = passkeys.getByLabel('Password', { exact: true })
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a Passkey' }).press('Enter')
  await expect(password).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('Password is required')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('The current password is not right')
  await password.fill(own.password)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey added')).toBeVisible()
  const row = passkeys.getByRole('listitem')
  await expect(row).toContainText('Chrome on Windows')
  await expect(row).toContainText('Added today, not used yet')
  await expect(passkeys.getByRole('button', { name: 'Add a Passkey' })).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type(own.password)
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('alert')).toHaveText(
    'This device has a passkey for your account already.'
  )
  await passkeys.getByRole('button', { name: 'Cancel' }).click()
  await logOut(page)

  const use = page.getByRole('button', { name: 'Sign in with a passkey' })
  await finger.is(false)
  await use.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was used. Try again, or sign in with your password.'
  )
  await finger.is(true)
  await use.press('Enter')
  await page.waitForURL('**/admin/settings')
  await expect(row).toContainText('Added today, last used today')
  await passkeys.getByRole('button', { name: 'Remove Chrome on Windows' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await expect(question).toContainText('it opens your account no more')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible()
  await expect(page.locator('#view')).toBeFocused()
  await logOut(page)

  await expectAccessible(page)
  await use.click()
  await expect(page.getByRole('alert')).toHaveText(
    'This passkey is not accepted here. Sign in with your password.'
  )
  await signIn(page, own)
})

test('a device is ended from another one, and what was typed there is safe', async ({
  page,
  browser,
  academy,
  baseURL,
}) => {
  const own = await newDirector(browser, academy)
  const lost = await browser.newContext({ baseURL: baseURL!, userAgent: PHONE })
  const phone = await lost.newPage()
  await phone.goto('/login?next=%2Fadmin%3Fnew')
  await signIn(phone, own)
  const title = phone.getByLabel('Title', { exact: true })
  await title.fill('Typed on the train')
  await phone.getByLabel('Description', { exact: true }).fill('Seven rounds')
  await phone.getByLabel('Registration link').fill('https://forms.example/seven')

  await page.goto('/login?next=%2Fadmin%2Fsettings')
  await signIn(page, own)
  const devices = section(page, 'Devices')
  await expect(devices.getByRole('listitem')).toHaveText([
    /^Chrome on Windows, todayThis deviceSigned in today/,
    /^Chrome on Android, todaySigned in today/,
  ])
  await expectAccessible(page)
  const end = devices.getByRole('button', { name: 'End: Chrome on Android, today' })
  await end.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Sign this device out?' })
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Device signed out')).toBeVisible()
  await expect(end).toBeHidden()
  await expect(page.locator('#view')).toBeFocused()

  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('You were signed out. What you typed is safe.')).toBeVisible()
  await signIn(phone, own)
  await expect(title).toHaveValue('Typed on the train')
  await lost.close()

  await devices.getByRole('button', { name: 'End: Chrome on Windows, today' }).click()
  await page
    .getByRole('alertdialog', { name: 'Sign out here, on this device?' })
    .getByRole('button', { name: 'Sign Out' })
    .click()
  await page.waitForURL('**/login**')
})
