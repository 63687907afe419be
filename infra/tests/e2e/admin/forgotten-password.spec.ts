import { TOO_MANY_REQUESTS } from '@academy/api/shared/refusals'
import { type Page } from '@playwright/test'
import { startAcademy } from '../../support/academy.ts'
import { MailServer } from '../../support/mail-server.ts'
import { director, expect, STILL, test } from '../fixtures.ts'
import { inject, NETWORK_FAULTS } from './director.ts'
import { chooseLanguage } from './language.ts'

test.use({ ...STILL, expectedConsole: NETWORK_FAULTS })

const email = (page: Page) => page.getByLabel('Email')
const send = (page: Page) => page.getByRole('button', { name: 'Send the Link' })
const password = (page: Page) => page.getByLabel('New password', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Set a New Password' })

test.describe('with a mail server', () => {
  const mail = new MailServer()
  let academy: Awaited<ReturnType<typeof startAcademy>>

  test.beforeAll(async () => {
    await mail.start()
    const server = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mail.port) }
    academy = await startAcademy(
      { LOG_LEVEL: 'warn', APP_URL: 'http://127.0.0.1:9', ...server },
      process.env.E2E_TEMPLATE
    )
  })
  test.afterAll(async () => {
    await academy.stop()
    await mail.stop()
  })

  /** The address in the newest mail about a new password, on this server. */
  async function link() {
    let found: string | undefined
    await expect
      .poll(() => {
        const texts = mail.taken.map(({ text }) => text.replace(/=\r?\n/g, ''))
        found = texts.findLast((text) => text.includes('/login?reset#'))
        return found
      })
      .toBeDefined()
    return `${academy.origin}/login?reset#${/\/login\?reset#([\w.-]+)/.exec(found!)![1]}`
  }

  test('a director who forgot the password sets another and is signed in, with the keyboard alone', async ({
    page,
  }) => {
    await page.goto(`${academy.origin}/login?next=%2Fadmin%2Fcontacts`)
    await test.step('nobody learns who has an account', async () => {
      await page.getByRole('link', { name: 'Forgotten your password?' }).click()
      await expect(send(page)).toBeVisible()
      await email(page).fill('nobody@mail.example')
      await send(page).click()
      await expect(page.getByRole('status')).toContainText('If nobody@mail.example has an account')
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    })

    await page.getByRole('link', { name: 'Forgotten your password?' }).press('Enter')
    await expect(email(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email(page)).toHaveAccessibleDescription('Email is required')
    await page.keyboard.type(director.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText(
      `If ${director.email} has an account here, a mail with the link is on its way.`
    )
    const address = await link()
    await page.goto(address)
    await expect(password(page)).toBeFocused()
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription(/at least 10 characters/)
    await expect(password(page)).toHaveValue('short')
    await password(page).fill('1234567890')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription(/too common/)
    await password(page).fill('a knight on the rim')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${academy.origin}/admin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()

    await page.goto('about:blank')
    await page.goto(address)
    await password(page).fill('a bishop on the rim')
    await save(page).click()
    await expect(page.getByRole('alert')).toHaveText(/This link has ended or was used/)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(email(page)).toBeFocused()
  })
})

test('a request that fails is said, and what was typed stays; without a mail server it says what whoever runs the server does; a link without its proof has ended; in Marathi too', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/login?forgotten')
  await email(page).fill(director.email)
  const refused = await inject(page, 'POST', '/api/auth/password-resets', 'connectionrefused')
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('The link could not be sent. Please try again.')
  await refused.lift()
  const limited = await inject(page, 'POST', '/api/auth/password-resets', {
    status: 429,
    body: { message: TOO_MANY_REQUESTS, code: 'too_many_requests' },
  })
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(TOO_MANY_REQUESTS)
  await expect(email(page)).toHaveValue(director.email)
  await limited.lift()

  await send(page).click()
  await expect(page.getByRole('status')).toContainText('This website sends no mail yet.')
  await expect(page.getByText(`admin:password --email=${director.email}`)).toBeVisible()

  await page.goto('/login?reset')
  await expect(page.getByRole('alert')).toHaveText(/This link has ended or was used/)

  await chooseLanguage(context, baseURL!, 'mr')
  await page.goto('/login')
  await page.getByRole('link', { name: 'पासवर्ड विसरलात?' }).click()
  await expect(page.getByRole('heading', { name: 'नवीन पासवर्ड ठेवा' })).toBeVisible()
})
