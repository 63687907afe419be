import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { answerTo, hold, inject, test } from './director.ts'
import { forgetToasts, toast, tournament } from './lists.ts'
import { OUTBOX_FAULTS } from './outbox/outbox.ts'
import {
  chipOf,
  choose,
  crop,
  enlarge,
  expectFilled,
  fillIn,
  filled,
  openNew,
} from './tournament-form.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

/** Has the server take every new tournament for this one. */
const answerSaved = (page: Page, title: string) =>
  page.route('**/api/tournaments', (route) =>
    route.fulfill({ status: 201, json: { data: tournament(title, { title }) } })
  )

test('a save that cannot be done says why in its place and keeps what was typed; without a network it waits, and it is sent once', async ({
  page,
  context,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  const save = form.getByRole('button', { name: 'Save' })
  const description = form.getByLabel('Description', { exact: true })

  await test.step('the form checks by the server’s rules before it sends', async () => {
    const unsent = await inject(page, 'POST', '/api/tournaments', { status: 500 })
    await save.click()
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required')
    await expect(form.getByText('Description is required')).toBeVisible()
    await expect(form.getByText('Registration link is required')).toBeVisible()
    await fillIn(form, { title: 'x'.repeat(151), link: 'ftp://forms.example' })
    await chipOf(form, 'Maximum participants').click()
    await form.getByLabel('Maximum participants').fill('many')
    await save.click()
    await expect(form.getByText('Title cannot be more than 150 characters')).toBeVisible()
    await expect(form.getByText(/must be a web address starting with http/)).toBeVisible()
    await expect(form.getByText(/must be a whole number from 1 to 100000/)).toBeVisible()
    expect(unsent.calls).toHaveLength(0)
    await unsent.lift()
    await form.getByLabel('Maximum participants').fill('')
    await fillIn(form)
  })

  await test.step('what the server could not do is said, and what was typed is kept', async () => {
    await choose(form, await quarteredPhoto(1200, 900))
    await crop(page)
    const faults = [
      [{ status: 503, body: { message: 'The server is busy.' } }, 'The server is busy.'],
      [{ status: 500 }, 'Failed to save tournament'],
    ] as const
    for (const [fault, sentence] of faults) {
      const { calls, lift } = await inject(page, 'POST', '/api/tournaments', fault)
      await save.click()
      await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveText([sentence])
      await expect(save).toBeEnabled()
      await expectFilled(form)
      await expect(enlarge(page)).toBeVisible()
      expect(calls, 'a save is never repeated by itself').toHaveLength(1)
      await lift()
    }
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Failed to save tournament/)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  })

  await test.step('what the server refuses is said where the form’s own checks say it', async () => {
    await openNew(page)
    const errors = {
      description: 'Too plain',
      formLink: 'Not a form of ours',
      prizes: 'There can be at most 50 prizes',
      banner: 'The picture is larger than 10 MB',
    }
    const body = { message: 'Please correct the marked fields.', errors }
    const { lift } = await inject(page, 'POST', '/api/tournaments', { status: 422, body })
    await save.click()
    await expect(form.getByText(body.message)).toBeVisible()
    const link = form.getByLabel('Registration link')
    await expect(description).toHaveAccessibleDescription('Too plain')
    await expect(description).toBeFocused()
    await expect(link).toHaveAccessibleDescription(/Not a form of ours/)
    await expect(form.getByText(errors.prizes)).toBeVisible()
    await expect(form.getByText(errors.banner)).toBeVisible()
    await expectFilled(form)
    await description.fill('With a story')
    await expect(form.getByText(errors.description)).toBeHidden()
    await expect(form.getByText(errors.formLink)).toBeVisible()
    await lift()
  })

  await test.step('offline says so, and saves by itself when the connection is back', async () => {
    await fillIn(form)
    await answerSaved(page, 'Offline Open')
    await context.setOffline(true)
    await save.click()
    await expect(
      form.getByText('You are offline. It is saved when the connection is back.')
    ).toBeVisible()
    await expectFilled(form)
    const answer = answerTo(page, 'POST', '/api/tournaments')
    await context.setOffline(false)
    await answer
    await expect(form).toBeHidden()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
  })

  await forgetToasts(page)
  await test.step('it is sent once however often it is asked for, and leaves no draft', async () => {
    await openNew(page)
    await fillIn(form)
    await answerSaved(page, 'Saved Open')
    const { calls, release } = await hold(page, 'POST', '/api/tournaments')
    await description.press('Control+Enter')
    await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await form.getByLabel('Title').press('Control+Enter')
    await form.getByLabel('Title').press('Enter')
    const answer = answerTo(page, 'POST', '/api/tournaments')
    release()
    await answer
    await expect(form).toBeHidden()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    expect(calls).toHaveLength(1)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Saved Open')
    await openNew(page)
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(filled(page)).toBeHidden()
  })
})

test('a save that gets no answer for two minutes is sent again, and nothing is lost', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form)
  const { calls } = await hold(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect.poll(() => calls.length).toBe(1)
  await page.clock.fastForward('00:06')
  await expect(form.getByText('The server has not answered yet.')).toBeVisible()
  await page.clock.fastForward('02:01')
  await page.clock.fastForward('00:02')
  await expect.poll(() => calls.length).toBe(2)
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expectFilled(form)
})

test('an achievement that fails to save keeps its text, tags and picture', async ({ page }) => {
  await page.goto('/admin/achievements?new')
  const form = page.getByRole('dialog', { name: 'Create New Achievement' })
  await form.getByLabel('Title').fill('District champion')
  await form.getByLabel('Student name').fill('Asha Patil')
  await form.getByLabel('Description', { exact: true }).fill('Won every round.')
  await form.getByLabel('Date').fill('2026-10-02')
  await form.getByLabel('Location').fill('Satara')
  await form.getByRole('textbox', { name: 'Tags' }).fill('  Under 12 ')
  await form.getByRole('textbox', { name: 'Tags' }).press('Enter')
  await choose(form, await quarteredPhoto(900, 1200))
  await crop(page)
  const first = await inject(page, 'POST', '/api/achievements', { status: 500 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Failed to save achievement')).toBeVisible()
  await first.lift()
  const errors = { studentName: 'Not a student of ours', date: 'That day is to come' }
  await inject(page, 'POST', '/api/achievements', {
    status: 422,
    body: { message: 'Please correct the marked fields.', errors },
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Student name')).toHaveAccessibleDescription(errors.studentName)
  await expect(form.getByLabel('Date')).toHaveAccessibleDescription(errors.date)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Add Achievement' }).click()
  await expect(filled(page)).toBeVisible()
  await expect(form.getByLabel('Student name')).toHaveValue('Asha Patil')
  await expect(form.getByLabel('Date')).toHaveValue('2026-10-02')
  await expect(form.getByRole('button', { name: 'Remove Under 12' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge image' })).toBeVisible()
})
