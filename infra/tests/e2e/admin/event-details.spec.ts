import { type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { answerTo, test } from './director.ts'
import { dictate, items, tournament } from './lists.ts'
import { chipOf, fillIn, openNew, showAllFields } from './tournament-form.ts'

const DAY = 86_400_000

/** A calendar day in India, so many days from today. */
const day = (offset: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + offset * DAY).toISOString().slice(0, 10)

const card = (page: Page, title: string) =>
  items(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('facts are typed, kept in a draft, refused with their sentences, saved, shown and copied into next year', async ({
  page,
  request,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title: 'Facts Cup' })
  await expect(form.getByLabel('Start date')).toBeHidden()
  await showAllFields(form)
  await form.getByLabel('Start date').fill(day(9))
  await form.getByLabel('Venue').fill('School hall')
  await form.getByRole('button', { name: 'Close' }).click()
  await openNew(page)
  await showAllFields(form)
  await expect(form.getByLabel('Start date')).toHaveValue(day(9))
  await expect(form.getByLabel('Venue')).toHaveValue('School hall')

  await form.getByLabel('Start date').fill(day(20))
  await form.getByLabel('End date').fill(day(19))
  await form.getByLabel('Last date of entry').fill(day(21))
  await form.getByLabel('Entry fee in ₹').fill('-50')
  await form.getByLabel('Rounds').fill('many')
  await form.getByRole('button', { name: 'Fold the fields' }).click()
  await expect(form.getByLabel('Start date')).toBeHidden()
  await expect(chipOf(form, 'Rounds')).toContainText('many')

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('End date'), 'the first at fault is open').toBeFocused()
  await expect(form.getByText('End date cannot be before the start date')).toBeVisible()
  await expect(form.getByText('Last date of entry cannot be after the start date')).toBeVisible()
  await expect(
    form.getByText('Entry fee must be a whole number of rupees from 0 to 1000000')
  ).toBeVisible()
  await expect(form.getByText('Rounds must be a whole number from 1 to 50')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Rounds').press('Enter')
  await expect(chipOf(form, 'Rounds')).toBeFocused()
  await expect(chipOf(form, 'Rounds')).toContainText('has a fault')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Rounds'), 'every save opens it').toBeVisible()

  await showAllFields(form)
  await form.getByLabel('End date').fill(day(21))
  await form.getByLabel('Last date of entry').fill(day(2))
  await form.getByLabel('Reporting time').fill('08:30')
  await form.getByLabel('Venue').fill('Town hall')
  await form.getByLabel('City').fill('Satara')
  await form.getByLabel('Entry fee in ₹').fill('₹1,500')
  await form.getByLabel('Rounds').fill('9')
  await form.getByLabel('Time control').fill('25 min + 5 sec')
  await form.getByLabel('Rated').selectOption('FIDE rated')
  await form.getByLabel('Categories').fill('U-9, U-13,, U-9')
  await form.getByLabel('Contact phone').fill('+91 55500 12345')
  const saved = answerTo(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  const { data } = (await (await saved).json()) as { data: { slug: string } }
  expect(data).toMatchObject({
    startDate: day(20),
    endDate: day(21),
    entryDeadline: day(2),
    reportingTime: '08:30',
    entryFee: 1500,
    rounds: 9,
    rated: 'fide',
    categories: ['U-9', 'U-13'],
    status: 'scheduled',
    mapUrl: null,
  })
  await expect(form).toBeHidden()
  await expect(card(page, 'Facts Cup').getByText('Registration closes in 2 days')).toBeVisible()
  await expect(card(page, 'Facts Cup').getByText('Satara')).toBeVisible()

  await card(page, 'Facts Cup').getByRole('button', { name: 'Duplicate Facts Cup' }).click()
  const copy = page.getByRole('dialog', { name: 'Create New Tournament' })
  await showAllFields(copy)
  await expect(copy.getByLabel('City')).toHaveValue('Satara')
  await expect(copy.getByLabel('Reporting time')).toHaveValue('08:30')
  for (const [label, offset] of [
    ['Start date', 20],
    ['End date', 21],
    ['Last date of entry', 2],
  ] as const) {
    // 52 weeks on: of the same weekdays, those nearest to the same dates.
    await expect(copy.getByLabel(label)).toHaveValue(day(offset + 364))
  }
  await expect(copy.getByLabel('Address')).toHaveCount(0)
  await copy.getByRole('button', { name: 'Close' }).click()

  await card(page, 'Facts Cup').getByRole('button', { name: 'Edit Facts Cup' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Tournament' })
  await showAllFields(edit)
  await edit.getByLabel('Address').fill('Facts Cup!')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(
    edit.getByText('Address can only have small letters, digits and hyphens')
  ).toBeVisible()
  await edit.getByLabel('Address').fill(`${data.slug}-satara`)
  await edit.getByLabel('Event status').selectOption('Postponed')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(card(page, 'Facts Cup').getByText('Postponed')).toBeVisible()
  const old = await request.get(`/api/tournaments/${data.slug}`)
  expect(await old.json()).toMatchObject({ data: { slug: `${data.slug}-satara` } })
})

test('a card says the state that follows from dates and status, of active ones', async ({
  page,
}) => {
  const rows = [
    [{ startDate: day(0) }, 'Today'],
    [{ startDate: day(-1) }, 'Finished'],
    [{ startDate: day(30) }, 'Registration open'],
    [{ startDate: day(30), entryDeadline: day(-1) }, 'Registration closed'],
    [{ startDate: day(30), status: 'cancelled' }, 'Cancelled'],
  ] as const
  await dictate(page, 'tournaments', [
    ...rows.map(([facts, words]) => tournament(words.toLowerCase().replace(' ', '-'), facts)),
    tournament('plain'),
    tournament('hidden', { startDate: day(0), isActive: false }),
  ])
  await page.goto('/admin')
  for (const [, words] of rows) {
    const id = words.toLowerCase().replace(' ', '-')
    await expect(card(page, `Tournament ${id}`).getByText(words, { exact: true })).toBeVisible()
  }
  await expect(card(page, 'Tournament hidden').getByText('Today', { exact: true })).toHaveCount(0)
  await expect(card(page, 'Tournament plain').getByText(/Registration/)).toHaveCount(0)
})

test('facts that somebody else has changed are put beside what is typed', async ({
  page,
  request,
  token,
}) => {
  const headers = { Authorization: `Bearer ${token}` }
  const multipart = {
    title: 'Two Directors Cup',
    description: 'Seven rounds.',
    formLink: 'https://forms.example/two',
    city: 'Satara',
    startDate: day(40),
  }
  const made = await request.post('/api/tournaments', { headers, multipart })
  const { data } = (await made.json()) as { data: { _id: string } }
  await page.goto(`/admin?edit=${data._id}`)
  const edit = page.getByRole('dialog', { name: 'Edit Tournament' })
  await showAllFields(edit)
  const theirs = { city: 'Karad', entryFee: '400' }
  await request.put(`/api/tournaments/${data._id}`, { headers, multipart: theirs })
  await edit.getByLabel('City').fill('Wai')
  await edit.getByLabel('Rounds').fill('7')
  await edit.getByRole('button', { name: 'Save' }).click()

  const question = page.getByRole('dialog', { name: 'Changed meanwhile' })
  const city = question.getByRole('group', { name: 'City' })
  await expect(city.getByText('Karad')).toBeVisible()
  await expect(city.getByRole('radio', { name: 'Yours' })).toBeChecked()
  const fee = question.getByRole('group', { name: 'Entry fee in ₹' })
  await expect(fee.getByText('₹400')).toBeVisible()
  await expect(fee.getByRole('radio', { name: 'Theirs now' })).toBeChecked()
  await expect(question.getByRole('group', { name: 'Rounds' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  const saved = await request.get(`/api/tournaments/${data._id}`)
  expect(await saved.json()).toMatchObject({ data: { city: 'Wai', entryFee: 400, rounds: 7 } })
})
