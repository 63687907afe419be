import { expect, test as plain } from '../fixtures.ts'
import { SMALL_PHONE } from '../large-text.ts'
import { quarteredPhoto } from '../photo.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { checkState, expectNoSidewaysScroll, expectNothingCut } from './layout.ts'
import { achievement, card, contact, dictate, items, showMore, tournament } from './lists.ts'
import { choose, crop, cropper, openNew } from './tournament-form.ts'

const still = {
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: NETWORK_FAULTS,
  viewport: SMALL_PHONE,
} as const
test.use(still)
plain.use(still)

/** Wider than a phone, and without a place to break. */
const longWord = `https://forms.example/${'entries-2026-'.repeat(7)}`

plain('the sign-in page with errors is accessible', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await checkState(page, 'login')
})

test('the dashboard and the form are accessible in every state', async ({ page }) => {
  const description = 'A long story. '.repeat(60)
  await dictate(page, 'tournaments', [
    tournament('a', { title: `Tournament ${longWord}`, description }),
    tournament('b', { isActive: false }),
  ])
  await page.goto('/admin')
  await expect(items(page)).toHaveCount(2)
  const lines = await items(page)
    .first()
    .getByText('A long story.')
    .evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))
  expect(Math.round(lines), 'of a long description').toBe(3)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await checkState(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await checkState(page, 'list with filters')
  const [first] = await items(page).all()
  await showMore(first!)
  for (const [button, name] of [
    [/^Share/, 'Tournament'],
    [/^Postpone or Cancel/, 'Postpone or Cancel'],
  ] as const) {
    await first!.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await checkState(page, `sheet: ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  const form = await openNew(page)
  await form.getByRole('button', { name: 'Add prize' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await checkState(page, 'form with errors')
  await choose(form, await quarteredPhoto(500, 375))
  await expect(cropper(page).getByText(/^Below 800 pixels/)).toBeVisible()
  await checkState(page, 'cropper')
  await crop(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  await expect(form.getByText(/^This is what you typed at/)).toBeVisible()
  await expectNothingCut(page)

  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await inject(page, 'GET', '/api/tournaments/admin', { status: 500 })
  await page.goto('/admin')
  await expect(page.getByText('Failed to load tournaments')).toBeVisible()
  await expectNothingCut(page)
})

test('the other views are accessible, and an open message prints in black', async ({ page }) => {
  const tags = ['Under 12', 'Rapid', 'Girls', 'FIDE rated']
  await dictate(page, 'achievements', [
    achievement('a', { tags, ratingChange: '+115' }),
    achievement('b', { title: longWord, description: longWord }),
  ])
  const message = `Is this the form? ${longWord}`
  const phone = '98220-55501'
  await dictate(page, 'contacts', [
    contact('a', { isRead: true, phone, subject: 'Fees', message }),
    contact('b', { name: 'A name that goes on and on, from a far village' }),
  ])
  await dictate(page, 'settings', { notificationEmails: ['a@b.example'], emailNotifications: true })
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const openView = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto('/admin/achievements')
  await expect(items(page).first()).toBeVisible()
  await checkState(page, 'achievements')
  await page.getByRole('button', { name: 'Edit Achievement a' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Achievement' })
  await expect(form).toBeVisible()
  await checkState(page, 'form of an achievement')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()

  await openView('Contacts')
  await card(page, 'Visitor a').getByRole('button').first().click()
  await expect(page.getByText(phone)).toBeVisible()
  await checkState(page, 'an open message')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Is this the form?').last()).toHaveCSS('color', 'rgb(0, 0, 0)')
  const controls = page.locator('aside, header, input').filter({ visible: true })
  await expect(controls, 'on paper').toHaveCount(0)
  await page.emulateMedia({ media: null })

  await openView('Settings')
  await expect(page.getByText('a@b.example')).toBeVisible()
  await checkState(page, 'settings')
  await page.setViewportSize({ width: 1440, height: 600 })
  await expectNoSidewaysScroll(page)
  for (const [link, name] of [
    ['Open Security', 'Security'],
    ['See All Activity', 'Activity'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(title(name)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await checkState(page, name)
    await page.goBack()
    await expect(title('Settings')).toBeVisible()
  }
})
