import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_FAILED,
  CONTACT_MIN_ELAPSED_MS,
  CONTACT_SENT,
  CONTACT_HONEYPOT_FIELD,
  PHONE_HINT,
} from '@academy/api/shared/contact_rules'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { Director } from './director.ts'
import { expectFault, openContact, test, untilFormIsAwake } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

async function write(page: Page, message: string, email = 'sunita@family.example') {
  await page.getByLabel('Your name').fill('Sunita More')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('the page leads to WhatsApp, the phone and the form, each with the specified words, on a phone and on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, greeting] of [
    ['/mr/contact', /^नमस्कार! /],
    ['/hi/contact', /^नमस्ते! /],
    ['/contact', /^Hello! /],
  ] as const) {
    await test.step(`${path} on a phone: WhatsApp and the phone come first, and the form begins in sight`, async () => {
      await page.goto(path)
      const links = page.getByRole('main').getByRole('link')
      const chat = new URL((await links.nth(0).getAttribute('href'))!)
      expect(chat.origin).toBe('https://wa.me')
      expect(chat.searchParams.get('text')).toMatch(greeting)
      await expect(links.nth(1)).toHaveAttribute('href', /^tel:/)
      const input = page.locator('.contact-form input').first()
      const { y, height } = (await input.boundingBox())!
      expect(y + height, `the first field of ${path}`).toBeLessThan(740)
    })
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('the three cards and the form', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Send us a Message',
      'Visit us',
      'Call us',
      'Email us',
    ])
    await expect(main.getByText('Mon-Fri 9am-6pm')).toBeVisible()
    await expect(main.getByText(/Maharashtra/)).toBeVisible()
  })

  await test.step('neither column beside the other is dead', async () => {
    const bottom = (selector: string) =>
      page.locator(selector).evaluate((node) => node.getBoundingClientRect().bottom)
    const [form, beside] = [await bottom('.form-panel'), await bottom('main aside')]
    expect(Math.abs(form - beside)).toBeLessThan(160)
  })

  await test.step('who has no email is led to WhatsApp or the phone, at its field', async () => {
    const field = page.locator('.field', { has: page.getByLabel('Email') })
    await expect(field).toContainText('No email?')
    const [chat, call] = await field.getByRole('link').all()
    await expect(chat!).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/)
    await expect(call!).toHaveAttribute('href', /^tel:/)
  })

  await test.step('what becomes of a message, and whose consent a child’s needs', async () => {
    const note = page.locator('.contact-form').getByText('you are the parent or guardian')
    await expect(note).toBeVisible()
    await note.getByRole('link').click()
    await expect(page).toHaveURL('/privacy')
  })
})

test('an empty form shows its faults and goes to the first; each fault has its sentence; a phone number is read as people write it', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  const phone = page.getByLabel('Phone')

  await test.step('sending an empty form shows the faults and goes to the first', async () => {
    await openContact(page)
    await send(page)
    await expect(page.getByText('Name is required')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Message is required')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()
  })

  await test.step('each fault has its sentence, once its field was touched', async () => {
    await openContact(page)
    const faults: [label: string, text: string, sentence: string][] = [
      ['Your name', '', 'Name is required'],
      ['Your name', 'n'.repeat(51), 'Name cannot be more than 50 characters'],
      ['Email', '', 'Email is required'],
      ['Email', 'nobody', 'Invalid email address'],
      ['Phone', '12a', 'Invalid phone number'],
      ['Phone', '1'.repeat(21), 'Phone number cannot be more than 20 characters'],
      ['Subject', 's'.repeat(101), 'Subject cannot be more than 100 characters'],
      ['Message', '', 'Message is required'],
      ['Message', 'too short', 'Message is too short'],
      ['Message', 'm'.repeat(1001), 'Message cannot be more than 1000 characters'],
    ]
    const touched = new Set<string>()
    for (const [label, text, sentence] of faults) {
      const field = page.getByLabel(label)
      await field.fill(text)
      if (!touched.has(label)) await expect(page.getByText(sentence)).toBeHidden()
      await field.focus()
      await field.blur()
      touched.add(label)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(
        label === 'Phone' ? `${sentence} ${PHONE_HINT}` : sentence
      )
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await phone.fill('+91(555)12-34')
    await expect(phone).toHaveAttribute('aria-invalid', 'false')
  })

  await test.step('a pasted phone number loses its spaces', async () => {
    await phone.focus()
    await phone.evaluate((input: HTMLInputElement) => {
      input.value = '+91 55500 12 345'
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    })
    await expect(phone).toHaveValue('+915550012345')
  })

  for (const [typed, kept] of [
    ['98220 12345', '9822012345'],
    ['98220.12345', '9822012345'],
    ['९८२२० १२३४५', '9822012345'],
    ['+91 (2425) 22–33', '+91(2425)22-33'],
  ] as const) {
    await test.step(`a phone number typed as ${typed} is fine`, async () => {
      await phone.fill('')
      await expect(phone).toHaveAccessibleDescription(PHONE_HINT)
      const heightOf = async (text: string) =>
        (await page.locator('.field').getByText(text, { exact: true }).first().boundingBox())!.y
      const apart = (await heightOf(PHONE_HINT)) - (await heightOf('(optional)'))
      expect(Math.abs(apart)).toBeLessThan(6)
      await phone.pressSequentially(typed)
      await expect(phone).toHaveValue(typed)
      await phone.blur()
      await expect(phone).toHaveValue(kept)
      await expect(phone).toHaveAttribute('aria-invalid', 'false')
    })
  }
  expect(posts, 'nothing was sent').toEqual([])

  await test.step('a phone number is read the same when it is sent by Enter', async () => {
    await write(page, 'My number is typed as people type it.')
    await page.getByLabel('Subject').fill('')
    await phone.fill('')
    await phone.pressSequentially('९८२२० 12345')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await phone.press('Enter')
    expect(((await posted).postDataJSON() as Record<string, unknown>).phone).toBe('9822012345')
    await expect(page.getByText(CONTACT_SENT)).toBeVisible()
    await expect(phone).toHaveValue('')
  })
})

test('a message reaches the director, however fast it was written, and the form empties; a robot that fills the trap is thanked, and leaves nothing', async ({
  page,
}) => {
  const words = 'Is there a class for a girl of seven?'
  await openContact(page)
  await write(page, words)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await send(page)
  const body = (await posted).postDataJSON() as Record<string, unknown>
  expect(body[CONTACT_ELAPSED_FIELD]).toBeGreaterThanOrEqual(CONTACT_MIN_ELAPSED_MS)
  expect(body[CONTACT_HONEYPOT_FIELD]).toBe('')
  await expect(page.getByText(CONTACT_SENT)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByText('Message is required')).toBeHidden()
  expect(await director.messagesWith(words)).toMatchObject([{ language: 'en' }])
  await page.reload()
  await untilFormIsAwake(page)
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByText(CONTACT_SENT)).toBeHidden()

  const advertised = 'Buy our wonderful traffic today.'
  await write(page, advertised, 'robot@spam.example')
  await page.locator(`[name=${CONTACT_HONEYPOT_FIELD}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await send(page)
  await expect(page.getByText(CONTACT_SENT)).toBeVisible()
  expect(await director.messagesWith(advertised)).toHaveLength(0)
})

test('while it is sent the button waits, and what is written meanwhile stays; a failure keeps every word, also over a reload; the server’s fault is said by its code at its field', async ({
  page,
  faults,
}) => {
  let answer: () => void
  let held: Promise<void> | undefined
  let reply: { status: number; json: object }
  /** The next message is answered so, once `answer` is called. */
  const hold = (next: typeof reply) => {
    held = new Promise<void>((resolve) => (answer = resolve))
    reply = next
  }
  await page.route('**/api/contacts', async (route) => {
    await held
    await route.fulfill(reply)
  })
  await openContact(page)

  await test.step('a failure', async () => {
    hold({ status: 500, json: { message: 'Something went wrong.' } })
    await write(page, 'This will not arrive today.')
    await send(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    answer!()
    await expect(page.getByRole('alert')).toHaveText(CONTACT_FAILED)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('This will not arrive today.')
    await page.reload()
    await untilFormIsAwake(page)
    await expect(page.getByLabel('Message')).toHaveValue('This will not arrive today.')
    await expect(page.getByLabel('Your name')).toHaveValue('Sunita More')
    expectFault(faults, /status of 500/)
  })

  await test.step('a fault that the server finds', async () => {
    hold({
      status: 422,
      json: {
        message: 'Worded anew.',
        code: 'validation_failed',
        errors: { email: 'Worded anew.' },
        faults: { email: { code: 'email_invalid' } },
      },
    })
    answer!()
    await send(page)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText('Please correct the marked fields.')
  })

  await test.step('what is written while a message is being sent', async () => {
    hold({ status: 201, json: { data: {} } })
    await write(page, 'Is there a class on Sunday?', 'sunita@another.example')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await send(page)
    await posted
    await page.getByLabel('Message').fill('And what does it cost?')
    answer!()
    await expect(page.getByText(CONTACT_SENT)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('And what does it cost?')
    await expect(page.getByLabel('Your name')).toHaveValue('Sunita More')
    await page.reload()
    await untilFormIsAwake(page)
    await expect(page.getByLabel('Message')).toHaveValue('And what does it cost?')
  })
})

/** Answers in the API's place, which lets in five messages of one visitor; gives the keys it was sent. */
async function accept(context: BrowserContext): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await context.route('**/api/contacts', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ status: 201, json: { data: {} } })
  })
  return keys
}

/** On an open contact page. */
async function keepWithoutSignal(page: Page, words: string) {
  await write(page, words)
  await page.context().setOffline(true)
  await send(page)
  await expect(page.getByText(/Your message is kept on this device/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
}

test('without signal a message is kept, and sent only once, when the signal is back or days later from the first page that is opened; one that is not accepted then goes back to its writer', async ({
  page,
  context,
}) => {
  await test.step('when the signal is back', async () => {
    const words = 'Written on the bus between two villages.'
    await openContact(page)
    await keepWithoutSignal(page, words)
    expect(await director.messagesWith(words)).toHaveLength(0)

    await context.setOffline(false)
    await expect(page.getByText(CONTACT_SENT)).toBeVisible()
    await page.reload()
    await untilFormIsAwake(page)
    await expect(page.getByText(CONTACT_SENT)).toBeHidden()
    expect(await director.messagesWith(words)).toHaveLength(1)
  })

  const later = await test.step('days later', async () => {
    const keys = await accept(context)
    await keepWithoutSignal(page, 'Kept on Monday, sent on Thursday.')
    await page.close()
    expect(keys).toEqual([])
    await context.setOffline(false)

    const first = await context.newPage()
    await first.goto('/about')
    await expect(first.getByRole('status').filter({ hasText: CONTACT_SENT })).toBeVisible()
    await openContact(first)
    await expect(first.getByText(CONTACT_SENT)).toBeHidden()
    expect(keys).toHaveLength(1)
    return first
  })

  await test.step('not accepted', async () => {
    const words = 'The rules changed while it waited.'
    await keepWithoutSignal(later, words)
    await context.route('**/api/contacts', (route) =>
      route.fulfill({ status: 422, json: { message: 'No.', errors: {} } })
    )
    await later.close()
    await context.setOffline(false)

    const last = await context.newPage()
    await last.goto('/about')
    await last.getByRole('link', { name: 'Open the form' }).click()
    await untilFormIsAwake(last)
    await expect(last.getByLabel('Message')).toHaveValue(words)
    await expect(last.getByRole('alert')).toHaveText(CONTACT_FAILED)
  })
})

test('a kept message goes out from another page of the site, once, and says so there', async ({
  page,
  context,
}) => {
  const keys = await accept(context)
  const others = [await context.newPage(), await context.newPage()]
  await others[0]!.goto('/services')
  await others[1]!.goto('/about')
  await openContact(page)
  await keepWithoutSignal(page, 'Kept in one window, sent from another.')
  await page.close()
  expect(keys).toEqual([])

  await context.setOffline(false)
  const notices = others.map((other) => other.getByRole('status').filter({ hasText: CONTACT_SENT }))
  await expect
    .poll(async () => (await Promise.all(notices.map((notice) => notice.count()))).sort())
    .toEqual([0, 1])
  expect(new Set(keys).size).toBe(1)
  const said = (await notices[0]!.count()) === 1 ? others[0]! : others[1]!
  await expectAccessible(said)
  await said.getByRole('button', { name: 'Close' }).last().click()
  await expect(said.getByText(CONTACT_SENT)).toBeHidden()
})

/** Loses the first answer to each message, which the API has stored; gives the keys they were sent. */
async function loseFirstAnswers(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await page.route('**/api/contacts', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length % 2 === 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  return keys
}

test('an answer lost on the way does not make a second message, nor does it when the page is loaded again before the second press', async ({
  page,
  faults,
}) => {
  const keys = await loseFirstAnswers(page)
  await openContact(page)
  const words = 'The tunnel swallowed the answer.'
  await write(page, words)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(CONTACT_FAILED)
  await send(page)
  await expect(page.getByText(CONTACT_SENT)).toBeVisible()
  expect(await director.messagesWith(words)).toHaveLength(1)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])

  const more = 'The tunnel swallowed the page, too.'
  await write(page, more)
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(CONTACT_FAILED)
  await page.reload()
  await untilFormIsAwake(page)
  await expect(page.getByLabel('Message')).toHaveValue(more)
  await send(page)
  await expect(page.getByText(CONTACT_SENT)).toBeVisible()
  expect(await director.messagesWith(more)).toHaveLength(1)
  expect(keys).toHaveLength(4)
  expect(keys[3]).toBe(keys[2])
  expect(keys[2]).not.toBe(keys[0])
  expectFault(faults, /net::ERR_FAILED/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message goes with the language of its page', async ({ page }) => {
    for (const [path, language] of [
      ['/contact', 'en'],
      ['/mr/contact', 'mr'],
      ['/hi/contact', 'hi'],
    ] as const) {
      const words = `What is the fee, without ${language}?`
      await page.goto(path)
      const field = (name: string) => page.locator(`.contact-form [name=${name}]`)
      await field('name').fill('Sunita More')
      await field('email').fill(`without.${language}@family.example`)
      await field('message').fill(words)
      await page.locator('.contact-form button:not([type=button])').first().click()
      await expect.poll(() => director.messagesWith(words)).toHaveLength(1)
      expect((await director.messagesWith(words))[0]!.language, words).toBe(language)
    }
  })
})
