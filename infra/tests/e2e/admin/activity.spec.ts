import { type APIRequestContext, type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { banner } from './faults.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedConsole: NETWORK_FAULTS })

const line = (page: Page, sentence: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: sentence }).first()

/** Opens the newest line that says so. */
async function open(page: Page, sentence: string | RegExp) {
  const opened = line(page, sentence)
  await opened.getByRole('button').first().click()
  return opened
}

async function bringBack(page: Page, sentence: string | RegExp) {
  const opened = await open(page, sentence)
  await opened.getByRole('button', { name: /^Bring/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Bring Back' }).click()
  await expect(question).toBeHidden()
}

function callsOf(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    put: (path: string, options: { multipart?: Record<string, string>; data?: object }) =>
      request.put(`/api/${path}`, { headers, ...options }),
    read: async <T>(path: string) =>
      ((await (await request.get(`/api/${path}`, { headers })).json()) as { data: T }).data,
  }
}

/** A tournament and an achievement, each changed once. */
async function changeItems(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const { put, read } = callsOf(request, token)
  const made = async (list: string, multipart: Record<string, string>) => {
    const answer = await request.post(`/api/${list}`, { headers, multipart })
    return ((await answer.json()) as { data: { _id: string } }).data._id
  }
  const tournament = await made('tournaments', {
    ...{ title: 'Diary Open', description: 'Seven.', formLink: 'https://forms.example/diary' },
    ...{ venue: 'Town hall', entryFee: '200' },
  })
  const achievement = await made('achievements', {
    ...{ title: 'Diary gold', studentName: 'Asha', description: 'Won all.', location: 'Satara' },
    ...{ date: '2026-01-11', tags: '["State"]' },
  })
  await put(`tournaments/${tournament}`, { multipart: { venue: 'School', entryFee: '250' } })
  await put(`achievements/${achievement}`, { multipart: { isActive: 'false' } })
  return {
    tournament: () => read<{ venue: string; entryFee: number }>(`tournaments/${tournament}`),
    achievement: () => read<{ isActive: boolean }>(`achievements/${achievement}`),
  }
}

/** What other tests read too: whoever changes it brings it back. */
async function changeSettings(request: APIRequestContext, token: string) {
  const { put, read } = callsOf(request, token)
  await put('ready-replies', { data: { topic: 'fees', language: 'en', text: 'The fees changed.' } })
  await put('settings/notifications', { data: { enabled: false } })
  return {
    reply: async () => (await read<{ fees: { en: string } }>('ready-replies')).fees.en,
    settings: () => read<{ emailNotifications: boolean }>('settings'),
  }
}

test('what was there before comes back: a tournament, an achievement, a reply, a setting', async ({
  page,
  request,
  token,
}) => {
  const present = {
    ...(await changeItems(request, token)),
    ...(await changeSettings(request, token)),
  }
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'See All Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()

  const changed = await open(page, 'You changed “Diary Open”')
  await expect(changed.getByText('Town hall')).toBeVisible()
  await expect(changed.getByText('School')).toBeVisible()
  await expect(changed.getByText('₹250')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing stands out to the side').toBeLessThanOrEqual(360)
  await changed.getByRole('button', { name: 'Bring Back What Was There Before' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('“Diary Open”: Venue, Entry fee')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Bring Back' }).click()
  await expect(line(page, 'You brought back an earlier version of “Diary Open”')).toBeVisible()
  expect(await present.tournament()).toMatchObject({ venue: 'Town hall', entryFee: 200 })

  // The way back, as long as it is said.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await present.tournament()).venue).toBe('School')

  await bringBack(page, 'You hid “Diary gold”')
  await expect.poll(async () => (await present.achievement()).isActive).toBe(true)
  await bringBack(page, 'You changed the ready reply “Fees” (English)')
  await expect.poll(present.reply).not.toBe('The fees changed.')
  await bringBack(page, 'You changed the settings')
  await expect.poll(async () => (await present.settings()).emailNotifications).toBe(true)

  await page.getByLabel('About').selectOption('Achievements')
  await expect(line(page, 'You brought back an earlier version of “Diary gold”')).toBeVisible()
  await expect(page.getByText('Diary Open')).toHaveCount(0)
})

test('what cannot be brought back is said, and an item has its history', async ({
  page,
  request,
  token,
}) => {
  const { tournament } = await changeItems(request, token)
  const fault = { message: 'It is as it was before this change already.', code: 'as_before' }
  const { lift } = await inject(page, 'POST', '/api/activities/*/restore', {
    ...{ status: 409, body: fault },
  })
  await page.goto('/admin/activity')
  await bringBack(page, 'You changed “Diary Open”')
  await expect(banner(page)).toContainText(fault.message)
  expect((await tournament()).venue).toBe('School')
  await lift()

  // With nothing but keys.
  await page.reload()
  const changed = line(page, 'You changed “Diary Open”')
  await expect(changed.getByText('Town hall')).toBeVisible()
  await changed.getByRole('button', { name: 'Its Whole History' }).press('Enter')
  await expect(page).toHaveURL(/kind=tournaments&item=/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Diary Open' })).toHaveCount(2)
  await expect(page.getByText('Diary gold')).toHaveCount(0)
  await page.getByRole('button', { name: 'All Activity' }).press('Enter')
  await expect(line(page, 'Diary gold')).toBeVisible()
})
