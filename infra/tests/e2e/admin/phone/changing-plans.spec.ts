import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible } from '../../fixtures.ts'
import { NETWORK_FAULTS, test } from '../director.ts'
import { openList } from '../../site/visitor.ts'
import { items } from '../lists.ts'
import { showAllFields } from '../tournament-form.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedConsole: NETWORK_FAULTS })

const DAY = 86_400_000

/** A calendar day in India, so many days from today. */
const day = (offset: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + offset * DAY).toISOString().slice(0, 10)

/** `2029-12-13` → '13 December 2029' */
const written = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

interface Made {
  _id: string
  slug: string
}

async function make(request: APIRequestContext, token: string, fields: Record<string, string>) {
  const answer = await request.post('/api/tournaments', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      description: 'Seven rounds.',
      formLink: 'https://forms.example/open',
      ...fields,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { data: Made }).data
}

async function stored(request: APIRequestContext, { _id }: Made) {
  return ((await (await request.get(`/api/tournaments/${_id}`)).json()) as { data: object }).data
}

const card = (page: Page, title: string) =>
  items(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a tournament is postponed in two taps on one screen, taken back, cancelled without a network', async ({
  page,
  context,
  request,
  token,
}) => {
  const dates = { startDate: day(20), endDate: day(21), entryDeadline: day(15) }
  const made = await make(request, token, {
    ...{ title: 'Harbour Open', city: 'Satara', ...dates },
    translations: JSON.stringify({ mr: { title: 'बंदर खुली स्पर्धा' } }),
  })
  await page.goto('/admin')
  let taps = 0
  const tap = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).tap()
    taps += 1
  }
  const sheet = page.getByRole('dialog', { name: 'Postpone or cancel' })
  await tap('Postpone or cancel Harbour Open')
  await expect(sheet.getByRole('heading')).toBeFocused()
  const box = (await sheet.boundingBox())!
  expect(box.y, 'all of it is on the one screen').toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(740)
  await expect(sheet.getByRole('button', { name: 'Postpone', exact: true })).toBeInViewport({
    ratio: 1,
  })
  await expectAccessible(page)
  await tap('Postpone')
  expect(taps).toBe(2)
  const told = page.getByRole('dialog', { name: 'Change of plan' })
  await expect(told.getByRole('status')).toHaveText('Postponed')
  await expect.poll(() => stored(request, made)).toMatchObject({ status: 'postponed', ...dates })
  await expectAccessible(page)

  const everybody = told.getByRole('link', { name: 'Tell everybody' })
  const address = new URL((await everybody.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  const text = address.searchParams.get('text')!.split('\n\n')
  expect(text[0]).toMatch(/^\*Harbour Open\* \(.+ – .+\)\nPostponed$/)
  expect(text[1]).toMatch(/^\*बंदर खुली स्पर्धा\* \(.+ – .+\)\nपुढे ढकलली$/)
  expect(text[2]).toBe(`${new URL(page.url()).origin}/updates/${made.slug}`)
  await told.getByRole('button', { name: 'Undo' }).tap()
  await expect(told).toBeHidden()
  await expect.poll(() => stored(request, made)).toMatchObject({ status: 'scheduled', ...dates })

  await expect(card(page, 'Harbour Open').getByText('Registration open')).toBeVisible()
  await context.setOffline(true)
  await tap('Postpone or cancel Harbour Open')
  await sheet.getByLabel('Reason').fill('The bridge is closed')
  await tap('Cancel the tournament')
  await expect(told.getByRole('status')).toHaveText('Cancelled')
  await expect(told.getByText('Reason: The bridge is closed')).toBeVisible()
  await page.goBack()
  await expect(told).toBeHidden()
  await expect(card(page, 'Harbour Open').getByText('Cancelled')).toBeVisible()
  await expect(card(page, 'Harbour Open').getByText('Waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  const reason = { status: 'cancelled', statusReason: 'The bridge is closed' }
  await expect.poll(() => stored(request, made)).toMatchObject(reason)

  for (const [path, words] of [
    [`/updates/${made.slug}`, 'Reason: The bridge is closed'],
    [`/mr/updates/${made.slug}`, 'कारण: The bridge is closed'],
    [`/updates/${made.slug}/poster`, 'Reason: The bridge is closed'],
    ['/updates', 'Reason: The bridge is closed'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).first(), path).toBeVisible()
  }
  const calendar = await (await request.get(`/updates/${made.slug}.ics`)).text()
  expect(calendar).toContain('STATUS:CANCELLED')
  expect(calendar.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Reason: The bridge is closed')

  await page.goto('/admin')
  await tap('Change of plan: Harbour Open')
  await told.getByLabel('New date').fill(day(48))
  await told.getByRole('button', { name: /^Goes ahead on / }).tap()
  await expect(told.getByText(/^\*Harbour Open\*\nNew date: .* – .*\nReason: /)).toBeVisible()
  const moved = { startDate: day(48), endDate: day(49), entryDeadline: day(43) }
  await expect.poll(() => stored(request, made)).toMatchObject({ status: 'scheduled', ...moved })
  await page.goto(`/updates/${made.slug}`)
  await expect(page.getByText('New date. The bridge is closed')).toBeVisible()
})

test('a copy goes on next year with its texts put right; a mobile number is where players register, and a link gets its https', async ({
  page,
  request,
  token,
}) => {
  const made = await make(request, token, { title: 'Phone Open', startDate: day(20) })

  await test.step('a copy goes on next year, names the old dates in its texts and puts them right', async () => {
    const [start, end, deadline] = ['2029-12-08', '2029-12-09', '2029-12-01'] as const
    await make(request, token, {
      title: 'Yearly Open 2029',
      description: `On 8 & 9 December 2029. Enter by ${written(deadline)}. Prizes on 20 December 2029.`,
      startDate: start,
      endDate: end,
      entryDeadline: deadline,
    })
    await page.goto('/admin')
    await card(page, 'Yearly Open 2029').getByRole('button', { name: 'Duplicate' }).tap()
    const form = page.getByRole('dialog', { name: 'Create New Tournament' })
    const title = form.getByRole('group', { name: 'Title still says:' })
    await expect(title).toContainText('2029 → 2030')
    await title.getByRole('button', { name: 'Put in the new dates' }).tap()
    await expect(form.getByLabel('Title')).toHaveValue('Yearly Open 2030')
    await expect(title).toBeHidden()
    const text = form.getByRole('group', { name: 'Description still says:' })
    await expect(text.getByRole('listitem')).toHaveText([
      '8 & 9 December 2029 → 7 & 8 December 2030',
      '1 December 2029 → 30 November 2030',
      '20 December 2029 · please check',
    ])
    await expectAccessible(page)
    await text.getByRole('button', { name: 'Put in the new dates' }).tap()
    await expect(form.getByLabel('Description', { exact: true })).toHaveValue(
      'On 7 & 8 December 2030. Enter by 30 November 2030. Prizes on 20 December 2029.'
    )
    await expect(text.getByRole('listitem')).toHaveText(['20 December 2029 · please check'])
    await showAllFields(form)
    await expect(form.getByLabel('Start date')).toHaveValue('2030-12-07')
    await expect(form.getByLabel('End date')).toHaveValue('2030-12-08')
    await expect(form.getByLabel('Last date of entry')).toHaveValue('2030-11-30')
    await form.getByRole('button', { name: 'Cancel' }).tap()
    await expect(form).toBeHidden()
  })

  await test.step('a mobile number is where players register, and a link gets its https', async () => {
    await page.getByRole('button', { name: 'Edit Phone Open' }).tap()
    const form = page.getByRole('dialog', { name: 'Edit Tournament' })
    await expect(form).toBeVisible()
    const link = form.getByLabel('Registration link')
    await link.fill('forms.gle/x')
    await link.blur()
    await expect(link).toHaveValue('https://forms.gle/x')
    await link.fill('५५५०० १२३४५')
    await link.blur()
    await expect(link).toHaveValue('https://wa.me/915550012345')
    await expect(link).toHaveAccessibleDescription(/WhatsApp or phone: \+91\s55500\s12345$/)
    await showAllFields(form)
    await form.getByLabel('Map link').fill('maps.example/hall')
    await form.getByRole('button', { name: 'Save' }).tap()
    await expect(form).toBeHidden()
    expect(await stored(request, made)).toMatchObject({
      formLink: 'https://wa.me/915550012345',
      mapUrl: 'https://maps.example/hall',
    })

    const words = 'Register by WhatsApp or phone+91 55500 12345'
    for (const [path, said, call] of [
      [`/updates/${made.slug}`, words, 'Call+91 55500 12345'],
      [`/mr/updates/${made.slug}`, 'WhatsApp किंवा फोनवर नोंदणी करा+91 55500 12345', 'फोन करा'],
      [`/hi/updates/${made.slug}`, 'WhatsApp या फ़ोन से पंजीकरण करें+91 55500 12345', 'फ़ोन करें'],
    ] as const) {
      await page.goto(path)
      const main = page.getByRole('main')
      const register = main.getByRole('link').filter({ hasText: said })
      await expect(register, path).toHaveAttribute('href', 'https://wa.me/915550012345')
      await expect(
        main.locator('.register').getByRole('link').filter({ hasText: call })
      ).toHaveAttribute('href', 'tel:+915550012345')
      await expectAccessible(page)
    }
    await page.goto(`/updates/${made.slug}/poster`)
    await expect(
      page.getByText('Register by WhatsApp or phone: +91 55500 12345', { exact: true })
    ).toBeVisible()
    const calendar = await (await request.get(`/updates/${made.slug}.ics`)).text()
    expect(calendar.replaceAll('\r\n ', '')).toContain(
      'Register by WhatsApp or phone: +91 55500 12345'
    )

    await openList(page, '/updates')
    await page.getByRole('link', { name: /Phone Open/ }).tap()
    const dialog = page.getByRole('dialog', { name: 'Phone Open' })
    await expect(dialog.getByRole('link').filter({ hasText: words })).toBeVisible()
    await expectAccessible(page)
  })
})
