import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { inject, test } from './director.ts'
import { contact, dictate, dictatePages, items } from './lists.ts'
import { OUTBOX_FAULTS } from './outbox/outbox.ts'

// A clock that is put on may go past the ten seconds that the device's store is given.
test.use({ expectedConsole: OUTBOX_FAULTS })

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    contact(`m${index}`, {
      name: `Visitor ${index}`,
      isRead: index % 4 !== 0,
      message: index % 1000 === 7 ? 'A needle in the hay.' : 'May my daughter play on Sundays?',
    })
  )

const counter = (page: Page) => page.getByText(/^\d+ of \d+ contacts$/)
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Where the first row that can be seen stands. */
const topRow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main [role=listitem]')]
    const row = rows.find((element) => element.getBoundingClientRect().bottom > 80)!
    return {
      name: row.querySelector('h2 span span span')!.textContent,
      top: Math.round(row.getBoundingClientRect().top),
    }
  })

/** Where it stands now, give or take a pixel. */
async function expectTopRow(page: Page, { name, top }: { name: string | null; top: number }) {
  await expect
    .poll(async () => {
      const now = await topRow(page).catch(() => ({ name: '', top: 0 }))
      return now.name === name && Math.abs(now.top - top) <= 2
    })
    .toBe(true)
}

test('ten thousand messages: few nodes, a page at a time, searched by the server; a part that does not come is said and asked for again', async ({
  page,
}) => {
  const asked = await dictatePages(page, many(10_000))
  await page.goto('/admin/contacts')
  await expect(counter(page)).toHaveText('10000 of 10000 contacts')
  await expect(page.getByRole('link', { name: 'Contacts' })).toContainText('2500')
  expect(asked.map(String), 'the first view asks for one page, once').toEqual(['page=1&perPage=25'])
  expect(await nodes(page)).toBeLessThanOrEqual(1_500)

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const middle = async () => Number(/\d+/.exec((await topRow(page)).name!)![0])
  await expect.poll(() => middle().catch(() => 0)).toBeGreaterThan(3_000)
  expect(await nodes(page)).toBeLessThanOrEqual(1_500)
  expect(asked.length, 'what is scrolled past is not fetched').toBeLessThan(12)

  const { lift } = await inject(page, 'GET', '/api/contacts', { status: 500 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.75))
  const retry = page.getByRole('button', { name: 'Try Again' }).first()
  await expect(page.getByText('This part of the list could not be loaded.').first()).toBeVisible()
  await lift()
  await retry.click()
  const further = items(page).filter({ hasText: /Visitor [678]\d{3}/ })
  await expect(further.first()).toBeVisible()

  await page.evaluate(() => window.scrollTo(0, 0))
  const search = page.getByRole('searchbox')
  await search.pressSequentially('needle')
  await expect(counter(page)).toHaveText('10 of 10000 contacts')
  await expect(items(page)).toHaveCount(10)
  // As many are found by the first letters; what is found is pale until the whole word is answered.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const searches = asked.filter((query) => query.has('q'))
  expect(searches.length, 'not for every letter').toBeLessThan(4)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await search.fill('')
  await expect(counter(page)).toHaveText('10000 of 10000 contacts')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status').selectOption('unread')
  await expect(counter(page)).toHaveText('2500 of 10000 contacts')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.trimEnd().split('\r\n'), 'all of them and the head').toHaveLength(2_501)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All' }).click()
  await expect(page.getByText('2500 selected')).toBeVisible()
})

for (const [what, count] of [
  ['a list that is here in full', 90],
  ['a list of many pages', 600],
] as const) {
  test(`${what} comes back to where it was left, by Back and by reload`, async ({ page }) => {
    const list = many(count)
    await (count > 100 ? dictatePages(page, list) : dictate(page, 'contacts', list))
    await page.goto('/admin/contacts')
    await expect(items(page).first()).toBeVisible()
    for (const y of [1500, 3000, 4500]) {
      await page.mouse.wheel(0, 1500)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 700)
      await expect(items(page).last()).toBeAttached()
    }
    const scrolls = () => page.evaluate(() => Object.keys(sessionStorage).join())
    await expect.poll(scrolls).toContain('academy.scroll.')
    const left = await topRow(page)
    expect(left.name).not.toBe('Visitor 0')

    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY), 'a new view begins at its top').toBe(0)
    await page.goBack()
    await expectTopRow(page, left)
    await page.reload()
    await expectTopRow(page, left)

    await page.goto('/admin/contacts?status=read')
    await expect(items(page).first()).toBeVisible()
    const drawn = () =>
      new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
    await page.evaluate(drawn)
    expect(await page.evaluate(() => window.scrollY), 'so does one opened by a link').toBe(0)
  })
}

test('new messages come by themselves', async ({ page }) => {
  await page.clock.install()
  const list = many(3)
  await dictatePages(page, list)
  await page.goto('/admin/contacts')
  await expect(counter(page)).toHaveText('3 of 3 contacts')
  list.unshift(contact('new', { name: 'Just arrived' }))
  await page.clock.runFor(31_000)
  await expect(counter(page)).toHaveText('4 of 4 contacts')
  await expect(items(page).first()).toContainText('Just arrived')
})
