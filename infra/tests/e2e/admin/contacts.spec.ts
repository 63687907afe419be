import { readFile } from 'node:fs/promises'
import { expect } from '../fixtures.ts'
import { answerTo, inject, NETWORK_FAULTS, test } from './director.ts'
import { contact, dictate, items } from './lists.ts'

test.use({
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^Failed to mark the contact as read`),
})

// Noon in Pune; the dates below are told from its midnight.
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

test('search, status and dates count and live in the address', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await dictate(page, 'contacts', list)
  await page.goto('/admin/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Form Submissions')
  const counter = page.getByText(/^\d+ of \d+ contacts$/)
  await expect(counter).toHaveText('5 of 5 contacts')
  const search = page.getByRole('searchbox', { name: 'Search contacts...' })
  await search.fill('meera')
  await expect(counter, 'name, message, email, subject').toHaveText('4 of 5 contacts')
  await search.fill('')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const dates = page.getByLabel('Date Range')
  for (const [date, count] of [
    ['today', 1],
    ['week', 3],
    ['month', 4],
  ] as const) {
    await dates.selectOption({ index: ['today', 'week', 'month'].indexOf(date) + 1 })
    await expect(counter, date).toHaveText(`${count} of 5 contacts`)
  }
  await page.getByLabel('Status').selectOption('unread')
  await expect(counter).toHaveText('2 of 5 contacts')
  await page.reload()
  await expect(counter).toHaveText('2 of 5 contacts')
  await expect(page).toHaveURL(/date=.+&status=unread/)
  await search.fill('nobody')
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(counter).toHaveText('5 of 5 contacts')
  await expect(page).toHaveURL(/\/admin\/contacts$/)
})

test('what will be removed within 30 days is said before it is', async ({ page }) => {
  await page.clock.setFixedTime(now)
  const old = contact('old', { keptUntil: '2026-12-03T10:00:00.000Z' })
  const young = contact('young', { keptUntil: '2027-01-03T10:00:00.000Z' })
  const leaving = { count: 1, first: old.keptUntil, months: 24 }
  await dictate(page, 'contacts', [young, old], { leaving })
  await page.goto('/admin/contacts')
  await expect(page.getByRole('main').getByText('One message will be removed')).toHaveText(
    'One message will be removed for good on 3 Dec 2026: each is kept for 24 months. Export those you still need.'
  )
  const note = /removed for good on 3 Dec 2026/
  await expect(items(page).filter({ hasText: 'Visitor old' })).toContainText(note)
  await expect(items(page).filter({ hasText: 'Visitor young' })).not.toContainText('removed')
  await dictate(page, 'contacts', [young], { leaving: { ...leaving, count: 0, first: null } })
  await page.reload()
  await expect(items(page)).toHaveCount(1)
  await expect(page.getByText('removed for good')).toHaveCount(0)
})

test('opening a message shows it, marks it read and lives in the address; a mark-read that fails is only logged', async ({
  page,
}) => {
  await dictate(page, 'contacts', list)
  let marked = 0
  await page.route('**/api/contacts/*/read', (route) => {
    marked += 1
    return route.fulfill({ json: { data: { ...list[0], isRead: true } } })
  })
  await page.goto('/admin/contacts')
  const item = items(page).filter({ hasText: 'Meera Shinde' })
  const head = item.getByRole('button').first()
  await expect(item.getByText('New', { exact: true })).toBeVisible()
  await expect(item.getByText('Received on 21 November 2026 at 12:30 am')).toBeVisible()
  await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await expect(item.getByText('May my daughter play?')).toBeVisible()
  await expect(item.getByText('Fees & hours')).toBeVisible()
  await expect(item.getByRole('link', { name: 'a@family.example' })).toHaveAttribute(
    'href',
    'mailto:a@family.example'
  )
  await expect(item.getByRole('link', { name: '98220-55501' })).toHaveAttribute(
    'href',
    'tel:9822055501'
  )
  await expect(item.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    'mailto:a@family.example?subject=Re%3A%20Fees%20%26%20hours'
  )
  await expect(item.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919822055501\?text=Hello%20Meera%20Shinde/
  )
  await expect(item.getByText('New', { exact: true })).toBeHidden()
  await expect(page).toHaveURL(/open=a$/)
  await head.click()
  await expect(item.getByText('May my daughter play?')).toHaveCount(0)
  await head.click()
  expect(marked, 'read once').toBe(1)

  const plain = items(page).filter({ hasText: 'Visitor c' })
  await plain.getByRole('button').first().click()
  await expect(plain.getByRole('link')).toHaveText(['Reply', 'meera@old.example'])
  await expect(plain.getByText('Subject')).toHaveCount(0)
  expect(marked, 'what is read is not marked again').toBe(1)

  const { calls } = await inject(page, 'PATCH', '/api/contacts/*/read', { status: 500 })
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed to mark'))
  const failing = items(page).filter({ hasText: 'Visitor e' })
  await failing.getByRole('button').first().click()
  await logged
  await expect(failing.getByText('New', { exact: true })).toBeVisible()
  await expect(failing.getByText('May my daughter play?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  expect(calls).toHaveLength(1)
})

test('an address of a visitor becomes no more than an address of a mail; what is filtered is exported as a table that no spreadsheet misreads', async ({
  page,
}) => {
  const email = 'a?bcc=spam%40evil.example&x=@b.example'
  await dictate(page, 'contacts', [
    contact('a', {
      name: '=HYPERLINK("x")',
      phone: '+91-98220',
      createdAt: '2026-11-20T19:00:00Z',
    }),
    contact('f', { email, subject: 'Fees&cc=x', isRead: true }),
  ])
  await page.goto('/admin/contacts?open=f')
  const item = items(page).filter({ hasText: 'Visitor f' })
  await expect(item.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dspam%2540evil.example%26x%3D@b.example'
  )
  const reply = item.getByRole('link', { name: 'Reply' })
  await expect(reply).toHaveAttribute('href', /body=/)
  const href = (await reply.getAttribute('href'))!
  const { pathname, searchParams } = new URL(href)
  expect(decodeURIComponent(pathname)).toBe(email)
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Re: Fees&cc=x')

  await page.goto('/admin/contacts?status=unread')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF"Received (Asia/')).toBe(true)
  const rows = text.trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toBe(
    '"2026-11-21 00:30","\t=HYPERLINK(""x"")","a@family.example","\t+91-98220","","May my daughter play?","New","New","","",""'
  )
})

test('delete asks and offers the way back, on the server', async ({ page }) => {
  await page.goto('/admin/contacts')
  const item = items(page).last()
  const head = item.getByRole('button').first()
  await expect(head).toBeVisible()
  const name = (await item.getByRole('heading').locator('span span span').first().textContent())!
  await head.click()
  const remove = page.getByRole('button', { name: `Delete the message of ${name}` })
  await remove.click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this contact?',
  })
  await expect(question).toHaveAccessibleDescription(new RegExp(`^${name}`))
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Contact deleted')).toBeVisible()
  await expect(remove).toBeHidden()
  const restored = answerTo(page, 'POST', '/api/contacts/*/restore')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await restored).ok()).toBe(true)
  await expect(items(page).filter({ hasText: name })).toBeVisible()
})
