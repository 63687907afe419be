import type { APIRequestContext, Page } from '@playwright/test'
import { director, expect } from '../fixtures.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { contact, dictate, items } from './lists.ts'

test.use({ expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|status of 4(?:04|22)`) })

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const strip = (page: Page) => page.getByRole('navigation', { name: 'What needs you' })

/** The day in India. */
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(new Date())

async function send(request: APIRequestContext, name: string): Promise<string> {
  const data = { name, email: 'asha@family.example', message: `Is there a place, asks ${name}?` }
  const answer = await request.post('/api/contacts', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

/** Stands in for the icon that a browser shows of an installed app. */
function watchIcon(page: Page) {
  return page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(window, { shownAtIcon: shown })
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
      clearAppBadge: () => Promise.resolve(void shown.push(0)),
    })
  })
}

const atIcon = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownAtIcon: number[] }).shownAtIcon.at(-1))

test('the view stays where it is when the strip comes, also after signing in again', async ({
  page,
}) => {
  await dictate(page, 'contacts', [contact('a')], {
    waiting: { count: 1, oldest: ago(26) },
    undelivered: { count: 0, messageId: null },
    due: 0,
  })
  const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())!.y
  await page.goto('/admin')
  await expect(strip(page)).toBeVisible()
  const below = await top()

  let answer!: () => void
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/contacts?*', async (route) => {
    await held
    await route.fallback()
  })
  // Only here: other tests have the same session.
  await inject(page, 'POST', '/api/auth/logout', { status: 200 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(items(page).first()).toBeVisible()
  await expect(strip(page)).toBeHidden()
  expect(await top()).toBe(below)
  answer()
  await expect(strip(page)).toBeVisible()
  expect(await top()).toBe(below)
})

test('what needs the director stands above every view, and the new ones at the icon; there is nothing of it when nothing needs him', async ({
  page,
}) => {
  await watchIcon(page)
  await dictate(page, 'contacts', [contact('a'), contact('b'), contact('c')], {
    waiting: { count: 3, oldest: ago(26) },
    undelivered: { count: 2, messageId: 'b' },
    due: 1,
  })
  await page.goto('/admin')
  for (const [view, title] of [
    ['Tournaments', 'Tournaments'],
    ['Achievements', 'Achievements'],
    [/^Contacts/, 'Contact Form Submissions'],
    ['Settings', 'Settings'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const links = strip(page).getByRole('link')
    await expect(links).toHaveText([
      '3 parents waiting, oldest 26 h',
      '1 reminder due',
      '2 mails did not go out',
    ])
    await expect.poll(() => atIcon(page)).toBe(3)
  }
  await strip(page).getByRole('link', { name: '3 parents waiting' }).click()
  await expect(page).toHaveURL(/\/admin\/contacts\?answer=waiting$/)
  await expect(strip(page).getByRole('link', { name: '2 mails' })).toHaveAttribute(
    'href',
    '/admin/contacts?message=b'
  )

  await dictate(page, 'contacts', [contact('a', { isRead: true })], {
    waiting: { count: 0, oldest: null },
    undelivered: { count: 0, messageId: null },
    due: 0,
  })
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect.poll(() => atIcon(page)).toBe(0)
  await expect(strip(page)).toHaveCount(0)
})

test('a note and a day are kept while they are typed, saved offline, and stand when due; a change that the server refuses is told, and leads to the outbox', async ({
  page,
  context,
  request,
  token,
}) => {
  await send(request, 'Refused Change')
  const id = await send(request, 'Note Keeper')
  await page.goto('/admin/contacts')
  await test.step('a note and a day', async () => {
    const row = items(page).filter({ hasText: 'Note Keeper' })
    await row.getByRole('button').first().click()
    await row.getByLabel('Private note').fill('Calls back.\nAfter the exam.')
    await expect(row.getByRole('button', { name: 'Save Note' })).toBeEnabled()
    await page.reload()
    await expect(row.getByText(/^This is what you typed at/)).toBeVisible()
    await expect(row.getByLabel('Private note')).toHaveValue('Calls back.\nAfter the exam.')
    await row.getByLabel('Remind me on').fill(today())
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await context.setOffline(true)
    await row.getByRole('button', { name: 'Save Note' }).click()
    await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible()
    await expect(row.getByText(/^Reminder for /)).toBeVisible()
    await expect(row.getByRole('button', { name: 'Save Note' })).toBeDisabled()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    const headers = { Authorization: `Bearer ${token}` }
    const { data } = (await (await request.get(`/api/contacts/${id}`, { headers })).json()) as {
      data: object
    }
    expect(data).toMatchObject({ note: 'Calls back.\nAfter the exam.', remindOn: today() })

    await page.goto('/admin/settings')
    await strip(page)
      .getByRole('link', { name: /reminder.? due$/ })
      .click()
    await expect(row).toBeVisible()
    await row.getByRole('button').first().click()
    await expect(row.getByLabel('Private note')).toHaveValue('Calls back.\nAfter the exam.')
    await row.getByLabel('Remind me on').fill('')
    await row.getByRole('button', { name: 'Save Note' }).click()
    await expect(strip(page).getByRole('link', { name: /reminder.? due$/ })).toHaveCount(0)
  })
  await test.step('a change that the server refuses', async () => {
    await page.getByRole('link', { name: /^Contacts/ }).click()
    await page.route('**/api/contacts/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 404, json: { message: 'Not found.' } })
        : route.fallback()
    )
    const row = items(page).filter({ hasText: 'Refused Change' })
    await row.getByRole('button').first().click()
    await row.getByRole('button', { name: 'Mark Answered' }).click()
    await strip(page).getByRole('button', { name: '1 save needs you' }).click()
    const panel = page.getByRole('dialog', { name: 'Waiting to be sent' })
    await expect(panel).toContainText('the message of Refused Change')
    await panel.getByRole('button', { name: /^Discard/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(strip(page).getByRole('button')).toHaveCount(0)
  })
})

test('a ready reply is worded anew, and the next message is answered with it', async ({
  page,
  request,
}) => {
  await send(request, 'Reply Reader')
  await page.goto('/admin/settings')
  const part = page.getByRole('region', { name: 'Ready Replies' })
  await part.getByLabel('Topic').selectOption('Thank you')
  const text = part.getByLabel('Text of the reply')
  await expect(text).toHaveValue(/^Hello \{name\}, thank you very much/)
  await text.fill('Namaskar {name}. {nmae}!')
  await expect(part.getByText('There is no placeholder {nmae}')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Save' })).toBeDisabled()
  await text.fill('Namaskar {name}. {plan} costs {price}. See you.')
  await expect(
    part.getByText('Namaskar Sunita More. Solo Gold costs ₹8,999. See you.')
  ).toBeVisible()
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ready reply saved')).toBeVisible()

  await page.goto('/admin/contacts')
  const row = items(page).filter({ hasText: 'Reply Reader' })
  await row.getByRole('button').first().click()
  await row.getByLabel('Ready reply').selectOption('Thank you')
  await expect(row.getByLabel('Text of the reply')).toHaveValue('Namaskar Reply Reader. See you.')

  await page.goto('/admin/settings')
  await part.getByLabel('Topic').selectOption('Thank you')
  await part.getByRole('button', { name: 'First Wording' }).click()
  await expect(text).toHaveValue(/^Hello \{name\}, thank you very much/)
})
