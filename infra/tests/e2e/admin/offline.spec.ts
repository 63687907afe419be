import type { BrowserContext, Page } from '@playwright/test'
import { Director } from '../director.ts'
import { expect, expectAccessible, signIn } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { plain } from '../site/items.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { checkState } from './layout.ts'
import { card, toast } from './lists.ts'
import {
  choose,
  crop,
  cropper,
  editForm,
  enlarge,
  expectFilled,
  fillIn,
  filled,
  newForm,
  openNew,
} from './tournament-form.ts'

test.use({
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The server did not learn of the sign-out`),
})

const director = new Director(test)

const DESK = { width: 1440, height: 600 }

/** Ends a tab as the system does that needs its memory. */
async function crash(page: Page) {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
}

test('a draft survives a click outside, Escape, Back, a reload, a crash and another tab', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form)
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)

  await page.mouse.click(12, 450)
  await expect(form).toBeHidden()
  await toast(page, 'Draft kept on this device').getByRole('button', { name: 'Reopen' }).click()
  await expectFilled(form)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await openNew(page)
  await expectFilled(form)
  await expect(enlarge(page)).toBeVisible()
  await choose(form, await quarteredPhoto(1200, 900))
  await expect(cropper(page)).toBeVisible()
  await page.goBack()
  await expect(cropper(page), 'Back closes one by one').toBeHidden()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/admin$/)

  await openNew(page)
  await expectFilled(form)
  await form.getByLabel('Title').fill('Typed just before the reload')
  await page.reload()
  await expect(filled(page)).toBeVisible()
  await expectFilled(form, { title: 'Typed just before the reload' })
  await expect(enlarge(page)).toBeVisible()

  // The next tab reads what this one has written down before it died.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await openNew(page)
  await expectFilled(form, { title: 'Typed just before the reload' })
  await crash(page)
  const next = await context.newPage()
  await next.goto('/admin')
  await openNew(next)
  await expectFilled(newForm(next), { title: 'Typed just before the reload' })
  await expect(enlarge(next)).toBeVisible()

  const start = newForm(next).getByRole('button', { name: 'Start empty' })
  await start.click()
  await expect(newForm(next).getByLabel('Title')).toHaveValue('')
  await toast(next, 'What you typed is set aside').getByRole('button', { name: 'Undo' }).click()
  await expectFilled(newForm(next), { title: 'Typed just before the reload' })
  await start.click()
  await next.keyboard.press('Escape')
  await next
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(editForm(next).getByLabel('Title')).not.toHaveValue('')
  await expect(filled(next), 'of another item nothing is mixed in').toBeHidden()
})

const chip = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Waiting to be sent' })

/** Every call that would create a tournament, of all tabs, by its key. */
function creations(context: BrowserContext) {
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tournaments')) {
      keys.push(request.headers()['idempotency-key'] ?? '')
    }
  })
  return keys
}

async function saveOffline(page: Page, title: string) {
  await expect(chip(page, 'Saved')).toBeVisible()
  const form = await openNew(page)
  await fillIn(form, { title })
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Kept on this device.')).toBeVisible()
  await expect(card(page, title)).toContainText('Waiting to be sent')
}

test('a tournament saved offline is sent once, by any tab', async ({ page, context }) => {
  await page.goto('/admin')
  const other = await context.newPage()
  await other.goto('/admin/achievements')
  const keys = creations(context)
  await saveOffline(page, 'Outbox: two tabs')
  await expect(chip(other, '1 waiting')).toBeVisible()
  await chip(page, '1 waiting').click()
  const waiting = panel(page).getByRole('listitem')
  await expect(waiting).toContainText('Adds a new tournament, shown to visitors.')
  await page.goBack()
  await context.setOffline(false)
  for (const tab of [page, other]) await expect(chip(tab, 'Saved')).toBeVisible()
  expect(keys).toHaveLength(1)
  expect(await director.titles('Outbox: two tabs')).toHaveLength(1)
  await expect(card(page, 'Outbox: two tabs')).not.toContainText('Waiting to be sent')
  await other.close()

  await saveOffline(page, 'Outbox: killed')
  await crash(page)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/admin/settings')
  await expect(toast(next, 'Tournament saved')).toBeVisible()
  await expect(chip(next, 'Saved')).toBeVisible()
  expect(await director.titles('Outbox: killed')).toHaveLength(1)
  expect(keys).toHaveLength(2)

  await next.goto('/admin')
  await saveOffline(next, 'Outbox: discarded')
  await chip(next, '1 waiting').click()
  await panel(next)
    .getByRole('button', { name: /^Discard/ })
    .click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(next.getByRole('alertdialog')).toBeHidden()
  await next.keyboard.press('Escape')
  await expect(panel(next)).toBeHidden()
  await expect(card(next, 'Outbox: discarded')).toHaveCount(0)
  await context.setOffline(false)
  await expect(chip(next, 'Saved')).toBeVisible()
  expect(await director.titles('Outbox: discarded')).toEqual([])
})

test('a refused or conflicting save waits and can be opened in its form', async ({
  page,
  context,
}) => {
  const slug = await director.publish('tournaments', { ...plain, title: 'Outbox: changed' })
  await page.goto('/admin')
  await saveOffline(page, 'Outbox: refused')
  const faults = { description: { code: 'one_line' } }
  const body = { message: 'No.', code: 'validation_failed', faults }
  const { calls, lift } = await inject(page, 'POST', '/api/tournaments', { status: 422, body })
  await context.setOffline(false)
  await expect(card(page, 'Outbox: refused')).toContainText('Needs you')
  await chip(page, '1 needs you').click()
  await expect(panel(page)).toContainText('This field can only have one line')
  await checkState(page, 'the panel')
  await page.setViewportSize(DESK)
  await panel(page).getByRole('button', { name: 'Edit Outbox: refused' }).click()
  const form = newForm(page)
  const description = form.getByLabel('Description', { exact: true })
  await expect(description).toHaveAccessibleDescription('This field can only have one line')
  expect(calls, 'a refusal is not asked for again').toHaveLength(1)
  await lift()
  await description.fill('With a story')
  await page.reload()
  await expect(description, 'typed over it just before').toHaveValue('With a story')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await director.titles('Outbox: refused')).toHaveLength(1)

  await card(page, 'Outbox: changed').getByRole('button', { name: /^Edit/ }).click()
  await editForm(page).getByLabel('Title').fill('Outbox: changed, mine')
  await context.setOffline(true)
  await editForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(editForm(page)).toBeHidden()
  await director.change('tournaments', slug, { title: 'Outbox: changed, theirs' })
  await context.setOffline(false)
  await chip(page, '1 needs you').click()
  await panel(page).getByRole('button', { name: /^Edit/ }).click()
  const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await expect(stale.getByText('Outbox: changed, theirs')).toBeVisible()
  await expectAccessible(page)
  await stale.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await director.titles('Outbox: changed')).toEqual(['Outbox: changed, mine'])
})

test('a save refused by the end of the session is sent after sign-in; signing out asks first', async ({
  page,
  context,
}) => {
  const title = 'Outbox: ended session'
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const { lift } = await inject(page, 'POST', '/api/tournaments', { status: 401 })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login**')
  await lift()
  await signIn(page)
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await director.titles(title)).toEqual([title])

  await saveOffline(page, 'Outbox: signing out')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(chip(page, '1 waiting')).toBeVisible()
  await context.setOffline(false)
  await expect(chip(page, 'Saved')).toBeVisible()
})
