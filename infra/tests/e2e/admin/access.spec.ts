import { director, expect, test as plain } from '../fixtures.ts'
import { SMALL_PHONE } from '../large-text.ts'
import { quarteredPhoto } from '../photo.ts'
import { test } from './director.ts'
import { checkState, expectNoSidewaysScroll } from './layout.ts'
import { achievement, card, contact, dictate, items, showMore, tournament } from './lists.ts'
import { choose, crop, cropper, openNew } from './tournament-form.ts'

const still = {
  contextOptions: { reducedMotion: 'reduce' },
  viewport: SMALL_PHONE,
} as const
test.use(still)
plain.use(still)

/** A change in the log, as the API has it. */
const activity = {
  _id: 'a',
  happenedAt: '2026-11-28T09:00:00.000Z',
  origin: 'director',
  email: director.email,
  browser: 'Chrome',
  system: 'Android',
  kind: 'tournaments',
  itemId: 'a',
  name: 'Monsoon Open',
  lesson: null,
  action: 'changed',
  before: { venue: 'Town hall' },
  after: { venue: 'School' },
  version: 2,
  canRevert: true,
}

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
  await choose(form, await quarteredPhoto(500, 375))
  await expect(cropper(page).getByText(/^Below 800 pixels/)).toBeVisible()
  await checkState(page, 'cropper')
  await crop(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  await expect(form.getByText(/^This is what you typed at/)).toBeVisible()
  await form.getByRole('button', { name: 'Add prize' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await checkState(page, 'a draft with errors')
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
  await page.route('**/api/activities?*', (route) =>
    route.fulfill({ json: { data: [activity], meta: { perPage: 30, next: null } } })
  )
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
    const details = page.getByRole('main').locator('li summary')
    if (name === 'Activity') await details.click()
    await checkState(page, name)
    await page.goBack()
    await expect(title('Settings')).toBeVisible()
  }
})
