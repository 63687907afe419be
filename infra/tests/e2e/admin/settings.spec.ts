import type { Page } from '@playwright/test'
import type { Academy } from '../../support/academy.ts'
import { newDirector } from '../director.ts'
import { expect, signIn, STILL, test as plain } from '../fixtures.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { expectNoSidewaysScroll } from './layout.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

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
  // The catalogues' lint says of each word that it is there in every language.
  await page.getByRole('button', { name: 'मराठी', exact: true }).click()
  await expect.poll(() => lang(page)).toBe('mr')
  const heading = page.locator('#view').getByRole('heading', { level: 1 })
  for (const view of ['', '/achievements', '/contacts', '/settings']) {
    const before = await heading.textContent()
    await page.locator(`nav a[href="/admin${view}"]`).first().click()
    await expect(heading).not.toHaveText(before!)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const foreign = (await ownWords(page)).filter(
      (text) =>
        /[A-Za-z]{2}/.test(text) && !/[\u0900-\u097f]/.test(text) && !SAME_EVERYWHERE.test(text)
    )
    expect(foreign, view).toEqual([])
    await page.setViewportSize({ width: 320, height: 600 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 600 })
  }
  await page.reload()
  await expect.poll(() => lang(page)).toBe('mr')
  await inject(page, 'PUT', '/api/auth/profile', { status: 503 })
  const english = page.getByRole('button', { name: 'English', exact: true })
  await english.click()
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  expect(await lang(page), 'refused, it changes nothing').toBe('mr')
  await page.unrouteAll()
  await english.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

plain.describe('security', () => {
  const LAPTOP =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

  // Passkeys belong to a name, never to an address of numbers.
  const named = ({ origin }: Academy) => origin.replace('127.0.0.1', 'localhost')
  plain.use({
    ...STILL,
    userAgent: LAPTOP,
    baseURL: ({ academy }, use) => use(named(academy)),
    expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^No passkey was added`),
  })

  const logOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login**')
  }
  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

  plain(
    'a passkey is added with the password, signs in, is removed, and is refused',
    async ({ page, request, token }) => {
      const own = await newDirector(request, token)
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
})
