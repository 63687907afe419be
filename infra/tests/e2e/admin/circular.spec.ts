import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { test } from './director.ts'
import { chipOf, openNew, showAllFields } from './tournament-form.ts'

const CIRCULAR = `*SAHYADRI CHESS ACADEMY* presents
*CIRCULAR OPEN RAPID TOURNAMENT* ♟️
📅 दिनांक: १३ डिसेंबर २०२९
📍 Venue: Town Hall, Station Road, Sangamner
⏰ Reporting time: 8.30 am
Rounds: 7 (Swiss), 15 min + 10 sec
💵 Entry fee: Rs. 300/-
Last date of entry: 10th December 2029
🥇 Rs. 11,000 + Trophy
🥈 Rs. 7,000
Registration: https://forms.example/circular-rapid
Contact: Mr. Anil Gaikwad 55500 12345`

/** The form of a new tournament, into which a circular was pasted. */
async function openRead(page: Page, circular: string): Promise<Locator> {
  await page.goto('/admin')
  const form = await openNew(page)
  await form.getByRole('button', { name: 'Paste a circular' }).click()
  await form.getByLabel('Text of the circular').fill(circular)
  return form
}

test('a pasted circular fills what is empty, marked with its words, and is saved by Save alone', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  await chipOf(form, 'City').click()
  await expect(form.getByLabel('City')).toBeFocused()
  await page.keyboard.type('Loni')
  await page.keyboard.press('Enter')
  await expect(chipOf(form, 'City')).toBeFocused()
  await expect(chipOf(form, 'City')).toContainText('Loni, filled in')
  await form.getByRole('button', { name: 'Paste a circular' }).click()
  const text = form.getByLabel('Text of the circular')
  await expect(text).toBeFocused()
  await expect(form.getByRole('button', { name: 'Fill the form' })).toBeDisabled()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/share-picture')) {
      calls.push(request.url())
    }
  })
  await text.fill(CIRCULAR)
  const outcome = form.getByRole('status').filter({ hasText: '✓ 14 sure · ? 0 to be confirmed' })
  await expect(outcome).toBeFocused()
  await expect(form.getByText('Left as typed: City.')).toBeVisible()
  await expect(chipOf(form, 'Title')).toContainText(
    'OPEN RAPID TOURNAMENT, from the circular, sure'
  )
  await expect(chipOf(form, 'Entry fee in ₹')).toContainText('₹300, from the circular, sure')
  await expect(chipOf(form, 'End date')).toContainText('missing')
  await expect(chipOf(form, 'Prizes')).toContainText('₹18,000 in 2 prizes')
  await expectAccessible(page)
  await showAllFields(form)

  const filled = {
    Title: 'CIRCULAR OPEN RAPID TOURNAMENT',
    'Registration link': 'https://forms.example/circular-rapid',
    'Start date': '2029-12-13',
    'Last date of entry': '2029-12-10',
    'Reporting time': '08:30',
    Venue: 'Town Hall, Station Road, Sangamner',
    City: 'Loni',
    'Entry fee in ₹': '300',
    Rounds: '7',
    Format: 'Swiss',
    'Time control': '15 min + 10 sec',
    'Contact person': 'Mr. Anil Gaikwad',
    'Contact phone': '55500 12345',
  }
  for (const [label, value] of Object.entries(filled)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await expect(form.getByLabel('Description', { exact: true }).first()).toHaveValue(
    CIRCULAR.replaceAll('*', '')
  )
  await expect(form.getByText(/The circular says .* in all/)).toHaveCount(0)
  await expect(form.getByLabel('Position')).toHaveCount(2)
  await expect(form.getByLabel('Amount in ₹').first()).toHaveValue('11000')
  await expect(form.getByLabel('Entry fee in ₹')).toHaveAccessibleDescription(
    /From the circular: “Entry fee: Rs\. 300\/-”/
  )
  await expect(form.getByLabel('City')).not.toHaveAccessibleDescription(/From the circular/)
  await expectAccessible(page)

  await form.getByLabel('Entry fee in ₹').fill('250')
  await expect(form.getByLabel('Entry fee in ₹')).not.toHaveAccessibleDescription(/circular/)
  expect(calls).toEqual([])

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/tournaments'))
  await form.getByRole('button', { name: 'Save' }).click()
  const { data } = (await (await saved).json()) as { data: { slug: string } }
  await expect(form).toBeHidden()

  await page.goto(`/updates/${data.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CIRCULAR OPEN RAPID TOURNAMENT')
  const main = page.getByRole('main')
  for (const words of ['Town Hall, Station Road', '₹250', '13 Dec 2029', 'Registration open']) {
    await expect(main.getByText(words).first()).toBeVisible()
  }
})

const DOUBTFUL = `DOUBTFUL BELOW 1600 RAPID TOURNAMENT
Date: 13th December 2029
Venue: Town Hall, Station Road, Sangamner
Entry fee: Rs. 300 (girls Rs. 200)
Special prizes below 1400
1st - 50,000
1st - 30,000`

test('what a circular does not surely say is asked beside its field and taken by one press', async ({
  page,
}) => {
  const form = await openRead(page, DOUBTFUL)
  await expect(form.getByRole('status').filter({ hasText: '? 3 to be confirmed' })).toBeVisible()
  for (const label of ['Entry fee in ₹', 'Rating or age limits', 'Prizes']) {
    await expect(chipOf(form, label)).toContainText('to be confirmed')
    await chipOf(form, label).click()
  }
  await expect(chipOf(form, 'City')).toContainText('Sangamner, from the circular, sure')
  const limits = form.getByLabel('Rating or age limits', { exact: true })
  await expect(limits).toHaveValue('')
  await expect(form.getByLabel('Entry fee in ₹', { exact: true })).toHaveValue('')
  await expect(form.getByLabel('Position')).toHaveCount(0)
  await expectAccessible(page)

  await form.getByRole('button', { name: 'Use this for Rating or age limits: Below 1600' }).click()
  await expect(limits).toHaveValue('Below 1600')
  await expect(limits).toBeFocused()
  await expect(limits).toHaveAccessibleDescription(/From the circular: “DOUBTFUL BELOW 1600/)
  await form.getByRole('button', { name: 'Use this for Entry fee in ₹: ₹300' }).click()
  await expect(form.getByLabel('Entry fee in ₹', { exact: true })).toHaveValue('300')
  await form
    .getByRole('button', {
      name: /^Use this for Prizes: below 1400 1st ₹50,000, below 1400 1st ₹30,000$/,
    })
    .click()
  await expect(form.getByLabel('Position')).toHaveCount(2)
  await expect(form.getByRole('button', { name: /^Use this for/ })).toHaveCount(0)
})

test('a save is held back once while something is to be confirmed; one press takes all of it', async ({
  page,
}) => {
  const form = await openRead(page, DOUBTFUL)
  const pending = form.getByRole('status').filter({ hasText: 'are to be confirmed' })
  await expect(pending).toHaveText('3 facts are to be confirmed.')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(pending).toHaveText(/^Not saved yet: 3 facts/)
  await expect(form.getByText('Registration link is required')).toBeHidden()
  await form.getByRole('button', { name: 'Use all' }).click()
  await expect(pending).toBeHidden()
  await expect(chipOf(form, 'Entry fee in ₹')).toContainText('₹300, from the circular, sure')
  await expect(chipOf(form, 'Prizes')).toContainText('₹80,000')
  await save.click()
  await expect(form.getByText('Registration link is required')).toBeVisible()
})

const OTHER_SUM = `*SUM OF PRIZES* RAPID TOURNAMENT
Sunday, 30-12-29
Total Prize Fund: Rs. 1,50,000/-
1st Rs. 50,000
2nd Rs. 25,000
3rd Rs. 11,500`

test('a sum that the listed prizes do not reach is asked about until the list is changed', async ({
  page,
}) => {
  const form = await openRead(page, OTHER_SUM)
  await expect(chipOf(form, 'Start date')).toContainText('30')
  await expect(chipOf(form, 'Prizes')).toContainText('to be confirmed')
  await chipOf(form, 'Prizes').click()
  await expect(form.getByLabel('Amount in ₹')).toHaveCount(3)
  const doubt = form.getByText(
    'The circular says ₹1,50,000 in all; these add up to ₹86,500. Please look through them.'
  )
  await expect(doubt).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Amount in ₹').last().fill('75000')
  await expect(doubt).toHaveCount(0)
})
