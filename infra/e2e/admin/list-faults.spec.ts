import { expect } from '../fixtures.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { achievement, contact, dictate, items, listPaths, tournament } from './lists.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

const faults = [{ status: 500 }, { status: 403 }, 'connectionrefused', 'timedout'] as const

const views = [
  {
    list: 'tournaments',
    view: '/admin',
    load: 'Failed to load tournaments',
    delete: 'Failed to delete tournament',
    path: '/api/tournaments/*',
    data: [tournament('a', { title: 'Kept' })],
    remove: 'Delete Kept',
  },
  {
    list: 'achievements',
    view: '/admin/achievements',
    load: 'Failed to load achievements',
    delete: 'Failed to delete achievement',
    path: '/api/achievements/*',
    data: [achievement('a', { title: 'Kept' })],
    remove: 'Delete Kept',
  },
  {
    list: 'contacts',
    view: '/admin/contacts?open=a',
    load: 'Failed to load contact submissions',
    delete: 'Failed to delete contact',
    path: '/api/contacts/*',
    data: [contact('a', { name: 'Kept', isRead: true })],
    remove: 'Delete the message of Kept',
  },
] as const

for (const { list, view, load } of [
  ...views,
  { list: 'settings', view: '/admin/settings', load: 'Failed to load settings' } as const,
]) {
  test(`${list} that fail to load say so and can be tried again`, async ({ page }) => {
    for (const fault of faults) {
      const { lift } = await inject(page, 'GET', listPaths[list], fault)
      await page.goto(view)
      const banner = page.getByRole('main').getByRole('alert')
      await expect(banner).toHaveText(new RegExp(`^${load}`))
      await lift()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden()
      await expect(banner).toBeEmpty()
    }
  })
}

for (const { list, view, path, remove, data, ...sentences } of views) {
  test(`${list} that fail to be deleted stay, with the sentence`, async ({ page }) => {
    await dictate(page, list, data)
    await page.goto(view)
    for (const fault of faults) {
      const { calls, lift } = await inject(page, 'DELETE', path, fault)
      await page.getByRole('button', { name: remove }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      const banner = page.getByRole('main').getByRole('alert')
      await expect(banner).toHaveText(new RegExp(`^${sentences.delete}`))
      await expect(items(page)).toHaveCount(1)
      expect(calls).toHaveLength(1)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await lift()
    }
  })
}
