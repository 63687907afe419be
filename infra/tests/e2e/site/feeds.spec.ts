import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import { identity } from '@academy/api/shared/identity'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, inDays, plain } from './tournaments.ts'
import { pages, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

/** Reads a calendar as a calendar program does, and checks what all of ours have in common. */
function readCalendar(text: string) {
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\n')
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  // A calendar's own properties come before all of its components.
  const [own = ''] = text.split('\r\nBEGIN:VTIMEZONE')[0]!.split('\r\nBEGIN:VEVENT')
  expect(own).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n')
  expect(text.slice(own.length)).not.toMatch(/^(REFRESH-INTERVAL|X-PUBLISHED-TTL)/m)
  const events = calendar.getAllSubcomponents('vevent')
  for (const event of events) {
    expect(String(event.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/)
    expect(
      event.getFirstPropertyValue('dtend'),
      'an entry without an end takes no time'
    ).toBeTruthy()
    const zone = event.getFirstProperty('dtstart')!.getFirstParameter('tzid')
    if (zone) {
      const known = calendar.getAllSubcomponents('vtimezone')
      expect(known.map((one) => one.getFirstPropertyValue('tzid'))).toEqual([zone])
      expect(zone).toBe('Asia/Kolkata')
    }
  }
  return events
}

const valueOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name))

test('a tournament with a time begins then in India, and ends with its last day', async ({
  request,
}) => {
  const title = 'Rapid, blitz; and more: a title of which nobody can say that it is short मराठी'
  const slug = await director.publish('tournaments', { ...full, title })
  const answer = await request.get(`/updates/${slug}.ics`)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const [event] = readCalendar(await answer.text())
  expect(valueOf(event!, 'summary')).toBe(title)
  expect(valueOf(event!, 'dtstart')).toBe(`${full.startDate}T08:30:00`)
  expect(valueOf(event!, 'dtend')).toBe(`${inDays(23)}T00:00:00`)
  expect(valueOf(event!, 'location')).toBe('Town Hall, Station Road, Sangamner')
  expect(valueOf(event!, 'status')).toBe('CONFIRMED')
  expect(valueOf(event!, 'url')).toContain(`/updates/${slug}`)
  expect(valueOf(event!, 'description')).toContain('Entry fee: ₹300')
  const alarm = event!.getFirstSubcomponent('valarm')!
  const trigger = alarm.getFirstPropertyValue('trigger') as ICAL.Duration
  expect(trigger.toSeconds(), 'six in the evening before').toBe(-14.5 * 3600)
})

test('one without a time takes whole days, the end excluded; a change raises its sequence', async ({
  request,
}) => {
  const read = async (slug: string) =>
    readCalendar(await (await request.get(`/updates/${slug}.ics`)).text())[0]!
  const fields = { ...plain, startDate: inDays(5), endDate: inDays(6) }
  const slug = await director.publish('tournaments', fields)
  const before = await read(slug)
  expect(valueOf(before, 'dtstart')).toBe(inDays(5))
  expect(valueOf(before, 'dtend')).toBe(inDays(7))
  expect(before.getFirstProperty('dtstart')!.getFirstParameter('tzid')).toBeFalsy()
  expect(valueOf(before, 'sequence')).toBe('0')

  const renamed = await director.change('tournaments', slug, {
    title: 'Moved',
    slug: 'moved-open',
    status: 'cancelled',
  })
  const after = await read(renamed)
  expect(valueOf(after, 'uid')).toBe(valueOf(before, 'uid'))
  expect(valueOf(after, 'sequence')).toBe('1')
  expect(valueOf(after, 'status')).toBe('CANCELLED')
  expect(valueOf(after, 'summary')).toBe('Cancelled: Moved')
  expect(after.getFirstSubcomponent('valarm')).toBeNull()
})

test('no letter, mark or length of a text breaks a calendar’s lines', async ({ request }) => {
  const title =
    'संगमनेर तालुका खुली जलद बुद्धिबळ अजिंक्यपद स्पर्धा, २०२६; «A\\B», 50% off ♞🏆 "open": ' + 'क्षि'.repeat(9)
  const venue = 'Hall, 2nd floor; near \\ the stand 🏟️ ' + 'भ'.repeat(60)
  const timeControl = '15 min + 10 sec, इन्क्रीमेंटसह'
  const fields = { ...full, title, venue, timeControl, city: 'संगमनेर' }
  const slug = await director.publish('tournaments', fields)
  const text = await (await request.get(`/updates/${slug}.ics`)).text()
  const [event] = readCalendar(text)
  expect(valueOf(event!, 'summary')).toBe(title)
  expect(valueOf(event!, 'location')).toBe(`${venue}, संगमनेर`)
  // The reader knows no NAME, and so gives it as it is written.
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`\r\nNAME:${title.replace(/[\\;,]/g, '\\$&')}\r\n`)
  const notes = valueOf(event!, 'description').split('\n')
  expect(notes).toContain(`Time control: ${timeControl}`)
  expect(notes.at(-1)).toBe(valueOf(event!, 'url'))
})

test('the day after the last is that of the calendar, over a year’s end and a leap day too', async ({
  request,
}) => {
  const cases: [fields: Record<string, string>, start: string, end: string][] = [
    [{ startDate: '2026-12-31' }, '2026-12-31', '2027-01-01'],
    [{ startDate: '2028-02-28', endDate: '2028-02-29' }, '2028-02-28', '2028-03-01'],
    [{ startDate: '2027-02-28' }, '2027-02-28', '2027-03-01'],
    [
      { startDate: '2026-12-31', reportingTime: '00:00' },
      '2026-12-31T00:00:00',
      '2027-01-01T00:00:00',
    ],
    [
      { startDate: '2026-12-30', endDate: '2026-12-31', reportingTime: '23:59' },
      '2026-12-30T23:59:00',
      '2027-01-01T00:00:00',
    ],
  ]
  for (const [fields, start, end] of cases) {
    const slug = await director.publish('tournaments', { ...plain, ...fields })
    const [event] = readCalendar(await (await request.get(`/updates/${slug}.ics`)).text())
    expect([valueOf(event!, 'dtstart'), valueOf(event!, 'dtend')]).toEqual([start, end])
  }
})

for (const [device, userAgent, first] of [
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/156.0 Mobile', 'Google Calendar'],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari', 'Calendar file'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent })
    test(`${first} is the first way into a calendar`, async ({ page }) => {
      const slug = await director.publish('tournaments', full)
      await page.goto(`/updates/${slug}`)
      const ways = page.getByRole('group', { name: 'Add to calendar' }).getByRole('link')
      await expect(ways).toHaveCount(2)
      await expect(ways.first()).toHaveText(first)
    })
  })
}

test('one feed holds every dated tournament', async ({ request, page }) => {
  await director.publish('tournaments', { ...plain, title: 'Undated' })
  const slug = await director.publish('tournaments', full)
  const answer = await request.get('/updates.ics')
  const events = readCalendar(await answer.text())
  const names = events.map((event) => valueOf(event, 'summary'))
  expect(names).toContain(full.title)
  expect(names).not.toContain('Undated')
  const ids = events.map((event) => valueOf(event, 'uid'))
  expect(new Set(ids).size).toBe(ids.length)
  const [own] = readCalendar(await (await request.get(`/updates/${slug}.ics`)).text())
  expect(ids).toContain(valueOf(own!, 'uid'))
  await page.goto('/updates')
  await expect(page.locator('link[type="text/calendar"]')).toHaveAttribute('href', '/updates.ics')
  await expect(page.getByRole('link', { name: 'another calendar' })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/updates\.ics$/
  )
})

async function readFeed(page: Page, path: string) {
  const answer = await page.request.get(path)
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  return page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? ''
      return {
        isBroken: document.querySelector('parsererror') !== null,
        title: text(document.documentElement, 'channel > title'),
        items: [...document.querySelectorAll('item')].map((item) => ({
          title: text(item, 'title'),
          link: text(item, 'link'),
          guid: text(item, 'guid'),
          date: Date.parse(text(item, 'pubDate')),
          description: text(item, 'description'),
        })),
      }
    },
    await answer.text()
  )
}

test('markup, marks and lines of a text come out of a feed as they were written', async ({
  page,
}) => {
  const title = 'Rapid & blitz <b>open</b> ]]> "२०२६" 🏆'
  const description = 'First line.\n<script>alert(1)</script> & more'
  const slug = await director.publish('tournaments', { ...plain, title, description })
  await page.goto('/updates')
  const { isBroken, items } = await readFeed(page, '/updates.xml')
  expect(isBroken).toBe(false)
  const item = items.find(({ link }) => link.endsWith(`/${slug}`))!
  expect(item).toMatchObject({ title, description })
})

for (const list of ['updates', 'achievements'] as const) {
  test(`/${list} has an RSS feed that its page names`, async ({ page }) => {
    await page.goto(`/${list}`)
    const link = page.locator('link[type="application/rss+xml"]')
    await expect(link).toHaveAttribute('href', `/${list}.xml`)
    const feed = await readFeed(page, `/${list}.xml`)
    expect(feed.isBroken).toBe(false)
    expect(feed.title).toContain(identity.name)
    expect(feed.items.length).toBeGreaterThan(4)
    for (const item of feed.items) {
      expect(new URL(item.link).pathname).toMatch(new RegExp(`^/${list}/[a-z0-9-]+$`))
      expect(item.guid).toBe(item.link)
      expect(item.description.length).toBeGreaterThan(10)
    }
    const dates = feed.items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })
}

test('the sitemap has every page and every item with its last change', async ({ request }) => {
  const slug = await director.publish('tournaments', { ...plain, title: 'Listed for robots' })
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const entries = [...(await answer.text()).matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => ({
    path: new URL(/<loc>([^<]+)/.exec(entry!)![1]!).pathname,
    lastmod: /<lastmod>([^<]+)/.exec(entry!)?.[1],
  }))
  const paths = entries.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/puzzle', ...pages.map(({ path }) => path)]))
  expect(new Set(paths).size).toBe(paths.length)
  const listed = entries.find(({ path }) => path === `/updates/${slug}`)!
  expect(Date.now() - Date.parse(listed.lastmod!)).toBeLessThan(3_600_000)
  for (const { path } of entries.slice(-3)) expect((await request.get(path)).status()).toBe(200)

  const robots = await (await request.get('/robots.txt')).text()
  for (const closed of ['/admin', '/login', '/api/'])
    expect(robots).toContain(`Disallow: ${closed}\n`)
})

test('a postponed one names no day, no last date and nowhere to register', async ({ request }) => {
  const slug = await director.publish('tournaments', full)
  const notes = async () => {
    const [event] = readCalendar(await (await request.get(`/updates/${slug}.ics`)).text())
    return valueOf(event!, 'description').split('\n')
  }
  const before = await notes()
  await director.change('tournaments', slug, { status: 'postponed' })
  const gone = before.filter((line) => /^Reporting|^Last date|^Registration|\d{4}$/.test(line))
  expect(gone).toHaveLength(4)
  expect(await notes()).toEqual(before.filter((line) => !gone.includes(line)))
})
