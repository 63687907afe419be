import { expect } from '../fixtures.ts'
import { expectFault, openList, test } from './visitor.ts'

const blitz = 'Founder’s Day Blitz Cup'

test('descriptions are clamped to three lines; search filters as it is typed, lives in the address, and says how many are left', async ({
  page,
}) => {
  await openList(page, '/updates')
  const main = page.getByRole('main')
  const lines = await page
    .locator('.card-text')
    .evaluateAll((texts) =>
      texts.map((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))
    )
  expect(lines.length).toBeGreaterThan(0)
  expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(3)
  // Those that are over are folded away, and counted and found all the same.
  const titles = main.locator('.card-title, .list-state-title')
  const all = await titles.count()
  expect(all).toBeGreaterThanOrEqual(6)
  const search = page.getByRole('searchbox', { name: 'Search tournaments' })
  await expect(search).toHaveAttribute('placeholder', 'Search tournaments...')

  await search.fill('BLITZ cup')
  await expect(titles).toHaveText([blitz])
  await expect(main.getByText(`1 of ${all} tournaments`).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `1 of ${all}` })).toBeAttached()
  await expect(page).toHaveURL('/updates?q=BLITZ+cup')

  await search.fill('eleven rounds of three')
  await expect(titles, 'descriptions are searched too').toHaveText([blitz])
  await expect(page).toHaveURL('/updates?q=eleven+rounds+of+three')
  await page.reload()
  await expect(titles).toHaveText([blitz])
  await expect(search).toHaveValue('eleven rounds of three')

  await search.fill('under 13 knights day')
  await expect(titles, 'however it is spelt').toHaveText(['Under-13 Knights’ Day'])
  await search.fill('सह्याद्री रॅपिड')
  await expect(titles, 'in either script').toHaveText(['Sahyadri Rapid Open'])
  await expect(page).toHaveURL(/q=%E0/)
  await page.reload()
  await expect(titles, 'from the server').toHaveText(['Sahyadri Rapid Open'])

  await search.fill('no such thing')
  await expect(titles).toHaveText(['No Results Found'])
  await expect(main.getByText('Try adjusting your search criteria.')).toBeVisible()
  await main.getByRole('link', { name: 'Clear search' }).click()
  await expect(titles).toHaveCount(all)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/updates')
})

test('a card opens at its own address; its picture opens on top; Back closes one by one', async ({
  page,
}) => {
  await openList(page, '/updates?q=blitz')
  const list = page.url()
  const link = page.getByRole('link', { name: `View details of ${blitz}` })
  await link.click()
  const dialog = page.getByRole('dialog', { name: blitz })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/updates\/founder[a-z-]+$/)
  const address = page.url()
  await expect(page).toHaveTitle(blitz)
  await expect(dialog.getByRole('table', { name: 'Prizes' })).toContainText('₹8,000')
  await expect(dialog.getByText('Maximum participants')).toBeVisible()
  const register = dialog.getByRole('link', { name: 'Register now' })
  await expect(register).toHaveAttribute('href', /^https:\/\/forms\.example\//)
  await expect(register).toHaveAttribute('rel', 'noopener')

  await dialog.getByRole('link', { name: /^View full-size picture/ }).click()
  const viewer = page.getByRole('dialog', { name: blitz }).filter({ has: page.locator('figure') })
  await expect(viewer).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(2)
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(blitz)
  await expect(link).toBeFocused()

  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: blitz })).toBeVisible()
})

test('what shows an item is fetched when somebody reaches for one, not before; Forward opens it again, also after the list was loaded anew', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()))
  await openList(page, '/updates')
  const awake = scripts.length
  const link = page.getByRole('link', { name: `View details of ${blitz}` })
  await link.hover()
  // The last files that the overlay and the dialog in it ask for, in whichever order.
  for (const last of ['/pass-on.', '/plain_text.']) {
    await expect.poll(() => scripts.slice(awake).some((url) => url.includes(last))).toBe(true)
  }
  const reached = scripts.length
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: blitz })
  await expect(dialog).toBeVisible()
  expect(scripts).toHaveLength(reached)

  await page.goBack()
  await expect(dialog).toBeHidden()
  const anew = page.waitForResponse((response) => response.url().endsWith('/api/tournaments'))
  await page.reload()
  await anew
  await page.goForward()
  await expect(dialog).toBeVisible()
})

test('an item opens as a page where what shows it cannot be fetched', async ({ page, faults }) => {
  await page.route(/\/_astro\/TournamentDialog\./, (route) => route.abort())
  await openList(page, '/updates')
  await page.getByRole('link', { name: `View details of ${blitz}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: blitz })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/updates')
  expectFault(faults, /net::ERR_FAILED/)
})

test('without a network the list stays, and says that it may be old; a fault of the server is not called a missing connection, and can be tried again', async ({
  page,
  faults,
}) => {
  let isBroken = true
  const main = page.getByRole('main')
  const missing = main.getByText('No connection: this may be out of date.')
  const tryOnline = () => page.evaluate(() => window.dispatchEvent(new Event('online')))

  await test.step('without a network', async () => {
    await page.route('**/api/tournaments', (route) => route.abort())
    await page.goto('/updates')
    await expect(missing).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: blitz })).toBeVisible()

    await page.unroute('**/api/tournaments')
    await tryOnline()
    await expect(missing).toBeHidden()
    expectFault(faults, /net::ERR_FAILED/)
  })

  await test.step('with a fault of the server', async () => {
    await page.route('**/api/tournaments', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'No.' } }) : route.continue()
    )
    await page.goto('/updates')
    const note = main.getByText('A fault on our side: this may be out of date.')
    await expect(note).toBeVisible()
    await expect(main.getByText(/No connection/)).toBeHidden()
    const again = main.getByRole('link', { name: 'Try again' })
    const answer = page.waitForResponse('**/api/tournaments')
    await again.press('Enter')
    expect((await answer).status()).toBe(500)
    await expect(note).toBeVisible()

    isBroken = false
    await again.click()
    await expect(note).toBeHidden()
    await expect(again).toBeHidden()
    await expect(page).toHaveURL('/updates')
    expectFault(faults, /status of 500/)
  })
})

test('an empty academy says so, and fills when the first tournament is published', async ({
  page,
}) => {
  let isEmpty = true
  await page.route('**/api/tournaments', (route) =>
    isEmpty ? route.fulfill({ json: { data: [] } }) : route.continue()
  )
  await openList(page, '/updates')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'No tournaments available at the moment.',
  ])
  await expect(main.getByText('Check back soon for exciting upcoming events!')).toBeVisible()

  isEmpty = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(main.getByRole('heading', { level: 2, name: blitz })).toBeVisible()
})
