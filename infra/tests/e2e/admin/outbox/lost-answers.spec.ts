import { expect } from '../../fixtures.ts'
import { hold, inject, test } from '../director.ts'
import { forgetToasts, toast } from '../lists.ts'
import { editForm, expectFilled, fillIn, newForm, openNew } from '../tournament-form.ts'
import {
  OUTBOX_FAULTS,
  card,
  chip,
  creations,
  editWaiting,
  elsewhere,
  loseAnswer,
  panel,
} from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

test('an answer that is lost, late or a gateway’s leads to one item, as it was saved last', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const form = newForm(page)
  await page.goto('/admin')

  await test.step('lost after the server stored the item, it leads to one item', async () => {
    const title = 'Outbox: lost answer'
    const calls = creations(context)
    await loseAnswer(page)
    await openNew(page)
    await fillIn(form, { title })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    expect(calls.length).toBeGreaterThan(1)
    expect(new Set(calls).size, 'keys').toBe(1)
    await expect(card(page, title)).toHaveCount(1)
    expect(await server.titles(title)).toEqual([title])
  })

  await forgetToasts(page)
  await test.step('a gateway that gives up says nothing of what was stored: it is sent again, once', async () => {
    const title = 'Outbox: gateway'
    const calls = creations(context)
    await openNew(page)
    await fillIn(form, { title })
    await page.route(
      '**/api/tournaments',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504</h1>' })
      },
      { times: 1 }
    )
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    expect(new Set(calls).size).toBe(1)
    expect(calls.length).toBeGreaterThan(1)
    expect(await server.titles(title)).toEqual([title])
  })

  await forgetToasts(page)
  await test.step('a network that goes while a form is saved delays it and says so', async () => {
    const calls = creations(context)
    const title = 'Outbox: interrupted'
    await openNew(page)
    await fillIn(form, { title })
    const { lift } = await inject(page, 'POST', '/api/tournaments', 'timedout')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('The server has not answered yet.')).toBeVisible()
    await expect.poll(() => calls.length, 'tried again by itself').toBeGreaterThan(1)
    await lift()
    await expect(form).toBeHidden()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
  })

  await forgetToasts(page)
  await test.step('what was edited after its answer was lost becomes a change of the stored item', async () => {
    const title = 'Outbox: changed after a lost answer'
    await openNew(page)
    await fillIn(form, { title })
    const lost = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
    await loseAnswer(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Send Later' }).click()
    await expect(card(page, title)).toContainText('Perhaps on the website already')
    await chip(page, '1 waiting').click()
    await expect(panel(page)).toContainText('and not confirmed yet.')
    await editWaiting(page, title)
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await context.setOffline(true)
    await lost.lift()
    await form.getByLabel('Title').fill(`${title} twice`)
    await form.getByRole('button', { name: 'Save' }).click()
    await context.setOffline(false)
    await expect(form).toBeHidden()
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([`${title} twice`])
  })

  await test.step('in between it is one card, whose form holds what was saved last', async () => {
    const title = 'Outbox: one card'
    await openNew(page)
    await fillIn(form, { title })
    await page.route('**/api/tournaments', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Send Later' }).click()
    await expect(card(page, title)).toContainText('Perhaps on the website already')
    // The entry says more than the server has by now.
    await page
      .getByRole('button', { name: `Edit ${title}` })
      .first()
      .click()
    await form.getByLabel('Title').fill(`${title}, twice`)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Send Later' }).click()
    await page.reload()
    await expect(chip(page, '1 waiting')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
    await expect(card(page, title)).toHaveCount(1)
    await expect(card(page, title)).toContainText(`${title}, twice`)

    await card(page, title)
      .getByRole('button', { name: `Edit ${title}, twice` })
      .click()
    await expect(editForm(page).getByLabel('Title')).toHaveValue(`${title}, twice`)
    await editForm(page).getByLabel('Title').fill(`${title}, thrice`)
    await page.unroute('**/api/tournaments')
    await editForm(page).getByRole('button', { name: 'Save' }).click()
    await expect(editForm(page)).toBeHidden()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([`${title}, thrice`])
    await expect(card(page, title)).toHaveCount(1)
  })
})

test('a device without room sends from the open form and loses nothing', async ({
  page,
  request,
  token,
}) => {
  const title = 'Outbox: no room'
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const refused = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible()
  await expectFilled(form, { title })
  await refused.lift()
  const slow = await hold(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This device has no room to keep it.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send Later' })).toBeHidden()
  slow.release()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

test('a device whose storage is stuck sends from the open form all the same', async ({
  page,
  request,
  token,
  context,
}) => {
  const title = 'Outbox: stuck'
  await page.clock.install()
  await page.goto('/admin')
  await expect(chip(page, 'Saved')).toBeVisible()
  const form = await openNew(page)
  await fillIn(form, { title })
  const other = await context.newPage()
  await other.goto('/login')
  // As a frozen page of Safari does: its transaction never ends, so nobody else's begins.
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('academy-outbox')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries')
          const hold = () => {
            entries.count().onsuccess = hold
            resolve()
          }
          hold()
        }
      })
  )
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  await expect(form).toBeHidden()
  await other.close()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})
