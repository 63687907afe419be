import type { Page } from '@playwright/test'
import { dayWords, shortDayWords, spanWords } from '@academy/api/shared/tournament_words'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, inDays, plain } from './tournaments.ts'
import { test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

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

  test('the page says everything that is known, and what to do', async ({ page }) => {
    const slug = await director.publish('tournaments', full)
    await page.goto(`/updates/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Registration open')).toBeVisible()
    expect(await factsOf(page)).toEqual({
      Date: spanWords(full.startDate, full.endDate),
      'Reporting time': '8.30 am',
      Venue: 'Town Hall, Station Road, Sangamner Map (opens in a new tab)',
      'Entry fee': '₹300',
      'Last date of entry': dayWords(full.entryDeadline),
      Seats: '40 seats left',
      'Maximum participants': '120',
      Rounds: '7, Swiss',
      'Time control': '15 min + 10 sec',
      Rating: 'FIDE rated',
      'Who can play': 'Below 1600',
      Categories: 'Under 9, Women',
      'Federation codes': 'AICF 12345',
      Contact: 'Aniket Deshmukh +91 55500 12345',
    })
    const links = {
      'Register now': full.formLink,
      Map: full.mapUrl,
      '+91 55500 12345': 'tel:+915550012345',
      'Calendar file': `/updates/${slug}.ics`,
      Poster: `/updates/${slug}/poster`,
    }
    for (const [name, href] of Object.entries(links)) {
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
    }
    const google = await main.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')
    const asked = new URL(google!).searchParams
    expect(asked.get('text')).toBe(full.title)
    const day = (date: string) => date.replaceAll('-', '')
    expect(asked.get('dates')).toBe(`${day(full.startDate)}T083000/${day(inDays(23))}T000000`)
    expect(asked.get('ctz')).toBe('Asia/Kolkata')

    const share = await main.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
    const text = new URL(share!).searchParams.get('text')!
    expect(text.split('\n')).toEqual([
      full.title,
      `${spanWords(full.startDate, full.endDate)} · Sangamner · ₹300 · last date ${shortDayWords(full.entryDeadline)}`,
      expect.stringMatching(new RegExp(`^https?://.+/updates/${slug}$`)),
    ])
    await expect(main.getByRole('table', { name: 'Prizes' })).toContainText('₹15,000')
  })

  const closed: [fields: Record<string, string>, badge: string, why: RegExp][] = [
    [{ status: 'cancelled', startDate: inDays(9) }, 'Cancelled', /Nobody can register/],
    [{ status: 'postponed', startDate: inDays(9) }, 'Postponed', /opens again with the new date/],
    [{ startDate: inDays(-9) }, 'Finished', /This tournament is over/],
    [{ startDate: inDays(0) }, 'Today', /being played now/],
    [
      { startDate: inDays(9), entryDeadline: inDays(-1) },
      'Registration closed',
      new RegExp(`closed on ${shortDayWords(inDays(-1))}`),
    ],
  ]
  test('one without facts looks as specified; one whose registration is closed has its badge, no live link to register, and the reason', async ({
    page,
  }) => {
    const slug = await director.publish('tournaments', plain)
    await page.goto(`/updates/${slug}`)
    const main = page.getByRole('main')
    await expect(main.locator('dl, .state')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Google Calendar' })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Register now' })).toBeVisible()
    expect((await page.request.get(`/updates/${slug}.ics`)).status()).toBe(404)
    await page.goto('/updates')
    const card = page.getByRole('listitem').filter({ hasText: plain.title })
    await expect(card.locator('.state, .card-meta')).toHaveCount(0)

    for (const [fields, badge, why] of closed) {
      const other = await director.publish('tournaments', { ...plain, ...fields })
      await page.goto(`/updates/${other}`)
      await expect(main.getByText(badge, { exact: true })).toBeVisible()
      await expect(main.getByText(why), badge).toBeVisible()
      await expect(main.locator(`a[href="${plain.formLink}"]`), badge).toHaveCount(0)
    }
  })

  test('when and where stand under the title; a postponed one has no date that holds', async ({
    page,
  }) => {
    const slug = await director.publish('tournaments', { ...full, title: 'Once in December' })
    await page.goto(`/updates/${slug}`)
    const span = spanWords(full.startDate, full.endDate)
    const place = `${full.venue}, ${full.city}`
    await expect(page.getByText(`${span} · ${place}`, { exact: true })).toBeVisible()

    await director.change('tournaments', slug, { status: 'postponed' })
    await page.goto(`/updates/${slug}`)
    await expect(page.getByText(place, { exact: true })).toBeVisible()
    const facts = await factsOf(page)
    expect(facts).toMatchObject({ 'Postponed from': span })
    expect(facts).not.toHaveProperty('Date')
    expect(facts).not.toHaveProperty('Last date of entry')
    await page.goto(`/updates/${slug}/poster`)
    await expect(page.getByText('Postponed', { exact: true })).toBeVisible()
    await expect(page.locator('.day')).toHaveCount(0)
    await expect(page.getByText('Scan to read more')).toBeVisible()
    await page.goto('/updates?q=Once+in+December')
    const card = page.getByRole('listitem').filter({ hasText: 'Once in December' })
    await expect(card.locator('.card-meta')).toHaveText(full.city)
  })
})

test('a share passes on title, facts and address; where no sheet is, the link is copied', async ({
  page,
}) => {
  const slug = await director.publish('tournaments', full)
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => {
        document.title = JSON.stringify(data)
        return Promise.resolve()
      },
    })
  })
  await page.goto(`/updates/${slug}`)
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  const shared = JSON.parse(await page.title()) as { title: string; text: string; url: string }
  expect(shared.title).toBe(full.title)
  expect(shared.text).toContain('Sangamner')
  expect(new URL(shared.url).pathname).toBe(`/updates/${slug}`)
})

test('a link is copied where there is no sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const slug = await director.publish('tournaments', plain)
  await page.goto(`/updates/${slug}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/updates/${slug}$`)
  )
})

test('an address that a tournament had before leads to the one it has', async ({ page }) => {
  const slug = await director.publish('tournaments', { ...full, title: 'Once called so' })
  await director.change('tournaments', slug, { slug: 'now-called-so' })
  for (const ending of ['', '.ics', '/poster']) {
    const answer = await page.request.get(`/updates/${slug}${ending}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(`/updates/now-called-so${ending}`)
  }
})

test('previous and next lead along the list', async ({ page }) => {
  await page.goto('/updates')
  const slugs = await page
    .locator('.card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  await page.goto(slugs[1]!)
  const nav = page.getByRole('navigation', { name: 'Previous and next' })
  await expect(nav.locator('[rel=prev]')).toHaveAttribute('href', slugs[0]!)
  await nav.locator('[rel=next]').click()
  await expect(page).toHaveURL(slugs[2]!)
  await page.goto(slugs[0]!)
  await expect(nav.locator('[rel=prev]')).toHaveCount(0)
})

test('the list: soonest first, then the undated, then what is over, folded until searched', async ({
  page,
}) => {
  const mark = 'Ordered'
  const titles = ['late', 'soon', 'undated', 'over'].map((word) => `${mark} ${word}`)
  const dates = [inDays(60), inDays(2), '', inDays(-4)]
  for (const [index, title] of titles.entries()) {
    await director.publish('tournaments', { ...plain, title, startDate: dates[index]! })
  }
  await page.goto('/updates')
  const shown = page.getByRole('heading', { level: 2, name: new RegExp(`^${mark}`) })
  await expect(shown).toHaveText([`${mark} soon`, `${mark} late`, `${mark} undated`])
  await page.getByText(/^Past \(/).click()
  await expect(shown).toHaveText([
    `${mark} soon`,
    `${mark} late`,
    `${mark} undated`,
    `${mark} over`,
  ])
  await page.goto(`/updates?q=${mark}+over`)
  await expect(shown).toHaveText([`${mark} over`])

  await page.goto(`/updates?q=${mark}+soon`)
  await expect(
    page.getByText('Registration closes tomorrow').or(page.getByText('Registration open'))
  ).toBeVisible()
  await expect(page.getByRole('main').getByText(dayWords(dates[1]!))).toBeVisible()
})

test('the poster is one A4 sheet with the code, the day and the prizes', async ({ page }) => {
  const slug = await director.publish('tournaments', full)
  await page.goto(`/updates/${slug}/poster`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full.title)
  await expect(page.locator('.code svg')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Prizes' })).toContainText('₹9,000')
  await expect(page.locator('.day')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
})
