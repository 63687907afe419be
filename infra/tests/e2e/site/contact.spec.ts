import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_HONEYPOT_FIELD,
  CONTACT_MIN_ELAPSED_MS,
} from '@academy/api/shared/rules/contact_rules'
import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { Director } from '../director.ts'
import {
  expectFault,
  openContact,
  openWithoutScripts,
  test,
  translate,
  untilAwake,
  untilFormIsAwake,
} from './visitor.ts'

const CONTACT_SENT = 'Thank you for your message. We will get back to you soon!'
const CONTACT_FAILED = 'Failed to send message. Please try again later.'
const PHONE_HINT = 'Digits, +, - and brackets'

const director = new Director(test)

async function write(page: Page, message: string, email = 'sunita@family.example') {
  await page.getByLabel('Your name').fill('Sunita More')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const outcome = (page: Page) => page.getByText(CONTACT_SENT)

test('the form shows an error for each field and sends the message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openContact(page)
  const main = page.getByRole('main')
  await expect(main.locator('aside').getByRole('link').nth(1)).toHaveAttribute('href', /^tel:/)
  const inOrder = [
    main.getByRole('heading', { name: 'Visit us' }),
    main.getByRole('heading', { name: 'Send us a Message' }),
    main.getByRole('link', { name: /^WhatsApp/ }).last(),
  ]
  const tops = await Promise.all(inOrder.map(async (one) => (await one.boundingBox())!.y))
  expect(tops, 'what is specified comes first').toEqual(tops.toSorted((a, b) => a - b))
  await expect(main.getByText('Mon-Fri 9am-6pm')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Calls: Mon-Fri 9am-6pm')
  await expect(main.getByText(/Maharashtra/)).toBeVisible()
  await expect(main.getByText('you are the parent or guardian')).toBeVisible()

  const posts: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postDataJSON() as (typeof posts)[number])
  })
  await send(page)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expectAccessible(page)
  for (const [label, text, sentence] of [
    ['Your name', 'n'.repeat(51), 'Name cannot be more than 50 characters'],
    ['Email', 'nobody', 'Invalid email address'],
    ['Phone', '12a', 'Invalid phone number'],
    ['Subject', 's'.repeat(101), 'Subject cannot be more than 100 characters'],
    ['Message', 'too short', 'Message is too short'],
  ] as const) {
    const field = page.getByLabel(label)
    await field.fill(text)
    await field.blur()
    const description = label === 'Phone' ? `${sentence} ${PHONE_HINT}` : sentence
    await expect(field).toHaveAccessibleDescription(description)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  const phone = page.getByLabel('Phone')
  await phone.fill('')
  await phone.pressSequentially('९८२२० १२३४५')
  await phone.blur()
  await expect(phone).toHaveValue('9822012345')
  await expect(phone).toHaveAttribute('aria-invalid', 'false')
  expect(posts).toEqual([])

  const words = 'Is there a class for a girl of seven?'
  await page.getByLabel('Subject').fill('')
  await write(page, words)
  await send(page)
  await expect(outcome(page)).toBeInViewport()
  expect(posts).toMatchObject([{ phone: '9822012345', [CONTACT_HONEYPOT_FIELD]: '' }])
  expect(posts[0]![CONTACT_ELAPSED_FIELD]).toBeGreaterThanOrEqual(CONTACT_MIN_ELAPSED_MS)
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByText('Message is required')).toBeHidden()
  expect(await director.messagesWith(words)).toMatchObject([{ language: 'en' }])
})

/** The device stores no more than the privacy page says. */
async function expectStoredAsSaid(page: Page) {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const stored = ['visited', 'contact-draft', 'contact-opened', 'contact-tried', 'contact-outbox']
  const known = [...stored, 'language', 'puzzle'].map((name) => `academy.${name}`)
  expect(keys.filter((key) => !known.includes(key))).toEqual([])
  expect(keys).toContain('academy.contact-draft')
  const privacy = await page.request.get('/privacy')
  expect(await privacy.text()).toContain('kept on our server for 24 months')
}

test('a failed, refused or slow message stays in the form, also after a reload', async ({
  page,
  faults,
}) => {
  const message = page.getByLabel('Message')
  let reply: { status: number; json: object } = { status: 500, json: { message: 'No.' } }
  let answer = () => {}
  await page.route('**/api/contacts', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill(reply)
  })
  const sending = async () => {
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await send(page)
    await posted
  }
  await openContact(page)
  await write(page, 'This will not arrive today.')
  await message.blur()
  await expectStoredAsSaid(page)
  await sending()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  answer()
  await expect(page.getByRole('alert')).toHaveText(CONTACT_FAILED)
  await page.reload()
  await untilFormIsAwake(page)
  await expect(message).toHaveValue('This will not arrive today.')
  await expect(page.getByLabel('Your name')).toHaveValue('Sunita More')
  expectFault(faults, /status of 500/)

  reply = {
    status: 422,
    json: {
      message: 'Another text.',
      code: 'validation_failed',
      errors: { email: 'Another text.' },
      faults: { email: { code: 'email_invalid' } },
    },
  }
  await sending()
  answer()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await expect(page.getByLabel('Email')).toBeFocused()

  reply = { status: 201, json: { data: { _id: 'a' } } }
  await write(page, 'Is there a class on Sunday?', 'sunita@another.example')
  await sending()
  await message.fill('And what does it cost?')
  answer()
  await expect(outcome(page)).toBeVisible()
  await expect(message, 'written meanwhile').toHaveValue('And what does it cost?')
})

test('an offline message is sent once the network is back, from another page', async ({
  page,
  context,
}) => {
  const sendOffline = async (form: Page, words: string) => {
    await write(form, words)
    await context.setOffline(true)
    await send(form)
    await expect(form.getByText(/Your message is kept on this device/)).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('')
  }
  await openContact(page)
  const later = 'Kept on Monday, sent on Thursday.'
  await sendOffline(page, later)
  expect(await director.messagesWith(later)).toHaveLength(0)
  await page.close()
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/about')
  const notice = other.getByRole('status').filter({ hasText: CONTACT_SENT })
  await expect(notice).toBeVisible()
  await expectAccessible(other)
  expect(await director.messagesWith(later)).toHaveLength(1)

  await openContact(other)
  const refused = 'The rules changed while it waited.'
  await sendOffline(other, refused)
  await context.route('**/api/contacts', (route) =>
    route.fulfill({ status: 422, json: { message: 'No.', errors: {} } })
  )
  await other.close()
  await context.setOffline(false)
  const last = await context.newPage()
  await last.goto('/about')
  await last.getByRole('link', { name: 'Open the form' }).click()
  await untilFormIsAwake(last)
  await expect(last.getByLabel('Message')).toHaveValue(refused)
})

test('a lost answer creates no second message, even after a reload', async ({ page, faults }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/contacts', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const words = 'The tunnel swallowed the answer.'
  await openContact(page)
  await write(page, words)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(CONTACT_FAILED)
  await page.reload()
  await untilFormIsAwake(page)
  await expect(page.getByLabel('Message')).toHaveValue(words)
  await send(page)
  await expect(outcome(page)).toBeVisible()
  expect(await director.messagesWith(words)).toHaveLength(1)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
  expectFault(faults, /net::ERR_FAILED/)
})

test('a form submitted before its script loads continues on the answer page', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('.contact-form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByLabel('Your name')).toBeFocused()
  await untilFormIsAwake(page)
})

test('what is typed stays where a translation has changed the page, and so does the focus', async ({
  page,
  faults,
}) => {
  const letThrough = await openWithoutScripts(page, '/contact')
  await translate(page)
  const name = page.getByLabel('Your name')
  const email = page.getByLabel('Email')
  await email.evaluate((input: HTMLInputElement) => (input.value = 'sunita@family.example'))
  await name.click()
  await page.keyboard.type('Sunita ')
  letThrough()
  await untilAwake(page.locator('.contact-form'))
  await page.keyboard.type('Deshpande')
  await expect(name).toHaveValue('Sunita Deshpande')
  await expect(email).toHaveValue('sunita@family.example')
  expectFault(faults, /#418/)
})

test.describe('after a deploy took its scripts away', () => {
  // Astro asks once more after a second, and says that it failed if the page is still open.
  test.use({ expectedConsole: /^\[astro-island\] Error hydrating/ })

  test('a page reads on and its forms are sent', async ({ page }) => {
    // Hashed names of the build before: the server knows none of them.
    await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const words = 'Written while the new release came.'
    const woken = page.waitForRequest(/ContactForm/)
    await page.goto('/contact')
    await write(page, words)
    await woken
    await expect(page.getByLabel('Your name')).toHaveValue('Sunita More')
    await send(page)
    await expect(page).toHaveURL(/\/contact\/send/)
    await expect(outcome(page)).toBeVisible()
    expect(await director.messagesWith(words)).toHaveLength(1)

    await page.goto('/updates')
    await page.getByRole('searchbox').fill('rapid')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/updates\?.*q=rapid/)
    await expect(page.locator('.card').first()).toContainText(/rapid/i)
    await page.locator('.card-link').first().click()
    await expect(page).toHaveURL(/\/updates\/[a-z-]+$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works by page requests: first errors, then thanks', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Plain Visitor')
    await page.getByLabel('Phone').fill('12 34 ab')
    await send(page)
    await expect(page).toHaveURL(/\/contact\/send/)
    for (const fault of ['Email is required', 'Invalid phone number', 'Message is required']) {
      await expect(page.getByText(fault)).toBeVisible()
    }
    await expect(page.getByLabel('Your name')).toHaveValue('Plain Visitor')
    await page.getByLabel('Phone').fill('+91 55500 77777')
    const words = 'Sent without a line of script.'
    await write(page, words)
    await send(page)
    await expect(outcome(page)).toBeInViewport()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(await director.messagesWith(words)).toHaveLength(1)
  })
})
