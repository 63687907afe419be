import { expect } from '../../fixtures.ts'
import { hold, test } from '../director.ts'
import { toast } from '../lists.ts'
import { editForm, expectFilled, fillIn, filled, newForm, openNew } from '../tournament-form.ts'
import {
  OUTBOX_FAULTS,
  card,
  chip,
  creations,
  editCard,
  elsewhere,
  panel,
  saveForLater,
  storeUnanswered,
} from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

test('Cancel while a request is under way stops it; that it comes too late is said, and can be undone', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const form = newForm(page)
  const changed = 'Outbox: change too late'
  const id = await server.create(changed)
  await page.goto('/admin')

  await test.step('under way, it stops the request: nothing is stored, the draft stays', async () => {
    const title = 'Outbox: cancelled'
    await openNew(page)
    await fillIn(form, { title })
    const call = await hold(page, 'POST', '/api/tournaments')
    const cancelling = await hold(page, 'DELETE', '/api/idempotency-keys/*')
    const stopped = page.waitForEvent('requestfailed', (call) =>
      call.url().endsWith('/api/tournaments')
    )
    const sent = page.waitForRequest(
      (asked) => asked.method() === 'POST' && asked.url().endsWith('/api/tournaments')
    )
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => call.calls.length).toBe(1)
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await stopped
    call.release()
    await call.lift()
    await expect(toast(page, 'Draft kept on this device')).toBeVisible()
    await expect(chip(page, '1 waiting'), 'until it is known').toBeVisible()
    cancelling.release()
    await expect(chip(page, 'Saved')).toBeVisible()
    await cancelling.lift()

    // What was sent has only been slow, and comes now.
    const late = await sent
    const headers = await late.allHeaders()
    expect(headers['idempotency-key']).toBeTruthy()
    const answer = await request.post('/api/tournaments', {
      headers: {
        Authorization: headers['authorization']!,
        'Idempotency-Key': headers['idempotency-key']!,
      },
      multipart: { title, description: 'Seven rounds.', formLink: 'https://forms.example/late' },
    })
    expect(answer.status()).toBe(422)
    await expect(page).toHaveURL(/\/admin$/)
    expect(await server.titles(title)).toEqual([])
    await openNew(page)
    await expect(filled(page)).toBeVisible()
    await expectFilled(form, { title })
    // Under another key.
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
  })

  await test.step('too late, it says so and can be undone', async () => {
    const title = 'Outbox: too late'
    await openNew(page)
    await fillIn(form, { title })
    const { isStored } = await storeUnanswered(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await isStored
    await form.getByRole('button', { name: 'Cancel' }).click()
    const words = toast(page, `Too late to cancel: ‘${title}’ was already saved`)
    await expect(words).toBeVisible()
    await expect(card(page, title)).toHaveCount(1)
    await words.getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'Tournament deleted')).toBeVisible()
    expect(await server.titles(title)).toEqual([])
  })

  await test.step('too late for a page that goes before, the next one says so', async () => {
    const title = 'Outbox: said later'
    await openNew(page)
    await fillIn(form, { title })
    const { isStored } = await storeUnanswered(page)
    // What was stored is looked up before it is said.
    const lookUp = await hold(page, 'GET', '/api/tournaments/*-*')
    await form.getByRole('button', { name: 'Save' }).click()
    await isStored
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => lookUp.calls.length).toBe(1)
    await page.reload()
    lookUp.release()
    await lookUp.lift()
    const words = toast(page, `Too late to cancel: ‘${title}’ was already saved`)
    await expect(words).toBeVisible({ timeout: 30_000 })
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
  })

  await test.step('too late for a change, it says so, and the list shows what is stored', async () => {
    const title = changed
    await editCard(page, title)
    const form = editForm(page)
    await form.getByLabel('Title').fill(`${title}, mine`)
    const { isStored } = await storeUnanswered(page, `**/api/tournaments/${id}`)
    await form.getByRole('button', { name: 'Save' }).click()
    await isStored
    await form.getByRole('button', { name: 'Cancel' }).click()
    const words = toast(page, `Too late to cancel: ‘${title}, mine’ was already saved`)
    await expect(words).toBeVisible()
    await expect(words.getByRole('button', { name: 'Undo' }), 'it would delete it').toBeHidden()
    await expect(chip(page, 'Saved')).toBeVisible()
    await expect(card(page, `${title}, mine`)).toHaveCount(1)
    expect(await server.titles(title)).toEqual([`${title}, mine`])
  })
})

test('what is discarded is never sent', async ({ page, context, request, token }) => {
  const title = 'Outbox: discarded'
  const calls = creations(context)
  await page.goto('/admin')
  await saveForLater(page, context, title)
  await chip(page, '1 waiting').click()
  await panel(page)
    .getByRole('button', { name: `Discard ${title}` })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await panel(page)
    .getByRole('button', { name: `Discard ${title}` })
    .click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(panel(page)).toContainText('Nothing waits.')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.reload()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(calls).toHaveLength(0)
  expect(await elsewhere(request, token).titles(title)).toEqual([])
})
