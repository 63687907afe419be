import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, plain } from './tournaments.ts'
import { openList, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

async function openDialog(page: Page, list: string, title: string) {
  await openList(page, `${list}?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `View details of ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** A device without a sheet of its own, whose browser refuses to copy. */
const refuseCopying = () => {
  Reflect.deleteProperty(Navigator.prototype, 'share')
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('refused')) },
  })
}

test('a tournament’s dialog offers what its page does, and the page itself', async ({ page }) => {
  const title = 'Everything in its dialog'
  const slug = await director.publish('tournaments', { ...full, title })
  const dialog = await openDialog(page, '/updates', title)
  const hrefs: Record<string, string | RegExp> = {
    'Google Calendar': /^https:\/\/calendar\.google\.com\/calendar\/render\?/,
    'Calendar file': `/updates/${slug}.ics`,
    Poster: `/updates/${slug}/poster`,
    'Open as a page': `/updates/${slug}`,
    'Share on WhatsApp': /^https:\/\/wa\.me\/\?text=/,
  }
  for (const [name, href] of Object.entries(hrefs)) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const google = new URL(
    (await dialog.getByRole('link', { name: 'Google Calendar' }).getAttribute('href'))!
  )
  await dialog.getByRole('link', { name: 'Open as a page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const own = await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')
  const said = (url: URL) => url.searchParams.get('text') + url.searchParams.get('dates')!
  expect(said(google)).toBe(said(new URL(own!)))
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('one without a date has no calendar in its dialog', async ({ page }) => {
  await director.publish('tournaments', { ...plain, title: 'Undated in its dialog' })
  const dialog = await openDialog(page, '/updates', 'Undated in its dialog')
  await expect(dialog.getByRole('link', { name: 'Poster' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /alendar/ })).toHaveCount(0)
})

test('an achievement’s dialog passes it on, and leads to its page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openDialog(page, '/achievements', 'State under-15 champion')
  const href = await dialog.getByRole('link', { name: 'Open as a page' }).getAttribute('href')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(href)
})

test('the phone’s own sheet is used where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => {
        document.title = JSON.stringify(data)
        return Promise.reject(new Error('closed'))
      },
    })
  })
  await director.publish('tournaments', { ...full, title: 'Passed on by a sheet' })
  const dialog = await openDialog(page, '/updates', 'Passed on by a sheet')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = JSON.parse(await page.title()) as { title: string; text: string }
  expect(shared.title).toBe('Passed on by a sheet')
  expect(shared.text).toContain('Sangamner')
})

test('where copying is refused, the link is shown and selected: on the page and in the dialog', async ({
  page,
}) => {
  await page.addInitScript(refuseCopying)
  const title = 'Copying refused'
  const slug = await director.publish('tournaments', { ...plain, title })
  const expectSelected = async () => {
    const address = page.getByLabel(/^Your browser did not allow copying/)
    await expect(address).toBeFocused()
    await expect(address).toBeInViewport({ ratio: 1 })
    const selected = await address.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart!, input.selectionEnd!)
    )
    expect(new URL(selected).pathname).toBe(`/updates/${slug}`)
  }
  await page.goto(`/updates/${slug}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectSelected()
  const dialog = await openDialog(page, '/updates', title)
  await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expectSelected()
})
