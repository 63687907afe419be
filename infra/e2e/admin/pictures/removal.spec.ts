import { expect, expectAccessible } from '../../fixtures.ts'
import { SMALL_PHONE } from '../../large-text.ts'
import { quarteredPhoto } from '../../photo.ts'
import { answerTo, test } from '../director.ts'
import { toast } from '../lists.ts'
import { card, editCard } from '../outbox/outbox.ts'
import { expectLargeTargets } from '../targets.ts'
import { choose, crop, enlarge, openNew, filled } from '../tournament-form.ts'
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
  test(`${list}: a saved picture is removed by keyboard, and nobody is served it any more`, async ({
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
}

test('Keep it takes the removal back, and a new picture takes its place', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const item = await server.create('Kept after all')
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

  await openEdit(page, item)
  await remove(page).click()
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(announced(page)).toBeHidden()
  await save(page).click()
  await expect(form).toBeHidden()
  expect(await server.picture(item)).toMatch(/^\/uploads\//)
})

test('a picture that was only chosen is dropped, and the focus stays in its field', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(remove(page)).toBeHidden()
  await button(page, 'Remove').focus()
  await page.keyboard.press('Enter')
  await expect(enlarge(page)).toBeHidden()
  await expect(form.getByRole('button', { name: /Choose picture/ })).toBeFocused()
})

test('on a small phone everything of it can be pressed and read', async ({
  page,
  request,
  token,
}) => {
  await page.setViewportSize(SMALL_PHONE)
  const item = await elsewhere(request, token).create('On a small phone')
  const form = await openEdit(page, item)
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
  expect(await elsewhere(request, token).picture(item)).toBeNull()
})

test('a draft that removes the picture survives a reload', async ({ page, request, token }) => {
  const server = elsewhere(request, token)
  const item = await server.create('Removed in a draft')
  const form = await openEdit(page, item)
  await remove(page).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(form).toBeVisible()
  await expect(filled(page)).toBeVisible()
  await expect(announced(page)).toBeVisible()
  await keep(page).click()
  await expect(enlarge(page)).toBeVisible()
  await remove(page).click()
  await save(page).click()
  await expect(form).toBeHidden()
  expect(await server.picture(item)).toBeNull()
})

test('what was changed a moment ago is kept before the page begins to go', async ({
  page,
  request,
  token,
}) => {
  const item = await elsewhere(request, token).create('Removed and reloaded at once')
  await openEdit(page, item)
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
