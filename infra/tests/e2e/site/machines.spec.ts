import { namesIn } from '@academy/api/shared/identity/academy_names'
import { addressIn, LANGUAGES } from '@academy/api/shared/languages/languages'
import ICAL from 'ical.js'
import sharp from 'sharp'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Director } from '../director.ts'
import { achievement, full, plain } from './items.ts'
import { dataOf } from './structured-data.ts'
import { test } from './visitor.ts'

const director = new Director(test)

/** Reads a calendar as a calendar program does, and checks what all of ours have in common. */
async function eventsOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\n')
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const valueOf = (name: string) => String(event.getFirstPropertyValue(name))
    expect(valueOf('dtstamp')).toMatch(/Z$/)
    const zone = event.getFirstProperty('dtstart')!.getFirstParameter('tzid')
    if (zone) expect(zone).toBe('Asia/Kolkata')
    return { valueOf, notes: valueOf('description').split('\n'), event }
  })
}

test('a calendar entry has the start and end of a tournament in Indian time', async ({
  request,
}) => {
  for (const [fields, start, end] of [
    [full, `${full.startDate}T08:30:00`, `${full.endDate}T18:00:00`],
    [{ startDate: '2026-12-31' }, '2026-12-31', '2027-01-01'],
    [{ startDate: '2028-02-28', endDate: '2028-02-29' }, '2028-02-28', '2028-03-01'],
    [
      { startDate: '2026-12-31', reportingTime: '17:30' },
      '2026-12-31T17:30:00',
      '2026-12-31T20:30:00',
    ],
    [
      { startDate: '2026-12-31', reportingTime: '00:00' },
      '2026-12-31T00:00:00',
      '2026-12-31T18:00:00',
    ],
    [
      { startDate: '2026-12-31', reportingTime: '09:00', endTime: '15:45' },
      '2026-12-31T09:00:00',
      '2026-12-31T15:45:00',
    ],
    [
      { startDate: '2026-12-30', endDate: '2026-12-31', reportingTime: '16:00', endTime: '13:00' },
      '2026-12-30T16:00:00',
      '2026-12-31T13:00:00',
    ],
  ] as const) {
    const slug = await director.publish('tournaments', { ...plain, ...fields })
    const [one] = await eventsOf(request, `/updates/${slug}.ics`)
    expect([one!.valueOf('dtstart'), one!.valueOf('dtend')]).toEqual([start, end])
    expect(one!.valueOf('sequence')).toBe('0')
    expect(one!.valueOf('url')).toContain(`/updates/${slug}`)
  }
  const undated = await director.publish('tournaments', { ...plain, title: 'Undated' })
  for (const [path, heading] of [
    [`/updates/${undated}.ics`, 'Page Not Found'],
    ['/updates/nothing.ics', 'Page Not Found'],
    ['/mr/updates/nothing.ics', 'पान सापडले नाही'],
    ['/puzzle/2020-01-01.jpg', 'Page Not Found'],
    ['/hi/puzzle/2020-01-01.json', 'पेज नहीं मिला'],
    ['/uploads/nothing.jpg', 'Page Not Found'],
    ['/uploads/tournaments/nothing.webp', 'Page Not Found'],
    ['/uploads', 'Page Not Found'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toMatch(/^text\/html/)
    expect(await answer.text(), path).toContain(heading)
  }
  expect((await request.get('/api/nothing')).headers()['content-type']).toContain('json')

  const title = `संगमनेर तालुका खुली जलद; «A\\B», 50% off ♞🏆 "open": ${'क्षि'.repeat(9)}`
  const slug = await director.publish('tournaments', { ...full, title })
  const [before] = await eventsOf(request, `/updates/${slug}.ics`)
  expect(before!.valueOf('summary')).toBe(title)
  expect(before!.valueOf('location')).toBe('Town Hall, Station Road, Sangamner')
  expect(before!.notes).toContain('Entry fee: ₹300')
  const trigger = before!.event.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger')
  expect((trigger as ICAL.Duration).toSeconds(), 'six in the evening before').toBe(-14.5 * 3600)

  await director.change('tournaments', slug, { status: 'postponed' })
  const [postponed] = await eventsOf(request, `/updates/${slug}.ics`)
  const gone = before!.notes.filter((line) =>
    /^Reporting|^Last date|^Registration|\d{4}$/.test(line)
  )
  expect(gone).toHaveLength(4)
  expect(postponed!.notes).toEqual(before!.notes.filter((line) => !gone.includes(line)))
  await director.change('tournaments', slug, { status: 'cancelled' })
  const [cancelled] = await eventsOf(request, `/updates/${slug}.ics`)
  expect(cancelled!.valueOf('uid')).toBe(before!.valueOf('uid'))
  expect(cancelled!.valueOf('sequence')).toBe('2')
  expect(cancelled!.valueOf('status')).toBe('CANCELLED')
  expect(cancelled!.event.getFirstSubcomponent('valarm')).toBeNull()

  const all = await eventsOf(request, '/updates.ics')
  const names = all.map(({ valueOf }) => valueOf('summary'))
  expect(names).toContain(`Cancelled: ${title}`)
  expect(names).not.toContain('Undated')
})

test('each answer is compressed as the client reads it, and says that it varies', async ({
  request,
}) => {
  for (const path of ['/', '/mr/updates', '/updates.ics', '/about', '/api/tournaments']) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['BR;q=0.5', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip, identity;q=0', 'gzip'],
      ['br, identity;q=0', 'br'],
      ['identity', undefined],
      ['gzip;q=0, br;q=0.000', undefined],
    ] as const) {
      const about = `${path} with ${accepted}`
      const headers = { 'Accept-Encoding': accepted }
      const sent = (await request.get(path, { headers })).headers()
      expect(sent['content-encoding'], about).toBe(encoding)
      expect(sent.vary, about).toBe('Accept-Encoding')
    }
  }
})

test('a page that has not changed is not sent again, and varies all the same', async ({
  request,
}) => {
  for (const accepted of ['*', 'gzip']) {
    const read = async (more: Record<string, string> = {}) =>
      request.get('/achievements', { headers: { 'Accept-Encoding': accepted, ...more } })
    // Until it is kept compressed: that is sent once more.
    let tag = ''
    await expect(async () => {
      const before = tag
      tag = (await read()).headers().etag!
      expect(tag).toBe(before)
    }).toPass()
    const again = await read({ 'If-None-Match': tag })
    expect(again.status(), accepted).toBe(304)
    expect(again.headers().vary, accepted).toBe('Accept-Encoding')
  }
})

test('the sitemap, robots.txt and manifests list the right addresses', async ({ request }) => {
  const slug = await director.publish('tournaments', { ...plain, title: 'Listed for robots' })
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => new URL(address!).pathname
  )
  expect(new Set(paths).size).toBe(paths.length)
  const bare = [
    '/',
    '/about',
    '/services',
    '/testimonials',
    '/contact',
    '/privacy',
    '/puzzle',
    '/updates',
    `/updates/${slug}`,
    '/achievements',
  ]
  for (const language of LANGUAGES) {
    expect(paths).toEqual(expect.arrayContaining(bare.map((path) => addressIn(language, path))))
    const manifest = await request.get(
      `${addressIn(language, '/').replace(/\/$/, '')}/site.webmanifest`
    )
    const { name, start_url, icons } = (await manifest.json()) as {
      name: string
      start_url: string
      icons: { src: string; type: string }[]
    }
    expect([name, start_url]).toEqual([namesIn('en').academy, addressIn(language, '/')])
    for (const { src, type } of icons) {
      expect((await request.get(src)).headers()['content-type']).toBe(type)
    }
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  for (const closed of ['/admin', '/login', '/api/']) {
    expect(robots).toContain(`Disallow: ${closed}\n`)
  }
})

test('structured data describes the academy, and events with day and venue', async ({
  request,
}) => {
  const typesOf = async (path: string) => (await dataOf(request, path)).map((node) => node['@type'])
  for (const path of ['/', '/about']) {
    expect(await typesOf(path)).toEqual(['SportsActivityLocation', 'Person'])
  }
  const { startDate, venue } = full
  for (const [fields, types] of [
    [{ startDate }, ['BreadcrumbList']],
    [{ venue }, ['BreadcrumbList']],
    [{ startDate, venue }, ['BreadcrumbList', 'SportsEvent']],
  ] as const) {
    const slug = await director.publish('tournaments', { ...plain, ...fields })
    expect(await typesOf(`/updates/${slug}`)).toEqual(types)
  }
  const title = 'An open </script><b> & more'
  const slug = await director.publish('tournaments', { ...full, title })
  const [, event] = await dataOf(request, `/updates/${slug}`)
  expect(event).toMatchObject({
    name: title,
    startDate: `${full.startDate}T08:30:00+05:30`,
    endDate: full.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: full.venue, address: { addressLocality: 'Sangamner' } },
    offers: { price: 300, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  await director.change('tournaments', slug, { status: 'cancelled' })
  const [, cancelled] = await dataOf(request, `/updates/${slug}`)
  expect(cancelled).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    offers: { availability: 'https://schema.org/SoldOut' },
  })
})

/** What a messenger reads of a page, as the server sends it. */
async function sharedOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const tags = html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)
  return Object.fromEntries(Array.from(tags, ([, name, text]) => [name!, text!]))
}

test('a shared item has a short text and a picture in the page’s language', async ({ request }) => {
  const slug = await director.publish('tournaments', full)
  const medal = await director.publish('achievements', { ...achievement, date: '2026-03-01' })
  const wordy = await director.publish('tournaments', { ...plain, description: 'word '.repeat(60) })
  for (const [path, title, words] of [
    [`/updates/${slug}`, full.title, /^\d.+ · Sangamner · ₹300 · last date \d+ [A-Z][a-z]{2}$/],
    [`/updates/${wordy}`, plain.title, /^(word ){10,}word…$/],
    [
      `/achievements/${medal}`,
      'Asha Patil: Under-13 champion',
      /^Sun 1 Mar 2026 · Satara · \+115$/,
    ],
  ] as const) {
    const shared = await sharedOf(request, path)
    expect(shared['og:title']).toBe(title)
    expect(shared['og:description']).toMatch(words)
  }
  const pictures = new Set<string>()
  for (const language of LANGUAGES) {
    const shared = await sharedOf(request, addressIn(language, `/updates/${slug}`))
    const answer = await request.get(new URL(shared['og:image']!).pathname)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    const picture = await answer.body()
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(3)
  const before = await sharedOf(request, `/updates/${slug}`)
  await director.change('tournaments', slug, { status: 'postponed' })
  const after = await sharedOf(request, `/updates/${slug}`)
  expect(after['og:description']).toMatch(/^Postponed · /)
  expect(after['og:image']).not.toBe(before['og:image'])
  const passedOn = new URL(before['og:image']!).pathname
  expect((await request.get(passedOn)).status(), 'what was passed on stays').toBe(200)
})

test('typed text never changes a header', async ({ request }) => {
  const slug = await director.publish('tournaments', full)
  const paths = ['', '.ics', '/poster'].map((end) => `/updates/${slug}${end}`)
  paths.push('/updates', '/updates.ics', `/api/tournaments/${slug}`)
  const headersOf = (answer: APIResponse) => {
    const passing = ['date', 'etag', 'content-length', 'x-accel-expires', 'x-request-id']
    return Object.entries(answer.headers()).filter(([name]) => !passing.includes(name))
  }
  const read = async (text: string) => {
    const answers = await Promise.all(paths.map((path) => request.get(path)))
    const form = { name: text, email: text, phone: text, subject: text, message: text }
    answers.push(await request.post('/contact/send', { maxRedirects: 0, form }))
    return answers.map((answer) => [answer.status(), headersOf(answer)])
  }
  const before = await read('Rapid Open')
  for (const [word, more] of [
    ['</style><style>', "'unsafe-inline'; script-src *"],
    ['</script><script>', '%0d%0aX-A: 1\u2028'],
    ['<iframe src="https://evil.example/">', ']]>'],
  ] as const) {
    const text = `${word}${more}`
    const description = `${text}<script type="module">${text}</script><style>${more}</style>`
    const title = `${full.title}, attack in ${text}`.replaceAll('\u2028', ' ')
    await director.change('tournaments', slug, { title, description, venue: title, city: title })
    expect(await read(text), text).toEqual(before)
  }
})
