import { type Page } from '@playwright/test'
import { director, expect, test as plain, IN_MOTION } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'
import { inject, NETWORK_FAULTS, test } from '../director.ts'
import { contact, dictate, items } from '../lists.ts'
import { choose, crop, enlarge, expectFilled, fillIn, newForm, filled } from '../tournament-form.ts'

test.use({ ...IN_MOTION, expectedConsole: NETWORK_FAULTS })

async function go(page: Page, view: string) {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('link', { name: view }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
}

plain('signing in, looking around and signing out by thumb', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').tap()
  await page.keyboard.type(director.email)
  await page.getByLabel('Password', { exact: true }).tap()
  await page.keyboard.type(director.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap()
  await expect(items(page).first()).toBeVisible()
  for (const view of ['Achievements', 'Settings', 'Contacts', 'Tournaments']) {
    await go(page, view)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(view.replace(/s$/, ''))
  }
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('button', { name: 'Logout' }).tap()
  await page.waitForURL('**/login**')
})

test('a form that fills the screen loses nothing; messages and settings by thumb', async ({
  page,
}) => {
  await page.goto('/admin')

  await test.step('however far down, a refusal is read in full', async () => {
    const hide = page.getByRole('button', { name: /^Hide / }).last()
    await hide.scrollIntoViewIfNeeded()
    const { lift } = await inject(page, 'PUT', '/api/tournaments/*', { status: 500 })
    await hide.tap()
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).not.toBeEmpty()
    const isOnTop = banner.locator('p').evaluate((words) => {
      const { left, top, height } = words.getBoundingClientRect()
      return document.elementFromPoint(left + 1, top + height / 2) === words
    })
    expect(await isOnTop).toBe(true)
    await banner.getByRole('button', { name: 'Dismiss' }).tap()
    await lift()
  })

  await test.step('a form fills the screen, its save bar stays, Back closes it and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Add Tournament' }).tap()
    const form = newForm(page)
    await expect(form).toBeVisible()
    const { width, height } = page.viewportSize()!
    await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    const save = form.getByRole('button', { name: 'Save' })
    await expect(save).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('button', { name: 'Take photo' })).toBeVisible()
    await fillIn(form)
    await choose(form, await quarteredPhoto(900, 1200, 6))
    await crop(page)
    await expect(enlarge(page)).toBeVisible()
    await expect(save).toBeInViewport({ ratio: 1 })
    const { lift } = await inject(page, 'POST', '/api/tournaments', { status: 500 })
    await save.tap()
    await expect(form.getByText('Failed to save tournament')).toBeVisible()
    await lift()
    await page.goBack()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Add Tournament' }).tap()
    await expect(filled(page)).toBeVisible()
    await expectFilled(form)
    await expect(enlarge(page)).toBeVisible()
    await form.getByRole('switch', { name: 'Active' }).tap()
    await save.tap()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: /^Delete Monsoon Rapid/ }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
    await expect(page.getByText('Tournament deleted')).toBeVisible()
  })

  await test.step('messages and settings by thumb', async () => {
    await dictate(page, 'contacts', [contact('a', { phone: '98220-55501' }), contact('b')])
    await page.route('**/api/contacts/*/read', (route) => route.fulfill({ json: { data: {} } }))
    await go(page, 'Contacts')
    const item = items(page).filter({ hasText: 'Visitor a' })
    await item.getByRole('button').first().tap()
    await expect(item.getByRole('link', { name: 'WhatsApp' })).toBeInViewport()
    await expect(item.getByText('New', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.getByLabel('Status').selectOption('unread')
    await expect(
      page.getByText('2 of 2 contacts').or(page.getByText('1 of 2 contacts'))
    ).toBeVisible()

    await inject(page, 'PUT', '/api/settings/notifications', { status: 500 })
    await go(page, 'Settings')
    await page.getByRole('switch', { name: 'Email Notifications' }).tap()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /^Failed to update notification settings/
    )
  })
})
