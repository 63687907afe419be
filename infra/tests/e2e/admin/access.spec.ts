import { type Page } from '@playwright/test'
import { expect, expectAccessible, test as plain } from '../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'
import { quarteredPhoto } from '../photo.ts'
import { hold, inject, NETWORK_FAULTS, test } from './director.ts'
import { achievement, contact, dictate, items, listPaths, tournament } from './lists.ts'
import { expectLargeTargets } from './targets.ts'
import { choose, crop, cropper, enlarge, fillIn, newForm, openNew } from './tournament-form.ts'

const still = {
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: NETWORK_FAULTS,
} as const
test.use(still)
test.describe.configure({ timeout: 120_000 })
plain.use(still)

const DESK = { width: 1440, height: 900 }

/**
 * No violation and nothing cut off at 1440 and 360 px, and targets for thumbs at 360; nothing cut
 * off at 200 % and 400 % of a desk either. What has the same content at both widths says so, and is
 * looked through for violations at one. Each size is set once: a form takes long to lay out.
 */
async function check(page: Page, what: string, { isSame = false } = {}) {
  await test.step(what, async () => {
    await page.setViewportSize(DESK)
    if (!isSame) await expectAccessible(page)
    await expectNoOverflow(page)
    for (const zoomed of [
      { width: 720, height: 450 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(zoomed)
      await expectNoOverflow(page)
    }
    await page.setViewportSize(SMALL_PHONE)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expectLargeTargets(page)
    const resetText = await enlargeText(page)
    await expectNothingLost(page)
    await Promise.all([resetText(), page.setViewportSize(DESK)])
  })
}

/** Wider than a phone, and without a place to break. */
const longWord = `https://forms.example/${'entries-2026-'.repeat(7)}`

async function expectNoOverflow(page: Page) {
  // The new size arrives a moment after it was set.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
}

plain('signing in', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check(page, 'untouched')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await check(page, 'with errors', { isSame: true })
  await inject(page, 'POST', '/api/auth/login', { status: 500 })
  await page.getByLabel('Email').fill('a@b.example')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await check(page, 'refused', { isSame: true })
})

test('the dashboard while it waits, its menu, its keys and its unknown addresses', async ({
  page,
}) => {
  const profile = await hold(page, 'GET', '/api/auth/profile')
  await page.goto('/admin')
  await expect(page.getByText('Loading dashboard...')).toBeVisible()
  await check(page, 'loading', { isSame: true })
  profile.release()
  await expect(items(page).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await expectLargeTargets(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await page.getByRole('main').press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await check(page, 'shortcuts', { isSame: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
  await page.goto('/admin/openings')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await check(page, 'not found', { isSame: true })
})

test('tournaments in every state', async ({ page }) => {
  await page.goto('/admin?status=all')
  await expect(items(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await check(page, 'list with filters')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await check(page, 'selecting', { isSame: true })
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'delete question', { isSame: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.goto('/admin?q=nothing-like-it')
  await expect(page.getByText('No tournaments found')).toBeVisible()
  await check(page, 'no match', { isSame: true })
  await inject(page, 'GET', listPaths.tournaments, { status: 500 })
  await page.goto('/admin')
  await expect(page.getByText('Failed to load tournaments')).toBeVisible()
  await check(page, 'failed', { isSame: true })
})

test('the tournament form in every state', async ({ page }) => {
  await dictate(page, 'tournaments', [tournament('a')])
  await page.goto('/admin?new')
  const form = newForm(page)
  await expect(form).toBeVisible()
  await check(page, 'new')
  await form.getByRole('button', { name: 'Add prize' }).click()
  await choose(form, Buffer.from('1. e4'), 'notes.txt')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await check(page, 'with errors', { isSame: true })
  await choose(form, await quarteredPhoto(500, 375))
  await expect(cropper(page).getByText(/^Below 800 pixels/)).toBeVisible()
  await check(page, 'cropper', { isSame: true })
  await crop(page)
  await enlarge(page).click()
  await expect(page.getByRole('dialog', { name: 'Banner' })).toBeVisible()
  await check(page, 'viewer', { isSame: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Banner' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await check(page, 'toast', { isSame: true })
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  await expect(form.getByText(/^This is what you typed at/)).toBeVisible()
  await check(page, 'draft bar', { isSame: true })
})

test('what waits to be sent: in the form, in the list and in its panel', async ({
  page,
  context,
}) => {
  await dictate(page, 'tournaments', [tournament('a')])
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  const edit = page.getByRole('dialog', { name: 'Edit Tournament' })
  await page.getByRole('button', { name: 'Edit Tournament a' }).click()
  await edit.getByLabel('Title').fill('Tournament a, moved')
  await context.setOffline(true)
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.getByRole('button', { name: 'Send Later' }).click()
  const body = { message: `The server has its own reason. ${longWord}` }
  await inject(page, 'PUT', '/api/tournaments/*', { status: 422, body })
  await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await context.setOffline(false)
  const form = await openNew(page)
  await fillIn(form, { title: `Waiting for a server ${longWord}` })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Send Later' })).toBeVisible()
  await check(page, 'form', { isSame: true })
  await form.getByRole('button', { name: 'Send Later' }).click()
  // Without the toasts, which go by themselves.
  await page.reload()
  await expect(items(page).filter({ hasText: 'Needs you' })).toBeVisible()
  await expect(items(page).filter({ hasText: 'Waiting to be sent' })).toBeVisible()
  await check(page, 'list')
  await page.getByRole('button', { name: '1 needs you' }).click()
  await expect(page.getByText('The server has its own reason.')).toBeVisible()
  await check(page, 'panel', { isSame: true })
  await page.getByRole('button', { name: /^Discard Waiting/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'question', { isSame: true })
})

test('achievements and their form, messages on the screen and on paper, and settings', async ({
  page,
}) => {
  const tags = ['Under 12', 'Rapid', 'Girls', 'FIDE rated']
  await dictate(page, 'achievements', [
    achievement('a', { tags, ratingChange: '+115' }),
    achievement('b', { title: longWord, description: longWord }),
  ])
  const message = contact('a', {
    phone: '98220-55501',
    subject: 'Fees',
    message: `Is this the form? ${longWord}`,
  })
  const name = 'A name that goes on and on, from a far village of the district of Ahilyanagar'
  await dictate(page, 'contacts', [message, contact('b', { isRead: true, name })])
  await dictate(page, 'settings', { notificationEmails: ['a@b.example'], emailNotifications: true })
  await page.goto('/admin/achievements')
  await expect(items(page).first()).toBeVisible()
  await check(page, 'list of achievements')
  await page.getByRole('button', { name: 'Edit Achievement a' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Achievement' })
  await expect(form).toBeVisible()
  await check(page, 'form of an achievement', { isSame: true })
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()

  await page.goto('/admin/contacts?open=a')
  await expect(page.getByText('98220-55501')).toBeVisible()
  await check(page, 'list with an open message')
  for (const width of [360, 1440]) {
    await test.step(`on paper, dark on white, without menu, search and buttons: ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Is this the form?')).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(245, 241, 227)')
      const controls = page.locator('aside, header, input, button').filter({ visible: true })
      await expect(controls, 'what opens a message is its name').toHaveText([
        /^Visitor a/,
        new RegExp(`^${name}`),
      ])
      await page.emulateMedia({ media: null })
    })
  }
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('a@b.example')).toBeVisible()
  await page.getByLabel('Email address').fill('nobody')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await check(page, 'settings with an error')
  await dictate(page, 'contacts', [])
  await page.goto('/admin/contacts')
  await expect(page.getByRole('heading', { name: 'No contact submissions yet' })).toBeVisible()
  await check(page, 'no messages', { isSame: true })
})
