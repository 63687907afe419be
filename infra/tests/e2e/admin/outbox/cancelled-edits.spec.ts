import { expect } from '../../fixtures.ts'
import { inject, test } from '../director.ts'
import { expectFilled, newForm, openNew, filled } from '../tournament-form.ts'
import {
  OUTBOX_FAULTS,
  card,
  chip,
  creations,
  editCard,
  elsewhere,
  saveForLater,
  storeUnanswered,
} from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

test('Cancel of an edit brings back what was saved before it, whatever became of the edit', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const form = newForm(page)
  await page.goto('/admin')

  await test.step('stored before it was cancelled, it is undone by what was saved before it', async () => {
    const title = 'Outbox: undone'
    await saveForLater(page, context, title)
    await editCard(page, title)
    await form.getByLabel('Title').fill(`${title}, then edited`)
    const { isStored } = await storeUnanswered(page)
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Save' }).click()
    await isStored
    expect(await server.titles(title)).toEqual([`${title}, then edited`])
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await expect(chip(page, 'Saved')).toBeVisible()
    await expect(card(page, title).getByRole('heading')).toHaveText(title)
    expect(await server.titles(title)).toEqual([title])
  })

  await test.step('what was saved before stays waiting where the server could not take the edit', async () => {
    const title = 'Outbox: given back'
    await saveForLater(page, context, title, { hasDraft: true })
    await editCard(page, title)
    await form.getByLabel('Title').fill(`${title}, then edited`)
    const failing = await inject(page, 'POST', '/api/tournaments', { status: 503 })
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await expect(chip(page, '1 waiting')).toBeVisible()
    await failing.lift()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
  })

  await test.step('cancelled in the midst of finding out about another, it leaves what was saved before both', async () => {
    const title = 'Outbox: twice cancelled'
    await saveForLater(page, context, title, { hasDraft: true })
    await editCard(page, title)
    await form.getByLabel('Title').fill(`${title}, then edited`)
    const unanswered = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => unanswered.calls.length).toBeGreaterThan(0)
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await openNew(page)
    await expect(filled(page)).toBeVisible()
    await context.setOffline(true)
    await form.getByLabel('Title').fill(`${title}, then edited again`)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('button', { name: 'Send Later' })).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await unanswered.lift()
    await context.setOffline(false)
    await expect(chip(page, 'Saved')).toBeVisible({ timeout: 30_000 })
    expect(await server.titles(title)).toEqual([title])
  })

  await test.step('without a network, it leaves what was saved before it waiting, and itself as a draft', async () => {
    const calls = creations(context)
    const title = 'Outbox: saved before'
    await saveForLater(page, context, title, { hasDraft: true })
    await editCard(page, title)
    await form.getByLabel('Title').fill(`${title}, then edited`)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('button', { name: 'Send Later' })).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await expect(chip(page, '1 waiting')).toBeVisible()
    await expect(card(page, title).getByRole('heading')).toHaveText(title)
    await context.setOffline(false)
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await server.titles(title)).toEqual([title])
    await openNew(page)
    await expect(filled(page)).toBeVisible()
    await expectFilled(form, { title: `${title}, then edited` })
  })
})
