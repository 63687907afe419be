import type { Page } from '@playwright/test'
import type { Academy } from '../../support/academy.ts'
import { expect, expectAccessible, STILL, test as plain } from '../fixtures.ts'
import { hold, inject, NETWORK_FAULTS, test } from './director.ts'
import { newDirector } from './elsewhere.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

const REFUSED = '550 5.1.1 No such user here'

test('recipients are added and removed, and mails are switched and tested', async ({ page }) => {
  await page.goto('/admin/settings')
  const field = page.getByLabel('Email address')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect(field).toHaveAttribute('type', 'email')
  await field.fill('nobody')
  await add.click()
  await expect(field).toHaveAccessibleDescription('Invalid email address')
  await field.fill('coach@sahyadri.example')
  await add.click()
  const remove = page.getByRole('button', { name: 'Remove coach@sahyadri.example' })
  await expect(remove).toBeVisible()
  await field.fill('Coach@Sahyadri.example')
  await add.click()
  await expect(field).toHaveAccessibleDescription('This email address is already in the list')

  const answers = page.getByRole('list', { name: 'Test email' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await expect(answers, 'this server has no mail').toContainText(['This website sends no mail yet'])
  const refused = [
    {
      recipient: 'coach@sahyadri.example',
      isAccepted: false,
      reason: 'refused',
      answer: REFUSED,
    },
  ]
  await page.route('**/api/settings/test-email', (route) =>
    route.fulfill({ json: { data: refused } })
  )
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await expect(answers).toContainText([`The mail server said: ${REFUSED}`])
  await expectAccessible(page)
  await page.reload()
  await remove.click()
  await expect(remove).toBeHidden()

  const notifications = page.getByRole('switch', { name: 'Email Notifications' })
  await expect(notifications).toHaveAccessibleDescription(
    'Receive an email for each new contact form submission.'
  )
  await expect(notifications).toBeChecked()
  const call = await hold(page, 'PUT', '/api/settings/notifications')
  await notifications.click()
  await expect(notifications, 'the server first').toBeChecked()
  call.release()
  await expect(notifications).not.toBeChecked()
  await notifications.click()
  await expect(notifications).toBeChecked()
})

const lang = (page: Page) => page.locator('html').getAttribute('lang')

/** Names of languages, keys and programs, addresses, and the federation's way to write a code. */
const SAME_EVERYWHERE =
  /^(English|Enter|Esc|Ctrl \+ Enter|n|WhatsApp|AICF [\d/]+MAH\/2026|[\w.]+@[\w.]+|localhost\S*|127\S*)$/

/** Texts of the app itself: names of controls, headings, choices; not the texts of items. */
const ownWords = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('button, label, legend, nav a, option, h1, summary'),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    const named = [...document.querySelectorAll('[aria-label], [placeholder]')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? ''
    )
    return [...texts, ...named].map((text) => text.trim())
  })

test('the chosen language applies to every view and survives a reload', async ({ page }) => {
  await page.goto('/admin/settings')
  for (const [name, code, views] of [
    ['मराठी', 'mr', ['', '/achievements', '/contacts', '/settings']],
    // The catalogues' lint says of each word that it is there in every language.
    ['हिंदी', 'hi', ['', '/settings']],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => lang(page)).toBe(code)
    const heading = page.locator('#view').getByRole('heading', { level: 1 })
    for (const view of views) {
      const before = await heading.textContent()
      await page.locator(`nav a[href="/admin${view}"]`).first().click()
      await expect(heading).not.toHaveText(before!)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const foreign = (await ownWords(page)).filter(
        (text) =>
          /[A-Za-z]{2}/.test(text) && !/[\u0900-\u097f]/.test(text) && !SAME_EVERYWHERE.test(text)
      )
      expect(foreign, `${code} ${view}`).toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
      await expect.poll(overflow, `${code} ${view}`).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await page.reload()
    await expect.poll(() => lang(page)).toBe(code)
  }
  const refused = await inject(page, 'PUT', '/api/auth/profile', { status: 503 })
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect.poll(() => refused.calls.length).toBe(1)
  await refused.lift()
  await page.reload()
  await expect.poll(() => lang(page), 'refused, it changes nothing').toBe('hi')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

plain.describe('security', () => {
  const PHONE =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
  const LAPTOP =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

  // Passkeys belong to a name, never to an address of numbers.
  const named = ({ origin }: Academy) => origin.replace('127.0.0.1', 'localhost')
  plain.use({
    ...STILL,
    userAgent: LAPTOP,
    baseURL: ({ academy }, use) => use(named(academy)),
    expectedConsole: new RegExp(
      `${NETWORK_FAULTS.source}|^No passkey was added|^The password was not changed`
    ),
  })

  async function signIn(page: Page, own: { email: string; password: string }) {
    await page.getByLabel('Email').fill(own.email)
    await page.getByLabel('Password', { exact: true }).fill(own.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/admin**')
  }

  const logOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login**')
  }
  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

  plain(
    'a passkey is added with the password, signs in, is removed, and is refused',
    async ({ page, browser, academy }) => {
      const own = await newDirector(browser, academy)
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('WebAuthn.enable')
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      await page.goto('/login?next=%2Fadmin%2Fsecurity')
      await signIn(page, own)
      const passkeys = section(page, 'Passkeys')
      await passkeys.getByText('Add a Passkey').click()
      const password = passkeys.getByLabel('Your password')
      await password.fill('not the password')
      await page.keyboard.press('Enter')
      await expect(password).toHaveAccessibleDescription('The current password is not right')
      await password.fill(own.password)
      await page.keyboard.press('Enter')
      const row = passkeys.getByRole('listitem')
      await expect(row).toContainText('Chrome on Windows')
      await expectAccessible(page)
      await logOut(page)
      const use = page.getByRole('button', { name: 'Sign in with a passkey' })
      await use.click()
      await page.waitForURL('**/admin/security')
      await expect(row).toContainText('last used today')
      await passkeys.getByRole('button', { name: 'Remove Chrome on Windows' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(passkeys.getByText('No passkey yet.')).toBeVisible()
      await logOut(page)
      await use.click()
      await expect(page.getByRole('alert')).toHaveText(
        'This passkey is not accepted here. Sign in with your password.'
      )
    }
  )

  plain(
    'a lost phone is signed out, the password changed, and every session ended',
    async ({ page, browser, academy, baseURL }) => {
      const own = await newDirector(browser, academy)
      const lost = await browser.newContext({ baseURL: baseURL!, userAgent: PHONE })
      const phone = await lost.newPage()
      await phone.goto('/login')
      await signIn(phone, own)
      await phone.getByRole('button', { name: 'Add Tournament' }).click()
      const title = phone.getByLabel('Title', { exact: true })
      await title.fill('Typed on the train')
      await page.goto('/login?next=%2Fadmin%2Fsecurity')
      await signIn(page, own)
      const devices = section(page, 'Devices')
      await expect(devices.getByRole('listitem')).toHaveText([
        /^Chrome on Windows, todayThis device/,
        /^Chrome on Android, today/,
      ])
      const end = devices.getByRole('button', { name: /: Chrome on Android, today$/ })
      await end.click()
      await expect(end).toBeHidden()
      await phone.reload()
      await phone.waitForURL('**/login**')
      await signIn(phone, own)
      await expect(title, 'what was typed there is safe').toHaveValue('Typed on the train')

      await page.goto('/admin/settings')
      const next = 'the bishop pair wins endgames'
      const current = page.getByLabel('Current password')
      const change = page.getByRole('button', { name: 'Change Password' })
      await current.fill('not the password')
      await page.getByLabel('New password', { exact: true }).fill(next)
      await change.click()
      await expect(current).toHaveAccessibleDescription('The current password is not right')
      await current.fill(own.password)
      await change.click()
      await expect(page.getByText('Password changed. Other devices are signed out.')).toBeVisible()
      await phone.reload()
      await phone.waitForURL('**/login**')
      await lost.close()
      const other = await page.context().newPage()
      await other.goto('/admin/contacts')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Open Security' }).click()
      await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
      await page.waitForURL('**/login**')
      await other.waitForURL('**/login?next=*contacts')
      await signIn(page, { ...own, password: next })
    }
  )
})
