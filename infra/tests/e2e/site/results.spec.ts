import { gzipSync } from 'node:zlib'
import { roundNumber } from '@academy/api/shared/words/round_words'
import { addressIn, LANGUAGES } from '@academy/api/shared/languages/languages'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { catalogues } from './catalogue.ts'
import { enlargeText, SMALL_PHONE } from '../large-text.ts'
import { Director } from '../director.ts'
import { full, inDays, plain } from './items.ts'
import { loseNetwork, regainNetwork } from './network.ts'
import { finalResults, largeResults, liveResults } from './results.ts'
import { expectNoSidewaysScroll, expectTargets, test } from './visitor.ts'

const PHONE = { width: 360, height: 740 }
const today = { ...full, startDate: inDays(0), endDate: inDays(0), entryDeadline: inDays(-2) }

const director = new Director(test)

/** A tournament of today, with results. */
async function publish(title: string, results: object = liveResults, more = {}) {
  const slug = await director.publish('tournaments', { ...today, title, ...more })
  await director.publishResults(slug, results)
  return `/updates/${slug}`
}

const main = (page: Page) => page.getByRole('main')
const standings = (page: Page) => page.locator('#standings tbody tr:visible > :nth-child(2)')
const pairings = (page: Page) => page.locator('#pairings tbody tr:visible')

test('on the day the page, its card and the front page lead to what is played', async ({
  page,
  request,
}) => {
  const path = await publish('Live Open')
  await page.goto(path)
  await expect(main(page).getByText('Live: round 2 of 7')).toBeVisible()
  await main(page).getByRole('link', { name: 'Results', exact: true }).click()
  await expect(page).toHaveURL(`${path}/results`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results: Live Open')
  await expect(pairings(page)).toHaveText([
    /Wagh, Om.*Joshi, Aarav/,
    /More, Yash.*Patil, Sana/,
    /Bye/,
  ])
  await expect(standings(page)).toHaveText([/Aarav/, /Om/, /Yash/, /Meera/, /Sana/])
  const robots = page.locator('meta[name=robots]')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)

  for (const [address, words] of [
    ['/updates?q=Live+Open', />\s*Live\s*</],
    ['/', />\s*Being played now\s*</],
  ] as const) {
    const html = await (await request.get(address)).text()
    expect(html).toMatch(words)
    expect(html).toContain(`href="${path}/results"`)
  }
})

test('a row is found by name in another script, by board and by club; a phone opens the rest', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${await publish('Searched Open')}/results`)
  const search = page.getByRole('searchbox')
  for (const [query, players, games] of [
    ['मीरा काळे', [/Meera/], [/Meera/]],
    ['काळे', [/Meera/], [/Meera/]],
    ['2', [/Meera/], [/Yash/, /Meera/]],
    ['pune', [/Meera/, /Sana/], [/Sana/, /Meera/]],
    ['', [/Aarav/, /Om/, /Yash/, /Meera/, /Sana/], [/Om/, /Yash/, /Meera/]],
  ] as const) {
    await search.fill(query)
    await expect(standings(page), query).toHaveText([...players])
    await expect(pairings(page), query).toHaveText([...games])
  }
  await search.fill('pune')
  await expect(page.getByRole('status').getByText('2 players were found.')).toBeVisible()
  await search.fill('nobody at all')
  await expect(page.getByRole('status').getByText('Nobody was found.')).toBeVisible()
  await search.fill('')
  await page.getByRole('combobox', { name: 'Group' }).selectOption('U11')
  await expect(standings(page)).toHaveText([/Meera/, /Sana/])
  const club = page.locator('#standings td').getByText('Pune Circle').first()
  await expect(club).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Kale, Meera' })).toHaveCount(2)
  await page.locator('#standings').getByLabel('More about Kale, Meera').click()
  await expect(club).toBeVisible()
  for (const [part, role] of [
    ['tr', 'row'],
    ['tbody th', 'rowheader'],
    ['td', 'cell'],
  ] as const) {
    const first = page.locator(`#standings ${part}`).first()
    await expect(first, 'a table still, where rows are laid out anew').toHaveAttribute('role', role)
  }
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
})

test('without JavaScript everything is there to read', async ({ browser, baseURL }) => {
  const path = await publish('Plain Open')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`/mr${path}/results`)
  await expect(standings(page)).toHaveCount(5)
  await expect(pairings(page)).toHaveCount(3)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: roundNumber.mr(1) })
    .click()
  await expect(page).toHaveURL(`/mr${path}/results/round-1`)
  await expect(page.getByText(catalogues.mr.resultsBye!).first()).toBeVisible()
  await page.getByRole('link', { name: 'Wagh, Om' }).first().click()
  await expect(page).toHaveURL(`/mr${path}/results/3`)
  const against = catalogues.mr.resultsAgainst!.replace('{name}', 'Joshi, Aarav')
  await expect(main(page)).toContainText(against)
  await context.close()
})

test(
  'a page that is open shows a correction where one was reading',
  { tag: '@clock' },
  async ({ page }) => {
    await page.clock.install()
    const path = await publish('Corrected Open')
    await page.goto(`${path}/results`)
    const link = page.locator('#standings').getByRole('link', { name: 'Patil, Sana' })
    await link.focus()
    await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      field.value = 'patil'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const games = liveResults.games.map((one) => ({
      ...one,
      result: one.board === 2 ? '1-0' : one.result,
    }))
    await director.publishResults(path.split('/')[2]!, { ...liveResults, games })
    await expect(page.getByText(/Corrected at/)).toBeHidden()
    await page.clock.runFor(30_000)
    await expect(page.getByText(/Corrected at/)).toBeVisible()
    await expect(page.locator('#pairings tbody tr').nth(1)).toContainText('1 – 0')
    await expect(link).toBeFocused()
    await expect(standings(page)).toHaveText([/Sana/])
  }
)

test('afterwards page, poster and message say who won', async ({ page, request }) => {
  const path = await publish('Final Open', finalResults)
  await page.goto(path)
  const podium = main(page).getByRole('list', { name: 'The first three' })
  await expect(podium.getByRole('listitem')).toHaveText([/Aarav.*1.*₹15,000/, /Om.*2/, /Yash.*3/])
  await expect(
    podium.getByRole('listitem').first(),
    'read out, no number runs into another'
  ).toHaveText(/^Joshi, Aarav\s*Place 1\s*· 1 point/)
  const xs = await podium
    .getByRole('listitem')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().x))
  expect(xs[0], 'the winner in the middle').toBeGreaterThan(xs[1]!)
  const winners = main(page).getByRole('table', { name: 'Winners' }).getByRole('row')
  await expect(winners, 'besides the first three').toHaveText([/Best girl.*Patil, Sana/])
  const prizes = main(page).getByRole('table', { name: 'Prizes' }).locator('tbody tr')
  await expect(prizes, 'what is won stands with the name alone').toHaveText([/^2nd/])
  const share = new URL((await main(page).locator('[data-share]').getAttribute('href'))!)
  expect(share.searchParams.get('text')).toContain(
    '1. Joshi, Aarav – ₹15,000\nBest girl: Patil, Sana'
  )
  const jsonLd = await page.locator('script[type="application/ld+json"]').last().textContent()
  expect(JSON.parse(jsonLd!)).toMatchObject({ '@type': 'SportsEvent', competitor: { length: 3 } })
  const topOf = async (part: Locator) => (await part.boundingBox())!.y
  const won = main(page).getByRole('table', { name: 'Winners' })
  const all = main(page).getByRole('link', { name: 'All results' })
  expect(await topOf(all), 'before a list that may be long').toBeLessThan(await topOf(won))
  await all.click()
  await expect(page).toHaveURL(`${path}/results`)
  await page.setViewportSize(PHONE)
  const search = page.getByRole('searchbox')
  expect(await topOf(search)).toBeLessThan(await topOf(won))
  await search.fill('sana')
  await expect(won.getByRole('row')).toHaveText([/Best girl.*Patil, Sana/])
  await search.fill('yash')
  await expect(won, 'who has won nothing').toBeHidden()
  await search.fill('')
  await expect(won).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 600 })
  const cells = await won
    .locator('tr:first-child > *')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x))
  expect(new Set(cells).size, 'prize, winner and amount beside each other').toBe(3)
  const past = { startDate: inDays(-3), endDate: inDays(-3), entryDeadline: inDays(-5) }
  const unfinished = await request.get(await publish('Past Open', liveResults, past))
  expect(await unfinished.text(), 'not yet').not.toContain('Final results')
  const poster = await (await request.get(`${path}/poster`)).text()
  expect(poster).toMatch(/<table[^>]*>\s*<caption[^>]*>Winners.*Joshi, Aarav/s)
  await page.goto(`${path}/results/4`)
  await expect(main(page).getByText('Won: Best girl')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Follow' }), 'nothing will come').toBeHidden()
})

test('the best schools are a list of their own, where there are clubs', async ({
  page,
  request,
}) => {
  const results = { ...finalResults, schoolPlayers: 2 }
  const winners = [...finalResults.winners, { no: null, club: 'Pune Circle', prize: 'Best school' }]
  const path = await publish('School Open', { ...results, winners })
  const tournament = await (await request.get(path)).text()
  expect(tournament).toMatch(/Best school.{0,200}Pune Circle/s)
  await page.goto(`${path}/results`)
  await page.getByRole('navigation').getByRole('link', { name: 'Schools' }).click()
  await expect(page).toHaveURL(`${path}/results/schools`)
  const schools = main(page).getByRole('region', { name: 'Schools' })
  await expect(schools).toContainText('the sum of the points of its best 2 players')
  await expect(schools.locator('tbody tr')).toHaveText([
    /1\s*Pune Circle\s*0/,
    /–\s*Sahyadri Chess Academy\s*1/,
  ])
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  const sheets = await (await request.get(`${path}/results/certificates`)).text()
  expect(sheets).toMatch(/<h1[^>]*>[^<]*Pune Circle/)
  expect(await (await request.get(`${path}/results/print`)).text()).toContain('id="schools"')

  const players = finalResults.players.map((one) => ({ ...one, club: null }))
  const without = await publish('Clubless Open', { ...finalResults, players })
  for (const part of ['', '/print']) {
    const text = await (await request.get(`${without}/results${part}`)).text()
    expect(text).not.toMatch(/id="schools"|results\/schools/)
  }
  expect((await request.get(`${without}/results/schools`)).status()).toBe(404)
})

test('the wall and the hall have lists of their own', { tag: '@clock' }, async ({ page }) => {
  const path = await publish('Printed Open')
  await page.goto(`${path}/results/print`)
  await expect(page.locator('.by-name tbody tr')).toHaveText([
    /Aarav.*1.*Black.*Om/,
    /Meera.*3.*Bye/,
    /Yash.*2.*White.*Sana/,
    /Sana.*2.*Black.*Yash/,
    /Om.*1.*White.*Aarav/,
  ])
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const foundLate = await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const byStyles = loaded.filter(({ initiatorType }) => initiatorType === 'css')
    return byStyles.map(({ name }) => name).filter((name) => /roboto-\d+\./.test(name))
  })
  expect(foundLate, 'the fonts of the list are asked for at once').toEqual([])
  const sheets = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return pdf.match(/\/Type\s*\/Page\b/g)!.length
  }
  expect(await sheets(), 'one for each list').toBe(4)
  await page.getByRole('link', { name: 'by name' }).click()
  expect(await sheets(), 'only the list that was chosen').toBe(1)

  const large = await publish('Large Hall', { ...largeResults(120, 3), state: 'live', rounds: 9 })
  await page.goto(`${large}/results/print`)
  expect(await sheets(), 'of 120 players').toBeLessThan(15)
  // As narrow as long names leave it.
  await page.setViewportSize({ width: 420, height: 800 })
  await page.emulateMedia({ media: 'print' })
  const [draw] = await page.locator('.pairings .points').evaluateAll((cells) => {
    const lineOf = (cell: Element) => Number.parseFloat(getComputedStyle(cell).lineHeight)
    return cells
      .filter((cell) => cell.textContent.includes('½'))
      .map((cell) => ({ cell, range: document.createRange() }))
      .map(({ cell, range }) => {
        range.selectNodeContents(cell)
        return range.getBoundingClientRect().height / lineOf(cell)
      })
      .sort((one, other) => other - one)
  })
  expect(draw, 'lines of a drawn game').toBeLessThan(1.5)
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.clock.install()
  await page.goto(`${large}/results/screen#standings`)
  const shown = () =>
    page
      .locator('#standings tbody tr > :nth-child(2)')
      .evaluateAll((cells) => cells.findIndex((cell) => cell.getBoundingClientRect().left > 0))
  expect(await shown()).toBe(0)
  await page.clock.runFor(10_000)
  expect(await shown(), 'it has turned').toBeGreaterThan(10)
  const number = page.getByText(/^2 \/ \d$/)
  await expect(number).toBeVisible()

  await page.setViewportSize({ width: 768, height: 1024 })
  const lines = await page
    .locator('#standings tbody tr:nth-child(n + 10) > :is(:first-child, .points)')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      })
    )
  expect(Math.max(...lines), 'lines of a number').toBe(1)

  await page.setViewportSize({ width: 320, height: 740 })
  const heightOfHead = () =>
    page.locator('header').evaluate((head: HTMLElement) => head.offsetHeight)
  const numbered = await heightOfHead()
  await number.evaluate((part) => part.replaceChildren())
  expect(await heightOfHead(), 'the number had room before it came').toBe(numbered)

  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.getByRole('link', { name: 'Schools' }).click()
  await expect(page.getByText('1 / 1')).toBeVisible()
  const room = await page
    .locator('#schools > :is(p, div)')
    .evaluateAll(
      ([rule, list]) => list!.getBoundingClientRect().top - rule!.getBoundingClientRect().bottom
    )
  expect(room, 'the schools follow their rule').toBeLessThan(40)

  await page.goto(`${path}/results/screen`)
  const starts = await page
    .locator('#pairings tbody tr:first-child > *')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
  expect(starts[3]! - starts[1]!, 'two who play stand beside each other').toBeLessThan(700)
})

test('one long name takes no room from those who play on the other side', async ({ page }) => {
  const [first, ...others] = finalResults.players
  const name = 'Chandrasekhararao Venkatanarasimharajuvaripeta, Krishnamurthy'
  const long = { ...finalResults, players: [{ ...first!, name }, ...others] }
  const path = await publish('Long Names', long)
  await page.goto(`${path}/results/round-1`)
  const [, white, , black] = await page
    .locator('#pairings tbody tr:first-child > *')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  expect(black).toBeCloseTo(white!, 0)
  await page.setViewportSize(SMALL_PHONE)
  const resetText = await enlargeText(page)
  await page.goto(`${path}/results`)
  const podium = main(page).getByRole('list', { name: 'The first three' })
  const { width } = (await podium.getByRole('link').first().boundingBox())!
  expect(width, 'in large text').toBeLessThan(SMALL_PHONE.width)
  await resetText()
  await page.goto(`${path}/results/screen#pairings`)
  const cut = await page
    .locator('#pairings tbody tr > *')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)
    )
  expect(cut, 'cut on a phone’s hall screen').toEqual([])
})

test('300 players and nine rounds are at most 30 KB', async ({ request }) => {
  const path = await publish('Large Open', largeResults(300, 9))
  for (const language of ['', '/mr', '/hi']) {
    const page = await request.get(`${language}${path}/results`)
    expect(gzipSync(await page.body()).length).toBeLessThanOrEqual(30_000)
  }
})

test('an address that leads nowhere says so in its language', async ({ request }) => {
  const none = await director.publish('tournaments', { ...plain, title: 'No results' })
  const path = await publish('Bad Addresses')
  const parts = ['0', '01', '99', '-1', 'round-0', 'round-3', 'round-99', 'round-x', 'poster', '%']
  const addresses = [
    ...parts.map((part) => `${path}/results/${part}`),
    `${path}/results/print/screen`,
    `/updates/${none}/results`,
    `/updates/${none}/results/screen`,
    '/updates/no-such-slug/results',
    '/updates/no-such-slug',
    '/%',
    '/updates/%',
    '/achievements/no-such-slug',
    '/puzzle/2026-02-30',
    '/xx/updates',
  ]
  for (const language of LANGUAGES) {
    // In the others one address for each way to be lost.
    const asked = language === 'en' ? addresses : addresses.filter((_, index) => index % 4 === 0)
    for (const one of asked.map((address) => addressIn(language, address))) {
      const answer = await request.get(one)
      expect(answer.status(), one).toBe(404)
      expect(await answer.text(), one).toContain(`${catalogues[language].notFoundTitle}</h1>`)
    }
  }
})

test('results are gone with their tournament', async ({ request }) => {
  const path = await publish('Gone Open', finalResults)
  const pages = ['', '/1', '/1/certificate', '/schools', '/round-1', '/print', '/screen'].map(
    (part) => `${path}/results${part}`
  )
  const statuses = () => Promise.all(pages.map(async (one) => (await request.get(one)).status()))
  expect(await statuses()).toEqual(Array(7).fill(200))
  await director.remove('tournaments', path.split('/')[2]!)
  await expect.poll(statuses, { timeout: 2_000 }).toEqual(Array(7).fill(404))
})

test.describe('a parent who reads Marathi', () => {
  const words = catalogues.mr
  const against = words.resultsAgainst!.replace('{name}', 'More, Yash')
  test.use({
    locale: 'mr-IN',
    viewport: PHONE,
    serviceWorkers: 'allow',
    expectedConsole: /^Failed to load resource: net::ERR_/,
  })

  test('follows one child, once without a signal', async ({ page }) => {
    const path = `/mr${await publish('Followed Open')}/results`
    await page.goto(path)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('link', { name: 'Patil, Sana' }).first().click()
    await expect(main(page)).toContainText(against)
    await page.getByRole('button', { name: words.resultsFollow }).click()
    await expect(page.getByRole('button', { name: words.resultsUnfollow })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(path)
    const followed = page.getByRole('region', { name: words.resultsFollowed })
    await expect(followed.getByRole('link', { name: 'Patil, Sana' })).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await loseNetwork(page)
    await followed.getByRole('link', { name: 'Patil, Sana' }).last().click()
    await expect(page.locator('.offline-notice')).toBeVisible()
    await expect(main(page)).toContainText(against)
    const games = liveResults.games.map((one) =>
      one.round === 2 && one.board === 2 ? { ...one, result: '0-1' } : one
    )
    await director.publishResults(path.split('/')[3]!, { ...liveResults, games })
    await regainNetwork(page)
    // The copy loads itself anew, once the worker has its network back too.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(main(page)).toContainText(words.resultsWaiting!, { timeout: 1000 })
    }).toPass()
    await expect(page.locator('.offline-notice')).toBeHidden()
  })
})
