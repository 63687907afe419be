import type { Locator, Page } from '@playwright/test'
import { dayWords, shortDayWords, spanWords } from '@academy/api/shared/days/day_words'
import { identity } from '@academy/api/shared/identity/identity'
import { expect, expectAccessible } from '../fixtures.ts'
import { Director } from '../director.ts'
import { full, inDays, longWords, plain } from './items.ts'
import {
  askForNews,
  expectColumns,
  expectFault,
  expectNoSidewaysScroll,
  expectTargets,
  openList,
  test,
  untilAwake,
} from './visitor.ts'

const director = new Director(test)

const blitz = 'Founder’s Day Blitz Cup'
/** All that is known of a tournament, wherever a dialog or a page shows it. */
const allFacts = (part: Locator) =>
  part
    .locator(
      '.state, .card-prize, .event-facts div, .prizes tr, .details-text, .pay-link, .pay-code'
    )
    .evaluateAll((nodes) =>
      nodes
        .map((node) => `${node.textContent} ${node.getAttribute('href') ?? ''}`)
        .map((fact) => fact.replace(/\s+/g, ' ').trim())
        .sort()
    )
const titles = (page: Page) => page.locator('.card-title, .list-state-title')

test('a tournament is found by search, opened, and closed by Back', async ({ page }) => {
  await openList(page, '/updates')
  const main = page.getByRole('main')
  const all = await titles(page).count()
  expect(all).toBeGreaterThanOrEqual(6)
  const search = page.getByRole('searchbox', { name: 'Search tournaments' })
  for (const [query, title] of [
    ['under 13 knights day', 'Under-13 Knights’ Day'],
    ['सह्याद्री रॅपिड', 'Sahyadri Rapid Open'],
  ] as const) {
    await search.fill(query)
    await expect(titles(page)).toHaveText([title])
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(query)
  }
  await page.reload()
  await expect(titles(page), 'from the server').toHaveText(['Sahyadri Rapid Open'])
  await expect(search).toHaveValue('सह्याद्री रॅपिड')
  await untilAwake(page.locator('.browse-form'))
  await search.fill('no such thing')
  await expect(titles(page)).toHaveText(['No Results Found'])
  await expect(main.getByText('Try adjusting your search criteria.')).toBeVisible()
  await main.getByRole('link', { name: /^Show all: / }).click()
  await expect(titles(page)).toHaveCount(all)
  await expect(page).toHaveURL('/updates')

  await openList(page, '/updates?q=blitz')
  await expect(page.getByText(`1 of ${all} tournaments`).first()).toBeVisible()
  const list = page.url()
  const link = page.getByRole('link', { name: `View details of ${blitz}` })
  await link.click()
  const dialog = page.getByRole('dialog', { name: blitz })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/updates\/founder[a-z-]+$/)
  await expect(page).toHaveTitle(blitz)
  const address = page.url()
  await expect(dialog.getByRole('table', { name: 'Prizes' })).toContainText('₹8,000')
  const register = dialog.getByRole('link', { name: 'Register now' })
  await expect(register).toHaveAttribute('href', /^https:\/\/forms\.example\//)
  await expect(register).toHaveAttribute('rel', 'noopener')
  await expectAccessible(page)
  await expectColumns(page)

  await dialog.getByRole('link', { name: /^View full-size picture/ }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(2)
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: blitz })).toBeVisible()
})

test('two hasty keys close picture and item; the list is as it was left', async ({ page }) => {
  await openList(page, '/updates')
  const letters = 'blitz'
  await page.getByRole('searchbox').fill(letters.slice(0, -1))
  const link = page.getByRole('link', { name: `View details of ${blitz}` })
  await expect(link).toBeVisible()
  await page.getByRole('searchbox').press('End')
  // The last letter, and a press of the card before the next frame.
  await page.evaluate((letters) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]')!
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    set.call(box, letters)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('.card-link')!.click()
  }, letters)
  const dialogs = page.locator('dialog[open]')
  await expect(dialogs).toHaveCount(1)
  await page.getByRole('link', { name: /^View full-size picture/ }).click()
  await expect(dialogs).toHaveCount(2)
  await page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
    for (const dialog of open.toReversed()) dialog.close()
  })
  await expect(page).toHaveURL(`/updates?q=${letters}`)
  await expect(dialogs).toHaveCount(0)
  await link.click()
  await expect(dialogs, 'the card is alive').toHaveCount(1)
})

test('a list that fails to refresh says why, can be retried, and shows when it is empty', async ({
  page,
  faults,
}) => {
  let answer: 'lost' | 'broken' | 'empty' | 'real' = 'lost'
  await page.route('**/api/tournaments', (route) => {
    if (answer === 'lost') return route.abort()
    if (answer === 'broken') return route.fulfill({ status: 500, json: { message: 'No.' } })
    if (answer === 'empty') return route.fulfill({ json: { data: [] } })
    return route.continue()
  })
  const main = page.getByRole('main')
  await openList(page, '/updates')
  await askForNews(page)
  await expect(main.getByText('No connection: this may be out of date.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: blitz })).toBeVisible()
  answer = 'broken'
  await askForNews(page)
  const note = main.getByText('A fault on our side: this may be out of date.')
  await expect(note).toBeVisible()
  answer = 'real'
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toBeHidden()
  expectFault(faults, /net::ERR_FAILED/)
  expectFault(faults, /status of 500/)

  answer = 'empty'
  await askForNews(page)
  await expect(main.getByText('Check back soon for exciting upcoming events!')).toBeVisible()
  await expect(titles(page)).toHaveText(['No tournaments available at the moment.'])
  answer = 'real'
  await askForNews(page)
  await expect(main.getByRole('heading', { level: 2, name: blitz })).toBeVisible()
})

test('a tournament offers calendar, poster, share and copy link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = 'Passed on by everybody'
  const slug = await director.publish('tournaments', { ...full, title })
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => {
        document.title = JSON.stringify(data)
        return Promise.resolve()
      },
    })
  })
  await openList(page, `/updates?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `View details of ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  for (const [name, href] of [
    ['Google Calendar', /^https:\/\/calendar\.google\.com\/calendar\/render\?/],
    ['Calendar file', `/updates/${slug}.ics`],
    ['Poster', `/updates/${slug}/poster`],
    ['Ask on WhatsApp', /^https:\/\/wa\.me\/\d+\?text=Hello/],
  ] as const) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await dialog.getByRole('link', { name: 'Share', exact: true }).click()
  const shared = JSON.parse(await page.title()) as { title: string; text: string; url: string }
  expect(shared.title).toBe(title)
  expect(shared.text).toContain('Sangamner')
  expect(new URL(shared.url).pathname).toBe(`/updates/${slug}`)
  await expect(dialog.locator('.pay-code svg')).toBeVisible()
  const inDialog = await allFacts(dialog)
  expect(inDialog.join('\n')).toContain('Pay ₹300 by UPI')
  const pay = dialog.getByRole('link', { name: 'Pay ₹300 by UPI' })
  await expect(pay, 'which no computer can follow').toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(pay).toHaveAttribute('href', /^upi:\/\/pay\?.*am=300/)
  await expect(dialog.locator('.pay-code')).toBeHidden()
  await expect(dialog.getByRole('link', { name: 'I have paid' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Open as a page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await allFacts(page.getByRole('main')), 'the page says the same').toEqual(inDialog)

  // A browser without a sheet of its own.
  const other = await context.newPage()
  await other.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await other.goto(`/updates/${slug}`)
  const copy = other.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect(other.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  const copied = await other.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(`/updates/${slug}`)
  await other.reload()
  await other.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copy.click()
  await expect(other.getByLabel(/^Your browser did not allow copying/)).toBeFocused()

  await page.goto(`/updates/${slug}/poster`)
  await expect(page.locator('.code svg').first()).toBeVisible()
  expect(await pagesOf(page)).toBe(1)
})

async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)!.length
}

test('a poster with very much to say is printed as one sheet, from a phone too', async ({
  page,
}) => {
  const long = 'Assembly Hall of Shri Chhatrapati Shivaji Maharaj Vidyalaya and Junior College'
  const groups = ['Under 7', 'Under 9', 'Under 11', 'Under 13', 'Under 15', 'Women', 'Open']
  const slug = await director.publish('tournaments', {
    ...full,
    title: `Late Shri Annasaheb Kulkarni Memorial ${long}`,
    venue: `${long}, Station Road, behind the bus stand`,
    entryFees: JSON.stringify(groups.map((group, at) => ({ group, amount: 300 + at * 50 }))),
    categories: JSON.stringify(groups),
    prizes: JSON.stringify(
      groups.flatMap((group) =>
        ['1st', '2nd'].map((place) => ({
          position: `${group} ${place}`,
          amount: 3000,
          description: 'and a trophy with a certificate',
        }))
      )
    ),
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/updates/${slug}/poster`)
  await expect(page.getByText('7 more')).toBeVisible()
  const columns = page.locator('.columns')
  const points = () =>
    columns.evaluate((part) => Number.parseFloat(part.style.getPropertyValue('--columns-text')))
  await expect.poll(points, 'as large as can still be read').toBeGreaterThan(7.5)
  expect(await pagesOf(page)).toBe(1)
  for (const part of [page.locator('main'), columns])
    await expect(part, 'cuts nothing off').toHaveCSS('overflow', 'visible')
})

test('on the smallest phone a dialog with very long words fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { title } = longWords.tournament
  const slug = await director.publish('tournaments', longWords.tournament)
  await openList(page, '/updates?q=AbCdEfGhIjKlMn')
  await page.getByRole('link', { name: `View details of ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('link', { name: 'Register now' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  const wide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className }) => className)
  )
  expect(wide).toEqual([])
  await expectTargets(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await director.remove('tournaments', slug)
})

const factsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('div')].map((one) => [
          one.querySelector('dt')!.textContent,
          one.querySelector('dd')!.textContent.trim().replace(/\s+/g, ' '),
        ])
      )
    )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('who pays chooses their group, and tells of it by WhatsApp', async ({ page }) => {
    const fees = [
      { group: 'Under 15', amount: 350 },
      { group: 'Open', amount: 500 },
    ]
    const slug = await director.publish('tournaments', {
      ...plain,
      title: 'Fees by group',
      entryFees: JSON.stringify(fees),
    })
    await page.goto(`/mr/updates/${slug}`)
    const said = page.locator('.event-facts div', { hasText: 'प्रवेश शुल्क' }).locator('dd')
    await expect(said).toHaveText('15 वर्षांखालील ₹350 खुला गट ₹500')
    const paid = page.getByRole('link', { name: 'पैसे भरले आहेत' })
    await expect(paid).toHaveCount(0)
    await page.locator('summary', { hasText: 'खुला गट ₹500' }).click()
    const chat = new URL((await paid.getAttribute('href'))!)
    expect(chat.origin + chat.pathname).toBe(`https://wa.me/${identity.whatsapp}`)
    expect(chat.searchParams.get('text')).toMatch(
      /\nकशासाठी: Fees by group, खुला गट\nरक्कम: ₹500\nखेळाडूचे नाव: \nUTR: $/
    )
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('link', { name: '₹500 UPI ने भरा' })).toHaveAttribute(
      'href',
      /^upi:\/\/pay\?.*am=500/
    )
  })

  test('a list is searched by its form, and a page shows all facts', async ({ page }) => {
    const slug = await director.publish('tournaments', full)
    await page.goto('/updates')
    await page.getByRole('searchbox').fill('with every fact')
    await page.getByRole('button', { name: 'Search' }).click()
    const main = page.getByRole('main')
    const entry = main.locator('.card-meta').last()
    await expect(entry).toHaveText('Entry fee: ₹300 Below 1600')
    await page.getByRole('link', { name: /^View details/ }).click()
    await expect(page).toHaveURL(`/updates/${slug}`)
    await expect(main.getByText('Registration open')).toBeVisible()
    expect(await factsOf(page)).toEqual({
      Date: spanWords('en', full.startDate, full.endDate),
      'Reporting time': '8.30 am',
      Venue: 'Town Hall, Station Road, Sangamner Map (opens in a new tab)',
      'Entry fee': '₹300',
      'Last date of entry': dayWords('en', full.entryDeadline),
      Seats: '40 seats left',
      'Maximum participants': '120',
      Rounds: '7, Swiss',
      'Time control': '15 min + 10 sec',
      Rating: 'FIDE rated',
      'Who can play': 'Below 1600',
      Categories: 'Under 9, Women',
      'Event codes': 'AICF 12345',
      Contact: `${full.contactName} ${full.contactPhone}`,
    })
    const google = await main.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')
    const day = (date: string) => date.replaceAll('-', '')
    expect(new URL(google!).searchParams.get('dates')).toBe(
      `${day(full.startDate)}T083000/${day(full.endDate)}T180000`
    )
    const chat = await main.getByRole('link', { name: 'Share', exact: true }).getAttribute('href')
    expect(new URL(chat!).searchParams.get('text')!.split('\n')).toEqual([
      full.title,
      `${spanWords('en', full.startDate, full.endDate)} · Sangamner · ₹300 · last date ${shortDayWords('en', full.entryDeadline)}`,
      expect.stringMatching(new RegExp(`^https?://.+/updates/${slug}$`)),
    ])
    await director.remove('tournaments', slug)
  })
})

test('a closed tournament has a badge, a reason and no registration link', async ({ request }) => {
  const mainOf = async (slug: string) => {
    const html = await (await request.get(`/updates/${slug}`)).text()
    const [main] = /<main[\s>].*<\/main>/s.exec(html)!
    return main
  }
  for (const [fields, badge, why] of [
    [{ status: 'cancelled', startDate: inDays(9) }, 'Cancelled', 'Nobody can register'],
    [{ status: 'postponed', startDate: inDays(9) }, 'Postponed', 'opens again with the new date'],
    [{ startDate: inDays(-9) }, 'Finished', 'Finished'],
    [{ startDate: inDays(0) }, 'Today', 'being played now'],
    [
      { startDate: inDays(9), entryDeadline: inDays(-1) },
      'Registration closed',
      `closed on ${shortDayWords('en', inDays(-1))}`,
    ],
  ] as const) {
    const main = await mainOf(await director.publish('tournaments', { ...plain, ...fields }))
    expect(main).toMatch(new RegExp(`>\\s*${badge}\\s*<`))
    expect(main, badge).toContain(why)
    expect(main, badge).not.toContain(`href="${plain.formLink}"`)
  }
  const main = await mainOf(await director.publish('tournaments', plain))
  expect(main, 'the specified fields alone').not.toMatch(/<dl[\s>]|class="([^"]* )?state[ "]/)
  expect(main).toMatch(new RegExp(`<a [^>]*href="${plain.formLink}"[^>]*>\\s*Register now`))
})

test(
  'the list is ordered by date and changes at midnight in India',
  { tag: '@clock' },
  async ({ page }) => {
    const dates = {
      late: inDays(60),
      soon: inDays(2),
      undated: '',
      over: inDays(-4),
      now: inDays(0),
    }
    for (const [word, startDate] of Object.entries(dates)) {
      await director.publish('tournaments', { ...plain, title: `Ordered ${word}`, startDate })
    }
    const midnight = Date.parse(`${inDays(1)}T00:00:00+05:30`)
    await page.clock.install({ time: midnight - 30_000 })
    await openList(page, '/updates')
    const shown = page.getByRole('heading', { level: 2, name: /^Ordered/ })
    await expect(shown).toHaveText(
      ['now', 'soon', 'late', 'undated'].map((word) => `Ordered ${word}`)
    )
    const card = page.getByRole('listitem').filter({ hasText: 'Ordered now' })
    await expect(card.getByText('Today', { exact: true })).toBeVisible()
    await page.clock.runFor(61_000)
    await page.getByText(/^Past \(/).click()
    await expect(card.getByText('Finished', { exact: true })).toBeVisible()
    await expect(shown.last()).toHaveText('Ordered over')

    const title = 'Published while they were away'
    await director.publish('tournaments', { ...plain, title })
    await page.clock.runFor(6000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
)

test('a repeating tournament shows its days in each language, and its poster the fee', async ({
  request,
}) => {
  const slug = await director.publish('tournaments', {
    ...plain,
    title: 'Evening blitz',
    repeats: 'Every Saturday and Sunday',
    seatsNote: 'Bring your own clock',
    entryFee: '50',
    translations: JSON.stringify({
      mr: { seatsNote: { text: 'घड्याळ सोबत आणा', source: 'Bring your own clock' } },
    }),
  })
  const read = async (path: string) => {
    const html = await (await request.get(path)).text()
    return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }
  for (const [prefix, days, seats, payment] of [
    ['', 'Every Saturday and Sunday', 'Bring your own clock', 'Pay ₹50 by UPI'],
    ['/mr', 'दर शनिवारी आणि रविवारी', 'घड्याळ सोबत आणा', '₹50 UPI ने भरा'],
    ['/hi', 'हर शनिवार और रविवार', 'Bring your own clock', '₹50 UPI से दें'],
  ] as const) {
    expect(await read(`${prefix}/updates`)).toMatch(new RegExp(`Evening blitz.{0,200}${days}`))
    const page = await read(`${prefix}/updates/${slug}`)
    for (const words of [days, seats]) expect(page).toContain(words)
    const poster = await read(`${prefix}/updates/${slug}/poster`)
    for (const words of [days, payment]) expect(poster).toContain(words)
  }
  await director.change('tournaments', slug, { entryFee: '0' })
  expect(await read(`/updates/${slug}/poster`)).not.toContain('UPI')
})
