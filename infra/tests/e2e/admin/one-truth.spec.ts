import type { Locator } from '@playwright/test'
import { director, expect } from '../fixtures.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { items } from './lists.ts'
import { banner } from './faults.ts'
import { fillIn, newForm } from './tournament-form.ts'

const OTHER = { email: 'second@sahyadrichess.example', password: 'bishop-takes-on-f7' }

test('the number of new messages stands in the menu from the start; another director who signs in sees nothing of the first one', async ({
  page,
  token,
}) => {
  const text = { name: 'Asha', email: 'asha@example.org', message: 'Is there a batch on Sunday?' }
  await page.request.post('/api/contacts', { data: text })
  const headers = { Authorization: `Bearer ${token}` }
  await page.request.post('/api/auth/register', { headers, data: OTHER })
  // A session of its own: signing out ends it.
  const own = await page.request.post('/api/auth/login', { data: director })
  const { token: first } = (await own.json()) as { token: string }
  await page.goto('/login')
  await page.evaluate((value) => localStorage.setItem('academy.token', value), first)
  await page.goto('/admin')
  await expect(page.getByTitle(director.email)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Contacts\s*\d+ new$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email').fill(OTHER.email)
  await page.getByLabel('Password', { exact: true }).fill(OTHER.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByTitle(OTHER.email)).toBeVisible()
  await expect(page.getByTitle(director.email)).toHaveCount(0)
})

test.describe('what was done although its answer was lost', () => {
  test.use({ expectedConsole: NETWORK_FAULTS })

  test('stands in the list, a fault of the gateway or of the network', async ({
    page,
    request,
    token,
  }) => {
    const faults = ['of the gateway', 'of the network'] as const
    const headers = { Authorization: `Bearer ${token}` }
    const titleOf = (lost: string) => `Done, a fault ${lost}`
    for (const lost of faults) {
      const description = 'Seven.'
      const formLink = 'https://forms.example/x'
      const multipart = { title: titleOf(lost), description, formLink }
      await request.post('/api/tournaments', { headers, multipart })
    }
    await page.goto('/admin')
    for (const lost of faults) {
      const title = titleOf(lost)
      const card = items(page).filter({ hasText: title })
      await page.route('**/api/tournaments/*', async (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        await route.fetch()
        if (lost === 'of the network') return route.abort('connectionreset')
        return route.fulfill({ status: 504, body: '<h1>504 Gateway Time-out</h1>' })
      })
      await card.getByRole('button', { name: `Hide ${title}` }).click()
      await expect(banner(page)).toContainText('Failed to save tournament')
      await expect(card.getByText('Inactive', { exact: true })).toBeVisible()
      await card.getByRole('button', { name: `Delete ${title}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(banner(page)).toContainText('Failed to delete tournament')
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(card).toHaveCount(0)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(banner(page)).toBeEmpty()
    }
  })
})

test.describe('a part that fails while it is shown', () => {
  test.use({ expectedConsole: /./ })

  test('says so, and shows itself again on request', async ({ page }) => {
    const broken = await inject(page, 'GET', '/api/tournaments/admin', {
      status: 200,
      body: { data: [{ _id: 'x' }], meta: { total: 1, all: 1, isCapped: false, next: null } },
    })
    await page.goto('/admin')
    const alert = page.getByRole('alert').filter({ hasText: 'This part of the app has failed.' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
    await broken.lift()
    await alert.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
})

test('the preview is the card that visitors see', async ({ page }) => {
  const title = 'Same card here and there'
  await page.goto('/admin?new')
  const form = newForm(page)
  await fillIn(form, { title })
  await form.getByRole('button', { name: 'Add prize' }).click()
  await form.getByLabel('Position').fill('4th to 6th')
  await form.getByLabel('Amount').fill('1500')
  const preview = page.getByRole('complementary', { name: 'As visitors will see it' })
  const before = await shape(preview.locator('.card'))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.goto('/updates?q=same+card+here')
  const card = page.getByRole('main').locator('.card').filter({ hasText: title })
  expect(await shape(card)).toEqual(before)
})

/** What a card says, and which piece stands in for its picture. */
async function shape(card: Locator) {
  await expect(card).toHaveCount(1)
  const piece = card.locator('.drawn-piece')
  return { words: (await card.textContent())!.trim(), piece: await piece.getAttribute('class') }
}
