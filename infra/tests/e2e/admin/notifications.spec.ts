import { expect } from '../fixtures.ts'
import { answerTo, inject, NETWORK_FAULTS, test } from './director.ts'
import { contact, dictate, items } from './lists.ts'

test.use({
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The test email was not sent`),
})

const mail = (state: string, fields: object = {}) => ({
  _id: `mail-${state}`,
  recipient: `${state}@academy.example`,
  state,
  attempts: 1,
  answer: '',
  nextAttemptAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...fields,
})
const refused = '550 5.1.1 No such user here'

test('each message tells what became of its mails and sends those again that failed', async ({
  page,
}) => {
  const notifications = [
    mail('sent', { answer: '250 OK' }),
    mail('queued', { answer: '421 Try later', nextAttemptAt: '2099-11-01T10:30:00.000Z' }),
    mail('failed', { answer: refused }),
  ]
  const stuck = contact('a', { isRead: true, notifications })
  await dictate(page, 'contacts', [stuck, contact('b', { notifications: [mail('sent')] })])
  // The mails of an open message are looked after while they wait.
  await page.route('**/api/contacts/a', (route) => route.fulfill({ json: { data: stuck } }))
  await page.goto('/admin/contacts')
  const [first, second] = [items(page).first(), items(page).last()]
  await expect(first.getByText('Notification not sent')).toBeVisible()
  await expect(second.getByText('Notification not sent')).toBeHidden()
  await first.getByRole('button').first().click()
  await expect(first.getByText('Sent to sent@academy.example')).toBeVisible()
  await expect(first.getByText('250 OK')).toBeHidden()
  await expect(first.getByText('Waiting to be sent to queued@academy.example')).toBeVisible()
  await expect(first.getByText('The mail server said: 421 Try later')).toBeVisible()
  await expect(first.getByText(/^Next try 1 November 2099/)).toBeVisible()
  await expect(first.getByText('Not sent to failed@academy.example')).toBeVisible()
  await expect(first.getByText(`The mail server said: ${refused}`)).toBeVisible()

  const retry = first.getByRole('button', { name: /^Retry the notifications/ })
  const { calls, lift } = await inject(page, 'POST', '/api/contacts/*/notifications/retry', {
    status: 500,
  })
  await retry.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^Failed to send the notifications again/
  )
  expect(calls).toHaveLength(1)
  await lift()
  const sent = notifications.map((one) => ({ ...one, state: 'sent', answer: '250 OK' }))
  await page.route('**/api/contacts/a/notifications/retry', (route) =>
    route.fulfill({ json: { data: { ...stuck, notifications: sent } } })
  )
  await retry.click()
  await expect(first.getByText('Sent to failed@academy.example')).toBeVisible()
  await expect(retry).toBeHidden()
  await expect(first.getByText('Notification not sent')).toBeHidden()
})

test('a mail that is about to be sent is looked after', async ({ page }) => {
  const due = mail('queued', { attempts: 0, nextAttemptAt: '2026-11-01T10:00:00.000Z' })
  const waiting = contact('a', { isRead: true, notifications: [due] })
  await dictate(page, 'contacts', [waiting])
  let isSent = false
  await page.route('**/api/contacts/a', (route) => {
    const notifications = isSent ? [mail('sent')] : [due]
    return route.fulfill({ json: { data: { ...waiting, notifications } } })
  })
  await page.goto('/admin/contacts?open=a')
  await expect(page.getByText('Waiting to be sent to queued@academy.example')).toBeVisible()
  isSent = true
  await expect(page.getByText('Sent to sent@academy.example')).toBeVisible()
})

test("the mail's link opens its message, also when the list does not hold it", async ({ page }) => {
  await dictate(page, 'contacts', [contact('b')])
  let reads = 0
  await page.route('**/api/contacts/a', (route) =>
    route.fulfill({ json: { data: contact('a', { message: 'From the mail.' }) } })
  )
  await page.route('**/api/contacts/a/read', (route) => {
    reads += 1
    return route.fulfill({ json: { data: contact('a', { isRead: true }) } })
  })
  await page.goto('/admin/contacts?message=a')
  const linked = page.getByRole('region', { name: 'The message from your mail' })
  await expect(linked.getByText('From the mail.')).toBeVisible()
  await expect(linked.getByText('New', { exact: true })).toBeHidden()
  await expect(items(page)).toHaveCount(2)
  expect(reads).toBe(1)
  await linked.getByRole('button').first().click()
  await expect(linked).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/contacts$/)
})

test('a link to a message that is gone says so', async ({ page }) => {
  await page.goto('/admin/contacts?message=0192f0c0-0000-7000-8000-000000000000')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^This contact was not found\. It may be among the recently deleted\./
  )
})

test('a test email shows the true answer, or why it was not sent', async ({
  page,
  request,
  token,
}) => {
  const recipient = 'coach@academy.example'
  await dictate(page, 'settings', { notificationEmails: [recipient], emailNotifications: true })
  await page.goto('/admin/settings')
  const send = page.getByRole('button', { name: 'Send Test Email' })
  const fault = await inject(page, 'POST', '/api/settings/test-email', { status: 500 })
  await send.click()
  await expect(page.getByText('Failed to send the test email')).toBeVisible()
  await fault.lift()
  const body = [
    { recipient, isAccepted: true, answer: '250 2.0.0 queued as 7F2' },
    { recipient: 'old@academy.example', isAccepted: false, answer: refused },
  ]
  await page.route('**/api/settings/test-email', (route) => route.fulfill({ json: { data: body } }))
  await send.click()
  const answers = page.getByRole('list', { name: 'Test email' }).getByRole('listitem')
  await expect(answers.first()).toHaveText(
    `Sent to ${recipient}The mail server said: ${body[0]!.answer}`
  )
  await expect(answers.last()).toContainText(`Not sent to old@academy.example`)
  await expect(answers.last()).toContainText(refused)
  await expect(page.getByText('Failed to send the test email')).toBeHidden()

  // The server of these tests has no mail server, and says so.
  await page.unroute('**/api/settings/test-email')
  const headers = { Authorization: `Bearer ${token}` }
  await request.put('/api/settings/emails', { headers, data: { emails: [recipient] } })
  const answer = answerTo(page, 'POST', '/api/settings/test-email')
  await send.click()
  expect((await answer).status()).toBe(200)
  await expect(answers).toHaveText([
    /Not sent to .+Mail is not set up yet: ask who runs the server for the five SMTP values\.$/,
  ])
  await request.put('/api/settings/emails', { headers, data: { emails: [] } })
})
