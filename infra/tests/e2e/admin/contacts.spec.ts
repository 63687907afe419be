import { readFile } from 'node:fs/promises'
import { planRupees, plans } from '@academy/api/shared/plans/plans'
import { expect, expectAccessible } from '../fixtures.ts'
import { answerTo, inject, NETWORK_FAULTS, test } from './director.ts'
import { sendMessage } from './elsewhere.ts'
import { card, contact, dictate, items, toast } from './lists.ts'

test.use({
  expectedConsole: new RegExp(
    `${NETWORK_FAULTS.source}|^Failed to mark the message as read|^The test email was not sent`
  ),
})

// Noon in Pune; the dates below count from its midnight.
const now = new Date('2026-11-21T12:00:00+05:30')
const list = [
  contact('a', {
    name: 'Meera Shinde',
    phone: '98220-55501',
    subject: 'Fees & hours',
    createdAt: '2026-11-20T19:00:00.000Z',
  }),
  contact('b', { message: 'Is MEERA in your group?', createdAt: '2026-11-20T18:00:00.000Z' }),
  contact('c', { isRead: true, email: 'meera@old.example', createdAt: '2026-11-14T18:31:00.000Z' }),
  contact('d', { isRead: true, subject: 'For Meera', createdAt: '2026-11-13T18:00:00.000Z' }),
  contact('e', { createdAt: '2026-09-01T10:00:00.000Z' }),
]

test('messages are searched and filtered; opening one marks it as read', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await dictate(page, 'contacts', list)
  let marked = 0
  await page.route('**/api/contacts/*/read', (route) => {
    marked += 1
    return route.fulfill({ json: { data: { ...list[0], isRead: true } } })
  })
  await page.goto('/admin/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Form Submissions')
  const counter = page.getByText(/^\d+ of \d+ contacts$/)
  const search = page.getByRole('searchbox', { name: 'Search contacts...' })
  await search.fill('meera')
  await expect(counter, 'name, message, email, subject').toHaveText('4 of 5 contacts')
  await search.fill('')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  for (const [index, count] of [1, 3, 4].entries()) {
    await page.getByLabel('Date Range').selectOption({ index: index + 1 })
    await expect(counter).toHaveText(`${count} of 5 contacts`)
  }
  await page.getByLabel('Status').selectOption('unread')
  await expect(counter).toHaveText('2 of 5 contacts')
  await page.reload()
  await expect(counter).toHaveText('2 of 5 contacts')
  await expect(page).toHaveURL(/date=.+&status=unread/)
  await search.fill('nobody')
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/admin\/contacts$/)

  const item = card(page, 'Meera Shinde')
  const head = item.getByRole('button').first()
  await expect(item.getByText('New', { exact: true })).toBeVisible()
  await expect(item.getByText(/^Received on \w+ \d+, 2026 at 12:30/)).toBeVisible()
  await head.click()
  for (const words of ['May my daughter play?', 'Fees & hours']) {
    await expect(item.getByText(words).last()).toBeVisible()
  }
  for (const [name, href] of [
    ['a@family.example', 'mailto:a@family.example?subject=Re%3A%20Fees%20%26%20hours'],
    ['98220-55501', 'tel:+919822055501'],
    ['WhatsApp', /^https:\/\/wa\.me\/919822055501\?text=Hello%20Meera%20Shinde/],
  ] as const) {
    await expect(item.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(item.getByText('New', { exact: true })).toBeHidden()
  await expectAccessible(page)
  await head.click()
  await head.click()
  expect(marked, 'read once').toBe(1)
  await page.reload()
  await expect(head, 'it is still open').toHaveAttribute('aria-expanded', 'true')

  const { calls } = await inject(page, 'PATCH', '/api/contacts/*/read', { status: 500 })
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed to mark'))
  const failing = card(page, 'Visitor e')
  await failing.getByRole('button').first().click()
  await logged
  await expect(failing.getByText('May my daughter play?').last()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  expect(calls).toHaveLength(1)
})

test('text typed by a visitor is safe in links and in the CSV export', async ({ page }) => {
  const email = 'a?bcc=spam%40evil.example&x=@b.example'
  await dictate(page, 'contacts', [
    contact('a', {
      name: '=HYPERLINK("x")',
      phone: '+91-98220',
      createdAt: '2026-11-20T19:00:00Z',
    }),
    contact('f', { email, subject: 'Fees&cc=x', isRead: true }),
  ])
  await page.goto('/admin/contacts')
  await card(page, 'Visitor f').getByRole('button').first().click()
  const reply = card(page, 'Visitor f').getByRole('link', { name: 'Reply' })
  await expect(reply).toHaveAttribute('href', /body=/)
  const { pathname, searchParams } = new URL((await reply.getAttribute('href'))!)
  expect(decodeURIComponent(pathname)).toBe(email)
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])

  await page.goto('/admin/contacts?status=unread')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[0]!.startsWith('\uFEFF"Received')).toBe(true)
  expect(rows[1]).toMatch(
    /^"2026-11-21 00:30","\t=HYPERLINK\(""x""\)","a@family\.example","\t\+91-98220",/
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a parent is answered by WhatsApp or mail in their language; a note is saved offline', async ({
    page,
    context,
    request,
    token,
  }) => {
    const parent = { name: 'सुनीता मोरे', message: 'वर्गाचे शुल्क किती आहे?', language: 'mr' }
    const { names, price } = plans[1]
    const message = { ...parent, phone: '98220 55501', subject: names.en }
    const id = await sendMessage(request, message)
    await sendMessage(request, { name: 'Nilima Kale', email: 'nilima@family.example' })
    const stored = async () => {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await request.get(`/api/contacts/${id}`, { headers })
      return ((await answer.json()) as { data: { answeredAt?: string; note?: string } }).data
    }
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await page.goto('/admin/contacts')
    const first = await items(page).first().boundingBox()
    expect(first!.y, 'the first message is in sight').toBeLessThan(300)
    const row = card(page, parent.name)
    await row.getByRole('button').first().tap()
    await expect(row.getByLabel('Text of the reply')).toHaveValue(
      new RegExp(`^नमस्कार सुनीता मोरे, .*${planRupees(price)}`, 's')
    )
    const popup = page.waitForEvent('popup')
    await row.getByRole('link', { name: 'WhatsApp' }).tap()
    const chat = await popup
    const { pathname, searchParams } = new URL(chat.url())
    expect(pathname).toBe('/919822055501')
    expect(searchParams.get('text')).toMatch(/^नमस्कार सुनीता मोरे, /)
    await chat.close()
    await expect(row.getByText('Sent?')).toBeVisible()
    expect((await stored()).answeredAt, 'opening the chat is no answer').toBeUndefined()
    await row.getByRole('button', { name: 'Yes, sent' }).tap()
    await expect.poll(async () => (await stored()).answeredAt).toBeTruthy()

    await row.getByText('Private note').tap()
    const note = row.getByLabel('Private note')
    await note.fill('Her brother plays, too.')
    await context.setOffline(true)
    await row.getByRole('button', { name: 'Save Note' }).tap()
    await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await stored()).note).toBe('Her brother plays, too.')

    const other = card(page, 'Nilima Kale')
    const head = other.getByRole('button').first()
    await head.scrollIntoViewIfNeeded()
    const before = (await head.boundingBox())!.y
    await head.tap()
    await expect(row.getByLabel('Text of the reply')).toBeHidden()
    const moved = (await head.boundingBox())!.y - before
    expect(Math.abs(moved), 'the head stays where it was tapped').toBeLessThan(2)
    await expect(other.getByLabel('Text of the reply')).toHaveValue(/^Hello Nilima Kale,\s*$/)
    await expect(other.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
    await other.getByLabel('Ready reply').selectOption('Free lesson')
    const text = other.getByLabel('Text of the reply')
    await expect(text).toHaveValue(/first lesson is free/)
    await text.fill('See you on Sunday & Monday?')
    await expect(other.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      /^mailto:nilima@family\.example\?subject=.*&body=See%20you%20on%20Sunday%20%26%20Monday%3F$/
    )
    await expectAccessible(page)
  })
})

test('a message is deleted and restored, and a link from a mail opens it', async ({
  page,
  request,
}) => {
  const id = await sendMessage(request, { name: 'Tara Gole', message: 'From the mail, please.' })
  await page.goto(`/admin/contacts?message=${id}`)
  const linked = items(page).first()
  await expect(linked.getByRole('button', { expanded: true })).toContainText('Tara Gole')
  await page.goto('/admin/contacts?message=0192f0c0-0000-7000-8000-000000000000')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^This message was not found\./
  )

  await page.goto('/admin/contacts')
  await card(page, 'Tara Gole').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Delete the message of Tara Gole' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this message?',
  })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  const undo = toast(page, 'Message deleted').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect(question).toBeHidden()
  await expect(card(page, 'Tara Gole')).toHaveCount(0)
  const restored = answerTo(page, 'POST', '/api/contacts/*/restore')
  await undo.click()
  expect((await restored).ok()).toBe(true)
  await expect(card(page, 'Tara Gole')).toBeVisible()
})

test('a message shows its mails, sends them again, and warns before removal', async ({ page }) => {
  const mail = (state: string, fields: object = {}) => ({
    _id: `mail-${state}`,
    recipient: `${state}@academy.example`,
    state,
    attempts: 1,
    reason: null,
    answer: '',
    nextAttemptAt: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  })
  const notifications = [
    mail('sent', { answer: '250 OK' }),
    mail('failed', { reason: 'refused', answer: '550 5.1.1 No such user here' }),
  ]
  const keptUntil = '2026-12-03T10:00:00.000Z'
  const stuck = contact('a', { isRead: true, notifications, keptUntil })
  await page.clock.setFixedTime(now)
  const leaving = { count: 1, first: keptUntil, months: 24 }
  await dictate(page, 'contacts', [stuck, contact('b')], { leaving })
  await page.route('**/api/contacts/a', (route) => route.fulfill({ json: { data: stuck } }))
  await page.goto('/admin/contacts')
  await expect(page.getByRole('main').getByText('One message will be removed')).toContainText(
    '3 Dec'
  )
  const first = items(page).first()
  await expect(first.getByText('Notification not sent')).toBeVisible()
  await first.getByRole('button').first().click()
  await expect(first.getByText('Not sent to failed@academy.example')).toBeVisible()
  await expect(first.getByText('The mail server said: 550 5.1.1 No such user here')).toBeVisible()
  const sent = notifications.map((one) => ({ ...one, state: 'sent', answer: '250 OK' }))
  await page.route('**/api/contacts/a/notifications/retry', (route) =>
    route.fulfill({ json: { data: { ...stuck, notifications: sent } } })
  )
  await first.getByRole('button', { name: /^Retry the notifications/ }).click()
  await expect(first.getByText('Sent to failed@academy.example')).toBeVisible()
  await expect(first.getByText('Notification not sent')).toBeHidden()
})
