import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { NETWORK_FAULTS, test } from '../director.ts'
import { forgetToasts, items, toast } from '../lists.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedConsole: NETWORK_FAULTS })

interface Sent {
  name: string
  email?: string
  phone?: string
  subject?: string
  message?: string
  language?: string
}

/** A visitor's message, as the site's form sends it. */
async function send(request: APIRequestContext, sent: Sent): Promise<string> {
  const email = `${sent.name.split(' ')[0]!.toLowerCase()}@family.example`
  const data = { email, message: `Is there a place? ${sent.name}`, ...sent }
  const answer = await request.post('/api/contacts', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

async function stored(request: APIRequestContext, token: string, id: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get(`/api/contacts/${id}`, { headers })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

const item = (page: Page, name: string) => items(page).filter({ hasText: name })

/** Has WhatsApp answered here, and tells which chats were opened. */
async function chats(context: BrowserContext): Promise<URL[]> {
  const opened: URL[] = []
  await context.route('https://wa.me/**', (route) => {
    opened.push(new URL(route.request().url()))
    return route.fulfill({ body: 'WhatsApp' })
  })
  return opened
}

const PARENTS = [
  {
    language: 'en',
    name: 'Sunita More',
    message: 'What is the fee for the class?',
    opens: /^Hello Sunita More, thank you .*\n\nThe fee for Solo Gold is ₹8,999\./,
    last: 'Please ask if you would like to know more.',
  },
  {
    language: 'mr',
    name: 'सुनीता मोरे',
    message: 'वर्गाचे शुल्क किती आहे?',
    opens: /^नमस्कार सुनीता मोरे, .*\n\nसोलो गोल्ड अभ्यासक्रमाचे शुल्क ₹8,999 आहे\./,
    last: 'आणखी काही विचारायचे असल्यास नक्की विचारा.',
  },
  {
    language: 'hi',
    name: 'सुनीता शर्मा',
    message: 'क्लास की फ़ीस कितनी है?',
    opens: /^नमस्ते सुनीता शर्मा, .*\n\nसोलो गोल्ड कोर्स की फ़ीस ₹8,999 है।/,
    last: 'कुछ और जानना हो तो ज़रूर पूछें।',
  },
]

test('a parent is answered on WhatsApp with two taps in each language, by mail without a number, in words that are chosen and changed', async ({
  page,
  context,
  request,
  token,
}) => {
  const sent = PARENTS.map(async (parent) => {
    const { language, name, message } = parent
    const subject = `Solo Gold (${language})`
    const email = `${language}@family.example`
    const id = await send(request, {
      name,
      email,
      phone: '98220 55501',
      subject,
      message,
      language,
    })
    return { ...parent, id }
  })
  const parents = await Promise.all(sent)
  const asked = 'नमस्कार, रविवारी वर्ग असतो का? माझ्या मुलाला यायचे आहे.'
  await send(request, { name: 'Nilima Kale', message: asked, subject: 'वर्ग', language: 'en' })
  await send(request, { name: 'Kiran Jadhav', phone: '+91-98220-55502' })
  const opened = await chats(context)
  await page.goto('/admin/contacts')

  for (const { language, name, opens, last, id } of parents) {
    await test.step(`with two taps: ${language}`, async () => {
      await forgetToasts(page)
      opened.length = 0
      const row = item(page, name)
      let taps = 0
      const tap = async (what: ReturnType<typeof row.getByRole>) => {
        taps += 1
        await what.tap()
      }
      await tap(row.getByRole('button').first())
      const main = row.getByRole('link', { name: 'WhatsApp' })
      await expect(main).toHaveAttribute('href', /text=/)
      await expect(main, 'below the words, without scrolling').toBeInViewport()
      await expect(row.getByLabel('Text of the reply')).toHaveValue(opens)
      const chat = page.waitForEvent('popup')
      await tap(main)
      await (await chat).close()
      expect(taps).toBe(2)

      expect(opened).toHaveLength(1)
      expect(opened[0]!.pathname).toBe('/919822055501')
      const text = opened[0]!.searchParams.get('text')!
      expect(text).toMatch(opens)
      expect(text.endsWith(last), text).toBe(true)
      expect(text).not.toMatch(/[{}]/)

      await expect(toast(page, 'Marked as answered')).toBeVisible()
      await expect(row.getByText('Answered', { exact: true })).toBeVisible()
      await expect.poll(async () => (await stored(request, token, id)).answeredAt).toBeDefined()
      await toast(page, 'Marked as answered').getByRole('button', { name: 'Undo' }).tap()
      await expect(row.getByText('Answered', { exact: true })).toBeHidden()
      await expect.poll(async () => (await stored(request, token, id)).answeredAt).toBeUndefined()
      expect((await stored(request, token, id)).isRead).toBe(true)
    })
  }

  await test.step('without a number the answer goes by mail, in the language that was written', async () => {
    const row = item(page, 'Nilima Kale')
    await row.getByRole('button').first().tap()
    await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
    const reply = row.getByRole('link', { name: 'Reply' })
    await expect(reply).toHaveAttribute('href', /body=/)
    const href = new URL((await reply.getAttribute('href'))!)
    expect(href.protocol).toBe('mailto:')
    expect(decodeURIComponent(href.pathname)).toBe('nilima@family.example')
    expect(href.searchParams.get('subject')).toBe('Re: वर्ग')
    expect(href.searchParams.get('body')).toMatch(/^नमस्कार Nilima Kale, .*\r\n/)
  })

  await test.step('the reply is chosen and changed before it opens', async () => {
    const row = item(page, 'Kiran Jadhav')
    await row.getByRole('button').first().tap()
    const text = row.getByLabel('Text of the reply')
    await expect(text).toHaveValue(/^Hello Kiran Jadhav/)
    await row.getByLabel('Ready reply').selectOption('Free lesson')
    await expect(text).toHaveValue(/first lesson is free/)
    await row.getByLabel('In', { exact: true }).selectOption('हिन्दी')
    await expect(text).toHaveValue(/^नमस्ते Kiran Jadhav/)
    await text.fill('See you on Sunday & Monday?')
    await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919822055502?text=See%20you%20on%20Sunday%20%26%20Monday%3F'
    )
  })
})

test('messages are looked at by what became of them, also where it waits to be sent', async ({
  page,
  context,
  request,
}) => {
  await send(request, { name: 'Tara Gole' })
  await send(request, { name: 'Umesh Rane' })
  await page.goto('/admin/contacts')
  const row = item(page, 'Tara Gole')
  await row.getByRole('button').first().tap()
  await expect(row.getByRole('button', { name: 'Mark Answered' })).toBeVisible()
  await context.setOffline(true)
  await row.getByRole('button', { name: 'Mark Answered' }).tap()
  await expect(row.getByText('Answered', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  const answer = page.getByLabel('Answer', { exact: true })
  await answer.selectOption('Answered')
  await expect(item(page, 'Tara Gole')).toBeVisible()
  await expect(item(page, 'Umesh Rane')).toHaveCount(0)
  await answer.selectOption('Waiting for an answer')
  await expect(item(page, 'Umesh Rane')).toBeVisible()
  await page.reload()
  await expect(item(page, 'Umesh Rane')).toBeVisible()
  await expect(page).toHaveURL(/answer=waiting/)
})
