import { expect, expectAccessible } from '../../fixtures.ts'
import { SMALL_PHONE } from '../../large-text.ts'
import { quarteredPhoto } from '../../photo.ts'
import { answerTo, test } from '../director.ts'
import { toast } from '../lists.ts'
import { card, editCard } from '../outbox/outbox.ts'
import { expectLargeTargets } from '../targets.ts'
import { choose, crop, editForm, enlarge, filled } from '../tournament-form.ts'
import {
  LISTS,
  announced,
  button,
  elsewhere,
  keep,
  openEdit,
  preview,
  remove,
  save,
} from './removal.ts'

for (const list of ['tournaments', 'achievements'] as const) {
  test.describe(list, () => {
    test.use({ drawsShareCards: true })
    test('a saved picture is removed by keyboard, and nobody is served it any more', async ({
      page,
      request,
      token,
    }) => {
      const server = elsewhere(request, token, list)
      const title = `Without a picture: ${list}`
      const item = await server.create(title)
      const url = (await server.picture(item))!
      expect((await request.get(url)).status()).toBe(200)
      const form = await openEdit(page, item, list)
      const drawn = answerTo(page, 'POST', `/api/${list}/share-picture`)
      await remove(page).focus()
      await page.keyboard.press('Enter')
      await expect(keep(page), 'where the way back is').toBeFocused()
      await expect(announced(page)).toBeVisible()
      await expect(button(page, `Enlarge ${LISTS[list].label.toLowerCase()}`)).toBeHidden()
      await expect(button(page, 'Adjust crop')).toBeHidden()
      await expect(preview(page).locator('picture img')).toHaveCount(0)
      await preview(page).getByAltText('Share card').scrollIntoViewIfNeeded()
      expect((await drawn).status()).toBe(200)
      await expectAccessible(page)

      await keep(page).focus()
      await page.keyboard.press('Control+Enter')
      await expect(form).toBeHidden()
      expect(await server.picture(item)).toBeNull()
      expect((await request.get(url)).status()).toBe(404)
      await expect(card(page, title)).toBeVisible()
      await expect(card(page, title).getByRole('img')).toHaveCount(0)

      await editCard(page, title)
      await expect(page.getByRole('button', { name: /Choose picture$/ })).toBeVisible()
      await expect(remove(page)).toBeHidden()
      await expect(keep(page)).toBeHidden()
    })
  })
}

test('Keep it takes the removal back and leaves no draft, a new picture takes its place', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Kept after all'
  const item = await server.create(title)
  const url = await server.picture(item)
  const form = await openEdit(page, item)
  await remove(page).click()
  await keep(page).click()
  await expect(remove(page)).toBeFocused()
  await expect(enlarge(page)).toBeVisible()
  await expect(announced(page)).toBeHidden()
  // Nothing is left to be kept, nor to be asked about.
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Draft kept on this device')).toBeHidden()
  expect(await server.picture(item)).toBe(url)

  await editCard(page, title)
  await remove(page).click()
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(announced(page)).toBeHidden()
  await save(page).click()
  await expect(form).toBeHidden()
  const replaced = await server.picture(item)
  expect(replaced).toMatch(/^\/uploads\//)
  expect(replaced).not.toBe(url)
})

test('a removal survives a page that goes at once and a reload, and is pressed and read on a small phone', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Removed in a draft'
  const item = await server.create(title)
  const form = editForm(page)
  await page.setViewportSize(SMALL_PHONE)
  await openEdit(page, item)

  await test.step('what was changed a moment ago is kept before the page begins to go', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await remove(page).evaluate((button: HTMLElement) => {
      // A page that goes may lose what it writes now.
      for (const name of ['pagehide', 'visibilitychange']) {
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), true)
      }
      button.click()
      setTimeout(() => location.reload())
    })
    await expect(filled(page)).toBeVisible()
    await expect(announced(page)).toBeVisible()
  })

  await test.step('a draft that removes the picture survives a reload', async () => {
    await keep(page).click()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await editCard(page, title)
    await expect(remove(page)).toBeVisible()
    await expect(filled(page), 'the first draft has gone').toBeHidden()
    await remove(page).click()
    await page.reload()
    await expect(form).toBeVisible()
    await expect(filled(page)).toBeVisible()
    await expect(announced(page)).toBeVisible()
    await keep(page).click()
    await expect(enlarge(page)).toBeVisible()
  })

  await test.step('on a small phone everything of it can be pressed and read', async () => {
    for (const next of [keep, remove]) {
      await button(page, next === keep ? 'Remove picture' : 'Keep it').click()
      await expect(next(page)).toBeInViewport({ ratio: 0.99 })
      await expectLargeTargets(page)
      const isWide = () => form.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
      expect(await isWide()).toBe(false)
    }
    await remove(page).click()
    await expectAccessible(page)
    await save(page).click()
    await expect(form).toBeHidden()
    expect(await server.picture(item)).toBeNull()
  })
})
