import { type Page } from '@playwright/test'
import { expect, expectAccessible, test as plain } from '../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'
import { quarteredPhoto } from '../photo.ts'
import { hold, inject, NETWORK_FAULTS, test } from './director.ts'
import { elsewhere } from './elsewhere.ts'
import { achievement, card, contact, dictate, items, tournament } from './lists.ts'
import { choose, crop, cropper, editForm, openNew } from './tournament-form.ts'

const still = {
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: NETWORK_FAULTS,
} as const
test.use(still)
plain.use(still)

const DESK = { width: 1440, height: 900 }
const THUMB = 48

/** Controls that a thumb has less than 48 × 48 px of; a label counts, and an `::after` around one. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type=hidden]), select, textarea, [role=switch]'
    )
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
      .map((control) => {
        const box = (control.closest('label') ?? control).getBoundingClientRect()
        const after = getComputedStyle(control, '::after')
        const beyond = (side: 'left' | 'right' | 'top' | 'bottom') =>
          after.position === 'absolute' ? Math.max(0, -parseFloat(after[side]) || 0) : 0
        const width = box.width + beyond('left') + beyond('right')
        const height = box.height + beyond('top') + beyond('bottom')
        return { what: control.outerHTML.slice(0, 80), width, height }
      })
      .filter(({ width, height }) => width > 1 && Math.min(width, height) < least - 0.5)
      .map(({ what, width, height }) => `${what}: ${Math.round(width)} × ${Math.round(height)}`)
  }, THUMB)

/** Nothing is cut off at 320 and 1440 px and with large text, and thumbs find room. */
async function check(page: Page, what: string, withAxe = false) {
  await test.step(what, async () => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
    await expect.poll(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
    if (withAxe) await expectAccessible(page)
    await page.setViewportSize(SMALL_PHONE)
    await expect.poll(() => smallTargets(page)).toEqual([])
    const resetText = await enlargeText(page)
    await expectNothingLost(page)
    await Promise.all([resetText(), page.setViewportSize(DESK)])
  })
}

/** The same of a state in which no journey has axe look; at 320 px it finds nothing. */
const checkAll = (page: Page, what: string) => check(page, what, true)

/** Wider than a phone, and without a place to break. */
const longWord = `https://forms.example/${'entries-2026-'.repeat(7)}`

plain('the sign-in page with errors is accessible', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await check(page, 'login')
})

test('the dashboard is accessible in every state', async ({ page }) => {
  const profile = await hold(page, 'GET', '/api/auth/profile')
  await page.goto('/admin?status=all')
  await expect(page.getByText('Loading dashboard...')).toBeVisible()
  await checkAll(page, 'loading')
  profile.release()
  await expect(items(page).first()).toBeVisible()
  await page.setViewportSize(SMALL_PHONE)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await checkAll(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await checkAll(page, 'list with filters')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await inject(page, 'GET', '/api/tournaments/admin', { status: 500 })
  await page.goto('/admin')
  await expect(page.getByText('Failed to load tournaments')).toBeVisible()
  await checkAll(page, 'failed')
})

test('the tournament form is accessible in every state', async ({ page }) => {
  await dictate(page, 'tournaments', [tournament('a')])
  await page.goto('/admin')
  const form = await openNew(page)
  await form.getByRole('button', { name: 'Add prize' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await checkAll(page, 'with errors')
  await choose(form, await quarteredPhoto(500, 375))
  await expect(cropper(page).getByText(/^Below 800 pixels/)).toBeVisible()
  await check(page, 'cropper')
  await crop(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  await expect(form.getByText(/^This is what you typed at/)).toBeVisible()
  await check(page, 'draft')
})

test('waiting entries are accessible in the list and in the panel', async ({ page, context }) => {
  const title = `Tournament ${longWord}`
  await dictate(page, 'tournaments', [tournament('a', { title })])
  await page.goto('/admin')
  await page.getByRole('button', { name: /^Edit Tournament/ }).click()
  await editForm(page).getByLabel('Description', { exact: true }).fill('Changed.')
  await context.setOffline(true)
  await editForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(editForm(page)).toBeHidden()
  const faults = { description: { code: 'one_line' } }
  const body = { message: 'No.', code: 'validation_failed', faults }
  await inject(page, 'PUT', '/api/tournaments/*', { status: 422, body })
  await context.setOffline(false)
  await expect(items(page).filter({ hasText: 'Needs you' })).toBeVisible()
  // Without the toasts, which leave by themselves.
  await page.reload()
  await expect(items(page)).toHaveCount(1)
  await checkAll(page, 'list')
  await page.getByRole('button', { name: '1 needs you' }).click()
  await expect(page.getByText('This field can only have one line')).toBeVisible()
  await check(page, 'panel')
})

test('the results of a tournament are accessible while they are read', async ({
  page,
  request,
  token,
}) => {
  const prizes = JSON.stringify([{ position: '1st', amount: 1000 }])
  const { _id } = await elsewhere(request, token).create('Accessible Open', { prizes })
  await page.goto(`/admin/tournaments/${_id}/results`)
  const players = ['Jadhav, Asha', 'Patil, Om Balasaheb', `More, ${'Sana'.repeat(8)}`]
  const rows = players.map((name, at) => [at + 1, at + 1, name, 'Pune Circle', 3 - at].join('\t'))
  const list = ['Final Ranking after 3 Rounds', 'Rk.\tSNo\tName\tClub/City\tPts.', ...rows]
  await page.getByLabel('Paste results').fill(list.join('\n'))
  await page.getByRole('button', { name: 'Read' }).click()
  await page.getByRole('button', { name: 'Fill place prizes by rank' }).click()
  await check(page, 'results')
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
  await page.goto('/admin/achievements')
  await expect(items(page).first()).toBeVisible()
  await checkAll(page, 'achievements')
  await page.getByRole('button', { name: 'Edit Achievement a' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Achievement' })).toBeVisible()
  await check(page, 'form of an achievement')
  await page.goto('/admin/contacts')
  await card(page, 'Visitor a').getByRole('button').first().click()
  await expect(page.getByText(phone)).toBeVisible()
  await check(page, 'an open message')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Is this the form?').last()).toHaveCSS('color', 'rgb(0, 0, 0)')
  const controls = page.locator('aside, header, input').filter({ visible: true })
  await expect(controls, 'on paper').toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.goto('/admin/settings')
  await expect(page.getByText('a@b.example')).toBeVisible()
  await check(page, 'settings')
  await page.goto('/admin/security')
  await expect(page.getByText('This device')).toBeVisible()
  await check(page, 'security')
  await page.goto('/admin/activity')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await check(page, 'activity')
})
