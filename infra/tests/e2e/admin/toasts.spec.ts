import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { answerTo, test } from './director.ts'
import { dictate, toast, tournament } from './lists.ts'
import { openNew } from './tournament-form.ts'

/** Deletes one of two tournaments; the server agrees. */
async function deleteIt(page: Page) {
  await dictate(page, 'tournaments', [
    tournament('a', { title: 'Kept' }),
    tournament('b', { title: 'Other' }),
  ])
  await page.route('**/api/tournaments/a', (route) =>
    route.fulfill({ json: { data: { _id: 'a' } } })
  )
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Delete Kept' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const notice = toast(page, 'Tournament deleted')
  await expect(notice).toBeVisible()
  return notice
}

test('the button of a toast works while a dialog stays open', async ({ page }) => {
  const notice = await deleteIt(page)
  const restored = answerTo(page, 'POST', '/api/tournaments/a/restore')
  await page.route('**/api/tournaments/a/restore', (route) =>
    route.fulfill({ json: { data: tournament('a') } })
  )
  const form = await openNew(page)
  await notice.getByRole('button', { name: 'Undo' }).click()
  await restored
  await expect(form).toBeVisible()
})

test('on a phone a toast covers nothing of a dialog, however tall', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  // It stays until the last dialog has been looked at.
  await page.addInitScript((shownMs) => {
    const later = window.setTimeout.bind(window)
    const slowed = (act: TimerHandler, ms?: number) => later(act, ms === shownMs ? 60_000 : ms)
    window.setTimeout = slowed as typeof window.setTimeout
  }, 5_000)
  const notice = await deleteIt(page)
  for (const name of ['Add Tournament', 'Edit Other', 'Postpone or Cancel Other']) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const [above, below] = [await notice.boundingBox(), await dialog.boundingBox()]
    expect(above!.y + above!.height, name).toBeLessThanOrEqual(below!.y)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
