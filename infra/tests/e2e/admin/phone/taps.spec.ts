import { type Locator, type Page } from '@playwright/test'
import { expect, IN_MOTION } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'
import { test } from '../director.ts'
import { items, toast } from '../lists.ts'
import { cropper } from '../tournament-form.ts'

test.use(IN_MOTION)

const CIRCULAR = `*SAHYADRI CHESS ACADEMY* presents
*TAPS OPEN RAPID TOURNAMENT*
Date: 13th December 2029
Venue: Town Hall, Station Road, Sangamner
Reporting time: 8.30 am
Entry fee: Rs. 300/-
Registration: https://forms.example/taps-rapid`

/** Presses by thumb and counts: in the app, and on what the phone itself shows (paste, pickers). */
function thumb(page: Page) {
  const taps = { inApp: 0, onPhone: 0 }
  async function tap(target: Locator) {
    await target.tap()
    taps.inApp += 1
  }
  async function type(field: Locator, text: string) {
    await tap(field)
    await page.keyboard.type(text)
  }
  /** What the phone asks after a tap in the app. */
  async function choose(choice: () => Promise<unknown>) {
    await choice()
    taps.onPhone += 1
  }
  return { taps, tap, type, choose }
}

test('publishing a circular from the clipboard, and cancelling the event, take few taps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin')
  await page.evaluate((text) => navigator.clipboard.writeText(text), CIRCULAR)
  const publish = thumb(page)
  await publish.tap(page.getByRole('button', { name: 'Add Tournament' }))
  await publish.tap(page.getByRole('button', { name: 'Paste a circular' }))
  await expect(page.getByLabel('Text of the circular')).toBeFocused()
  await publish.choose(() => page.keyboard.press('ControlOrMeta+v'))
  await expect(page.getByRole('button', { name: /^Title\s*: TAPS OPEN/ })).toBeInViewport()
  await publish.tap(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  const card = items(page).filter({ hasText: 'TAPS OPEN RAPID TOURNAMENT' })
  await expect(card).toContainText('Active')
  expect(publish.taps).toEqual({ inApp: 3, onPhone: 1 })

  const cancel = thumb(page)
  await cancel.tap(card.getByRole('button', { name: /^Postpone or cancel/ }))
  await cancel.tap(page.getByRole('button', { name: 'Cancel the tournament' }))
  await expect(page.getByRole('status').getByText('Cancelled')).toBeVisible()
  expect(cancel.taps).toEqual({ inApp: 2, onPhone: 0 })
})

test('adding an achievement with a photo takes few taps', async ({ page }) => {
  await page.goto('/admin/achievements')
  const buffer = await quarteredPhoto(900, 1200)
  const { taps, tap, type, choose } = thumb(page)
  const form = page.getByRole('dialog', { name: 'Create New Achievement' })
  await tap(page.getByRole('button', { name: 'Add Achievement' }))
  await type(form.getByLabel('Title'), 'Counted by taps')
  await type(form.getByLabel('Student name'), 'Asha Patil')
  await type(form.getByLabel('Description', { exact: true }), 'Won every round.')
  await expect(form.getByLabel('Date'), 'is today').not.toHaveValue('')
  await type(form.getByLabel('Location'), 'Satara')
  const chooser = page.waitForEvent('filechooser')
  await tap(form.getByRole('button', { name: /Choose picture$/ }))
  const opened = await chooser
  await choose(() => opened.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer }))
  await tap(cropper(page).getByRole('button', { name: 'Crop', exact: true }))
  await tap(form.getByRole('button', { name: 'Save', exact: true }))
  await expect(form).toBeHidden()
  await expect(items(page).filter({ hasText: 'Counted by taps' })).toHaveCount(1)
  expect(taps).toEqual({ inApp: 8, onPhone: 1 })
})
