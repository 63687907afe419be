import { expect } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'
import { inject, NETWORK_FAULTS, test } from '../director.ts'
import { toast } from '../lists.ts'
import { card, chip, editCard, editWaiting, loseAnswer, panel } from '../outbox/outbox.ts'
import { choose, crop, enlarge, fillIn, newForm, openNew } from '../tournament-form.ts'
import { announced, button, elsewhere, keep, openEdit, remove, save } from './removal.ts'

// Without a network, an address that goes leaves its mark there.
test.use({ expectedConsole: NETWORK_FAULTS })

test('removed without a network, it waits marked, can be taken back, and is sent', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Removed offline'
  const item = await server.create(title)
  const url = await server.picture(item)
  const form = await openEdit(page, item)
  await remove(page).click()
  await context.setOffline(true)
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(form).toBeHidden()
  await expect(card(page, title)).toContainText('Waiting to be sent')
  await expect(card(page, title).getByRole('img')).toHaveCount(0)
  await chip(page, '1 waiting').click()
  await expect(panel(page).getByRole('listitem')).toContainText(
    'Changes a tournament and removes its picture, shown to visitors.'
  )
  await editWaiting(page, title)
  await expect(announced(page)).toBeVisible()
  await keep(page).click()
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(card(page, title)).toContainText('Waiting to be sent')
  await context.setOffline(false)
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await server.picture(item), 'kept after all').toBe(url)

  await expect(chip(page, 'Saved')).toBeVisible()
  await editCard(page, title)
  await remove(page).click()
  await context.setOffline(true)
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(chip(page, '1 waiting')).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page, 'Tournament saved').first()).toBeVisible()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await server.picture(item)).toBeNull()
})

test('removed here and replaced elsewhere, the director chooses; removed elsewhere, the form says so', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Removed and replaced'
  const item = await server.create(title)
  const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
  const side = (name: string) =>
    stale.getByRole('group', { name: 'Banner' }).getByRole('radio', { name })
  const form = await openEdit(page, item)

  await test.step('removed here, replaced elsewhere: theirs, then mine', async () => {
    await remove(page).click()
    await server.replacePicture(item)
    await save(page).click()
    await expect(side('Yours')).toBeChecked()
    await expect(stale.getByText('No picture')).toBeVisible()
    await stale.getByText('Theirs now').click()
    await stale.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect(await server.picture(item)).not.toBeNull()

    await editCard(page, title)
    await remove(page).click()
    await server.replacePicture(item)
    await save(page).click()
    await stale.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect(await server.picture(item)).toBeNull()
  })

  await test.step('removed elsewhere, it is saved without it, also where it was removed here too', async () => {
    for (const isBoth of [false, true]) {
      await server.replacePicture(item)
      await openEdit(page, item)
      await form.getByLabel('Title').fill(`Removed elsewhere ${isBoth ? 'too' : ''}`)
      if (isBoth) await remove(page).click()
      await server.removePicture(item)
      await save(page).click()
      await expect(stale).toContainText('It was removed.')
      await stale.getByRole('button', { name: 'Save' }).click()
      await expect(form).toBeHidden()
      expect(await server.picture(item)).toBeNull()
    }
  })
})

test('a picture that was only chosen is dropped, and one taken out after its answer was lost does not stay on the server', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Taken out again'
  await page.goto('/admin')
  const form = await openNew(page)
  await test.step('the focus stays in its field', async () => {
    await choose(form, await quarteredPhoto(1200, 900))
    await crop(page)
    await expect(remove(page)).toBeHidden()
    await button(page, 'Remove').focus()
    await page.keyboard.press('Enter')
    await expect(enlarge(page)).toBeHidden()
    await expect(form.getByRole('button', { name: /Choose picture/ })).toBeFocused()
  })

  await fillIn(form, { title })
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  const lost = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await loseAnswer(page)
  await save(page).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await chip(page, '1 waiting').click()
  await editWaiting(page, title)
  await expect(enlarge(page)).toBeVisible()
  const stored = (await server.all()).find((item) => item.title === title)!
  expect(stored.banner).not.toBeNull()
  await context.setOffline(true)
  await lost.lift()
  await button(page, 'Remove').click()
  await save(page).click()
  await context.setOffline(false)
  await expect(newForm(page)).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await server.picture(stored)).toBeNull()
  expect((await server.all()).filter((item) => item.title === title)).toHaveLength(1)
})
