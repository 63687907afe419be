import { type Locator, type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { test } from '../director.ts'
import { achievement, dictate, items, tournament } from '../lists.ts'
import { chipOf, editForm } from '../tournament-form.ts'

test.use({ viewport: { width: 360, height: 800 } })

const FULL = tournament('full', {
  title: 'Satara District Under-Fifteen Selection Championship 2026',
  description: 'Seven rounds of rapid chess in the town hall.\nBring your own clock.',
  banner: '/icon.svg',
  maxParticipants: 150,
  startDate: '2029-01-06',
  endDate: '2029-01-07',
  entryDeadline: '2029-01-02',
  reportingTime: '08:30',
  venue: 'Town hall, beside the bus stand',
  city: 'Sangamner',
  mapUrl: 'https://maps.example/town-hall',
  seatsNote: 'First 150 entries',
  format: 'Swiss',
  timeControl: '15 min + 10 sec',
  eligibility: 'Below 1600',
  federationCodes: 'MAH/2029/11',
  contactName: 'Anil Gaikwad',
  contactPhone: '55500 12345',
  entryFee: 300,
  rounds: 7,
  rated: 'fide',
  categories: ['U-9', 'U-13', 'Women'],
  prizes: [
    { position: '1st', amount: 11_000, description: 'and a trophy' },
    { position: '2nd', amount: 7000 },
    { position: '3rd', amount: 5000 },
    { position: '4th–10th', amount: 500 },
    { position: 'Best girl', amount: 1000 },
  ],
})

const boxOf = async (one: Locator) => (await one.boundingBox())!

/** Draws the middle of one thing to the middle of another with a finger. */
async function drag(page: Page, from: Locator, to: Locator) {
  const middle = async (one: Locator) => {
    const { x, y, width, height } = await boxOf(one)
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points as [] })
  await touch('touchStart', [start])
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const y = start.y + (end.y - start.y) * part
    await touch('touchMove', [{ x: start.x, y }])
  }
  await touch('touchEnd', [])
}

test('a full event takes at most four screens, each fact a chip, each prize a line', async ({
  page,
}) => {
  await dictate(page, 'tournaments', [FULL])
  await page.goto('/admin?edit=full')
  const form = editForm(page)
  await expect(chipOf(form, 'City')).toBeVisible()
  const scrolled = form.locator('form > div').first()
  const screens = await scrolled.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight / clientHeight
  )
  test.info().annotations.push({ type: 'screens', description: screens.toFixed(2) })
  expect(screens).toBeLessThanOrEqual(4)
  await expect(form.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })

  await chipOf(form, 'City').tap()
  await expect(form.getByLabel('City')).toBeFocused()
  await expect(form.getByLabel('Venue'), 'just that field').toHaveCount(0)
  await form.getByLabel('City').fill('Loni')
  await form.getByRole('button', { name: 'Done with City' }).tap()
  await expect(chipOf(form, 'City')).toBeFocused()
  await expect(chipOf(form, 'City')).toContainText('Loni')

  await expect(form.getByText('₹27,500 in 11 prizes')).toBeVisible()
  await expect(form.getByText('₹500 each × 7 = ₹3,500')).toBeVisible()
  const positions = form.getByLabel('Position')
  const amount = await boxOf(form.getByLabel('Amount in ₹').nth(1))
  expect((await boxOf(positions.nth(1))).y, 'one line').toBe(amount.y)
  const typed = () =>
    positions.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const handles = form.getByRole('button', { name: /^Move prize \d: drag/ })
  await handles.first().scrollIntoViewIfNeeded()
  await drag(page, handles.nth(0), handles.nth(2))
  await expect.poll(typed).toEqual(['2nd', '3rd', '1st', '4th–10th', 'Best girl'])
  await expect(form.getByText('Moved to place 3 of 5')).toBeAttached()
  await handles.nth(2).press('ArrowUp')
  await expect.poll(typed).toEqual(['2nd', '1st', '3rd', '4th–10th', 'Best girl'])
  await expect(handles.nth(1)).toBeFocused()
  await form.getByRole('button', { name: 'More about prize 2' }).tap()
  await expect(form.getByRole('button', { name: 'Remove prize 2' })).toBeVisible()
  await expect(form.getByPlaceholder('and a trophy').nth(1)).toBeVisible()
})

test('on the smallest phones the state of a tournament takes two lines, and nothing of it is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const soon = { startDate: day(6), endDate: day(6), entryDeadline: day(3) }
  await dictate(page, 'tournaments', [tournament('soon', { ...soon, city: 'Sangamner' })])
  await page.goto('/admin')
  const card = await boxOf(items(page).first())
  const state = await boxOf(
    items(page)
      .first()
      .getByText(/^Registration closes in/)
  )
  expect(state.x + state.width).toBeLessThanOrEqual(card.x + card.width - 12)
})

for (const [list, view, make] of [
  ['tournaments', '/admin', (id: string) => ({ ...FULL, _id: id })],
  [
    'achievements',
    '/admin/achievements',
    (id: string) =>
      achievement(id, {
        title: 'Champion of the under-twelve girls of the whole state in 2026',
        ratingChange: '+115',
        tags: ['Under 12', 'Girls', 'Rapid', 'Satara'],
      }),
  ],
] as const) {
  test(`${list}: two and a half cards are seen, a selection is one bar, Add covers nothing`, async ({
    page,
  }) => {
    await dictate(
      page,
      list,
      [...'abcdef'].map((id) => make(id))
    )
    await page.goto(view)
    await expect(page.getByRole('link', { name: /parent.* waiting/ })).toBeVisible()
    const third = await boxOf(items(page).nth(2))
    const seen = 2 + (800 - third.y) / third.height
    test.info().annotations.push({ type: `cards of ${list}`, description: seen.toFixed(2) })
    expect(seen).toBeGreaterThanOrEqual(2.5)

    const add = page.getByRole('button', { name: /^Add / })
    await items(page).nth(4).scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
    // It stands on a bar of its own: what scrolls below ends there in one line.
    const bar = add.locator('..')
    const { y, height, width } = await boxOf(bar)
    expect(width).toBe(360)
    for (const x of [4, 180, 356]) {
      const isBar = await bar.evaluate(
        (element, [x, y]) => element.contains(document.elementFromPoint(x!, y!)),
        [x, y + height / 2]
      )
      expect(isBar).toBe(true)
    }

    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await items(page).getByRole('checkbox').nth(3).tap()
    const selection = page.getByRole('region', { name: 'Selection' })
    await expect(selection.getByRole('status')).toHaveText('1 selected')
    const rows = await selection
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(rows).toHaveLength(5)
    expect(new Set(rows).size, 'one row').toBe(1)
    expect((await boxOf(selection)).height).toBeLessThanOrEqual(80)
  })
}
