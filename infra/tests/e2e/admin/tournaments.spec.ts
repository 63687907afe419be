import { Director } from '../director.ts'
import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { plain } from '../site/items.ts'
import { answerTo, inject, NETWORK_FAULTS, test } from './director.ts'
import { card, items, showMore, toast } from './lists.ts'
import {
  choose,
  crop,
  cropper,
  editForm,
  enlarge,
  newForm,
  openNew,
  previewQuarters,
} from './tournament-form.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

const director = new Director(test)

test('a banner is rotated, zoomed and moved; a file that is no picture is refused', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  const dialog = cropper(page)
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  const frame = dialog.getByRole('group', { name: /^Crop frame/ })
  await choose(form, Buffer.from('1. e4 e5'), 'notes.txt')
  await expect(form.getByText('“notes.txt” is not a picture, so it was ignored.')).toBeVisible()
  await choose(form, Buffer.from('\0\0\0\x18ftypheic'), 'IMG_0002.heic')
  await expect(form.getByText(/^This browser cannot read HEIC photos\. Send/)).toBeInViewport()

  await choose(form, await quarteredPhoto(1200, 900, 7))
  const [drawn, whole] = [await frame.boundingBox(), await dialog.locator('img').boundingBox()]
  expect(drawn!.width / whole!.width, 'of the shape, all of it').toBeCloseTo(1, 2)
  await crop(page)
  const upright = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']
  expect(await previewQuarters(page), 'mirrored and on its side').toEqual(upright)
  await choose(form, await quarteredPhoto(4000, 3000))
  await dialog.getByRole('button', { name: 'Rotate right' }).click()
  await crop(page)
  const turned = ['bottomLeft', 'topLeft', 'bottomRight', 'topRight']
  expect(await previewQuarters(page), 'twelve megapixels, turned').toEqual(turned)

  await choose(form, await quarteredPhoto(2000, 1500))
  await expect(frame).toBeVisible()
  const box = (await frame.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -2400)
  await expect(zoom).toHaveValue('3')
  await page.mouse.down()
  await page.mouse.move(x + 900, y + 700, { steps: 3 })
  await page.mouse.up()
  await crop(page)
  expect((await previewQuarters(page)).every((quarter) => quarter === 'topLeft')).toBe(true)

  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom).not.toHaveValue('1')
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect((await previewQuarters(page)).every((quarter) => quarter === 'topLeft')).toBe(true)
  await enlarge(page).click()
  await expect(page.getByRole('dialog', { name: 'Banner' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form, 'the key closed the viewer alone').toBeVisible()
})

test('a tournament is changed, hidden, copied, deleted and restored; a failed change is sent again', async ({
  page,
  request,
}) => {
  const banner = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await quarteredPhoto(400, 300) }
  const slug = await director.publish('tournaments', { ...plain, title: 'Journey Cup', banner })
  const url = String((await director.read('tournaments', slug)).banner)
  await page.goto('/admin')
  const row = card(page, 'Journey Cup')
  await row.getByRole('button', { name: 'Edit Journey Cup' }).click()
  const form = editForm(page)
  await form.getByRole('button', { name: 'Remove picture' }).click()
  await expect(form.getByText('The picture is removed when you save.')).toBeVisible()
  const first = await inject(page, 'PUT', '/api/tournaments/*', { status: 500 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await first.lift()
  await expect(form, 'it is sent again by itself').toBeHidden()
  expect((await director.read('tournaments', slug)).banner).toBeNull()
  expect((await request.get(url)).status(), 'nobody is served it any more').toBe(404)

  const hidden = row.getByText('Inactive', { exact: true })
  const refused = await inject(page, 'PUT', '/api/tournaments/*', { status: 500 })
  await showMore(row)
  await row.getByRole('button', { name: 'Hide Journey Cup' }).click()
  await expect(hidden, 'at once').toBeVisible()
  await expect(row).toContainText('Waiting to be sent')
  await refused.lift()
  await toast(page, 'Tournament hidden from visitors').getByRole('button', { name: 'Undo' }).click()
  await expect(hidden).toBeHidden()

  await page.evaluate(() => window.scrollTo(0, 200))
  await row.getByRole('button', { name: 'Duplicate Journey Cup' }).click()
  await expect(newForm(page).getByLabel('Title')).toHaveValue('Journey Cup')
  await expect(newForm(page).getByRole('switch', { name: 'Active' })).not.toBeChecked()
  await newForm(page).getByLabel('Title').fill('Copied Cup')
  await newForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved, hidden from visitors')).toBeVisible()
  await expect(items(page).first()).toContainText('Copied Cup')
  await expect.poll(() => page.evaluate(() => scrollY), 'the list goes to it').toBe(0)

  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this tournament?',
  })
  const remove = page.getByRole('button', { name: 'Delete Journey Cup' })
  await remove.click()
  await expect(question).toHaveAccessibleDescription('Journey Cup')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(remove).toBeHidden()
  const restored = answerTo(page, 'POST', '/api/tournaments/*/restore')
  await toast(page, 'Tournament deleted').getByRole('button', { name: 'Undo' }).click()
  expect((await restored).ok()).toBe(true)
  await expect(row).toBeVisible()
})
