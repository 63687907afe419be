import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { answerTo, test } from './director.ts'
import { dictate, toast, tournament } from './lists.ts'
import { openNew } from './tournament-form.ts'

/** Deletes the one tournament there is; the server agrees. */
async function deleteIt(page: Page) {
  await dictate(page, 'tournaments', [tournament('a', { title: 'Kept' })])
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
