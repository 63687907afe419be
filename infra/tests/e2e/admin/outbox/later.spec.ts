import { expect } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'
import { test } from '../director.ts'
import { toast } from '../lists.ts'
import { choose, crop, expectFilled, fillIn, newForm, openNew } from '../tournament-form.ts'
import {
  OUTBOX_FAULTS,
  card,
  chip,
  creations,
  editCard,
  elsewhere,
  panel,
  saveForLater,
} from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

test('what was saved offline is marked, sent once when the network is back, by one tab or the next, as it was saved last', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const form = newForm(page)
  await page.goto('/admin')

  await test.step('what was saved offline stands marked in its list and is sent when the network is back', async () => {
    const title = 'Outbox: for later'
    await openNew(page)
    await fillIn(form, { title })
    await choose(form, await quarteredPhoto(1200, 900))
    await crop(page)
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('You are offline. It is saved when')).toBeVisible()
    await form.getByRole('button', { name: 'Send Later' }).click()
    await expect(form).toBeHidden()
    await expect(card(page, title)).toContainText('Waiting to be sent')
    await expect(card(page, title)).toContainText('Not on the website yet')
    await chip(page, '1 waiting').click()
    await expect(panel(page).getByRole('listitem')).toContainText(
      'Adds a new tournament, shown to visitors.'
    )
    await expect(panel(page)).toContainText('You are offline.')
    await page.goBack()
    await expect(panel(page)).toBeHidden()
    await expect(chip(page, '1 waiting')).toBeFocused()

    await context.setOffline(false)
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    await expect(chip(page, 'Saved')).toBeVisible()
    await expect(card(page, title)).toHaveCount(1)
    await expect(card(page, title)).not.toContainText('Waiting to be sent')
    await expect(card(page, title).getByRole('img')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
    await openNew(page)
    await expect(form.getByText(/^This is what you typed/)).toBeHidden()
    await form.getByRole('button', { name: 'Close' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('what waits is not sent while its form is open, and goes as it was saved last', async () => {
    const title = 'Outbox: edited first'
    const calls = creations(context)
    await saveForLater(page, context, title)
    await editCard(page, title)
    await expectFilled(form, { title })
    await context.setOffline(false)
    await form.getByLabel('Title').fill(`${title}, then sent`)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await server.titles(title)).toEqual([`${title}, then sent`])
  })

  await test.step('of two tabs one sends, and both hear of it', async () => {
    const title = 'Outbox: two tabs'
    const calls = creations(context)
    const second = await context.newPage()
    await second.goto('/admin/achievements')
    await saveForLater(page, context, title)
    await expect(chip(second, '1 waiting')).toBeVisible()
    const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
    const saves = '**/api/tournaments'
    await context.route(saves, async (route) => {
      await isSeen
      await route.continue()
    })
    await context.setOffline(false)
    await expect.poll(() => calls.length).toBe(1)
    await chip(second, '1 waiting').click()
    await panel(second)
      .getByRole('button', { name: `Send Now: ${title}` })
      .click()
    await second.keyboard.press('Escape')
    release()
    await expect(chip(second, 'Saved')).toBeVisible()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(calls).toHaveLength(1)
    await expect(card(page, title)).not.toContainText('Waiting to be sent')
    expect(await server.titles(title)).toEqual([title])
    await context.unroute(saves)
    await second.close()
  })

  await test.step('a tab that is killed right after Save leaves it to the next, which sends it once', async () => {
    const title = 'Outbox: killed'
    const calls = creations(context)
    await openNew(page)
    await fillIn(form, { title })
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('button', { name: 'Send Later' })).toBeVisible()
    const crashed = page.waitForEvent('crash')
    const devtools = await context.newCDPSession(page)
    void devtools.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()

    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/admin/settings')
    await expect(toast(next, 'Tournament saved')).toBeVisible()
    await expect(chip(next, 'Saved')).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await server.titles(title)).toEqual([title])
    await next.goto('/admin')
    await openNew(next)
    await expect(newForm(next).getByText(/^This is what you typed/)).toBeHidden()
  })
})
