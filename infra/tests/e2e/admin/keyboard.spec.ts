import { type Locator, type Page } from '@playwright/test'
import { director, expect, STILL, test } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { items } from './lists.ts'
import { cropper, enlarge, newForm, typed } from './tournament-form.ts'

test.use(STILL)

/** Presses Tab until the control has the focus: it has to be within reach of the keyboard alone. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

test('the keyboard alone is enough to sign in, save, delete and search', async ({ page }) => {
  const keys = page.keyboard
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await keys.type(director.email)
  await keys.press('Tab')
  await keys.type(director.password)
  await keys.press('Enter')
  await page.waitForURL('**/admin')

  await tabTo(page, page.getByRole('button', { name: 'Add Tournament' }))
  await keys.press('Enter')
  const form = newForm(page)
  await expect(form.getByLabel('Title')).toBeFocused()
  await keys.type('By keys alone')
  await keys.press('Tab')
  await keys.type(typed.description)
  await keys.press('Tab')
  await keys.type(typed.link)

  // Early: the browser takes a moment to give choosers to the test, and a key is quicker.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, form.getByRole('button', { name: 'Choose picture' }))
  await keys.press('Enter')
  const buffer = await quarteredPhoto(1600, 1200)
  await (await chooser).setFiles({ name: 'IMG_0003.jpg', mimeType: 'image/jpeg', buffer })
  const dialog = cropper(page)
  await tabTo(page, dialog.getByRole('group', { name: /^Crop frame/ }))
  await keys.press('ArrowLeft')
  await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }))
  await keys.press('ArrowRight')
  await tabTo(page, dialog.getByRole('button', { name: 'Rotate right' }))
  await keys.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Crop', exact: true }))
  await keys.press('Enter')
  await expect(enlarge(page)).toBeVisible()
  expect(
    await form.evaluate((element) => element.contains(document.activeElement)),
    'the focus comes back into the form'
  ).toBe(true)

  await tabTo(page, form.getByRole('switch', { name: 'Active' }))
  await keys.press('Space')
  await keys.press('Control+Enter')
  await expect(form).toBeHidden()
  const card = items(page).first()
  await expect(card).toContainText('By keys alone')
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible()

  await tabTo(page, card.getByRole('button', { name: 'Delete By keys alone' }))
  await keys.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  // The question gives the focus back a moment after it has gone, to a card that may go then.
  const focusIsBack = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && !target.closest('[role$="dialog"]')) resolve()
        })
      )
  )
  await keys.press('Enter')
  await expect(page.getByText('Tournament deleted')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  const search = page.getByRole('searchbox')
  await focusIsBack
  await keys.press('/')
  await expect(search).toBeFocused()
  await keys.type('n/')
  await expect(search, 'a letter in a field is a letter').toHaveValue('n/')
  await expect(form).toBeHidden()
  await search.fill('')
  await tabTo(page, page.getByRole('button', { name: 'More', exact: true }))
  await keys.press('Enter')
  const archive = page.getByRole('button', { name: 'Recently Deleted' })
  await tabTo(page, archive)
  await keys.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('By keys alone')
  await keys.press('Escape')
  await expect(archive).toBeFocused()
  await archive.blur()
  await keys.press('n')
  await expect(form).toBeVisible()
})
