import { expect } from '../fixtures.ts'
import { SMALL_PHONE } from '../large-text.ts'
import { answerTo, test } from './director.ts'
import { dictate, toast, tournament } from './lists.ts'

test('on a phone a toast covers nothing of a dialog, however tall, and its button works', async ({
  page,
}) => {
  await page.setViewportSize({ ...SMALL_PHONE, height: 500 })
  // It stays until the last dialog has been looked at.
  await page.addInitScript((shownMs) => {
    const later = window.setTimeout.bind(window)
    const slowed = (act: TimerHandler, ms?: number) => later(act, ms === shownMs ? 60_000 : ms)
    window.setTimeout = slowed as typeof window.setTimeout
  }, 5_000)
  const one = tournament('a', { title: 'Kept' })
  await dictate(page, 'tournaments', [one, tournament('b', { title: 'Other' })])
  await page.route('**/api/tournaments/a', (route) =>
    route.fulfill({ json: { data: { _id: 'a' } } })
  )
  await page.route('**/api/tournaments/a/restore', (route) =>
    route.fulfill({ json: { data: one } })
  )
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Delete Kept' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const notice = toast(page, 'Tournament deleted')
  await expect(notice).toBeVisible()
  const dialog = page.getByRole('dialog')
  for (const name of ['Edit Other', 'Postpone or Cancel Other', 'Add Tournament']) {
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
    const [above, below] = [await notice.boundingBox(), await dialog.boundingBox()]
    expect(above!.y + above!.height, name).toBeLessThanOrEqual(below!.y)
    if (name !== 'Add Tournament') await page.keyboard.press('Escape')
  }
  const restored = answerTo(page, 'POST', '/api/tournaments/a/restore')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await restored
  await expect(dialog).toBeVisible()
})
