import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** What each type has to say: the properties that the vocabulary or the search engines require. */
const REQUIRED: Record<string, string[]> = {
  SportsActivityLocation: ['@id', 'name', 'url', 'address', 'contactPoint', 'foundingDate'],
  PostalAddress: ['addressCountry'],
  ContactPoint: ['telephone'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  SportsEvent: [
    'name',
    'startDate',
    'location',
    'eventStatus',
    'eventAttendanceMode',
    'image',
    'description',
    'organizer',
    'url',
    'endDate',
  ],
  Place: ['name', 'address'],
  Course: ['name', 'description', 'url', 'provider', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseSchedule'],
  Schedule: ['repeatFrequency', 'byDay', 'startTime', 'endTime', 'scheduleTimezone'],
}

/** Full addresses, and values of a closed list of the vocabulary. */
const ADDRESS = /^https?:\/\//
const FORMATS: Record<string, RegExp> = {
  url: ADDRESS,
  image: ADDRESS,
  '@id': ADDRESS,
  item: ADDRESS,
  eventStatus: /^https:\/\/schema\.org\/Event(Scheduled|Rescheduled|Postponed|Cancelled)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/OfflineEventAttendanceMode$/,
  availability: /^https:\/\/schema\.org\/(InStock|SoldOut)$/,
  priceCurrency: /^INR$/,
  startDate: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:00\+05:30)?$/,
}

export type Node = Record<string, unknown>

/** A node and all below it are of a known type and complete. */
function check(node: Node, path: string) {
  const type = node['@type']
  if (typeof type === 'string') {
    expect(REQUIRED[type], `${path}: ${type} is in the table`).toBeDefined()
    const missing = REQUIRED[type]!.filter((name) => (node[name] ?? '') === '')
    expect(missing, `${path}: ${type}`).toEqual([])
  }
  for (const [name, value] of Object.entries(node)) {
    const at = `${path} > ${String(type)}.${name}`
    if (typeof value === 'string' && FORMATS[name]) expect(value, at).toMatch(FORMATS[name])
    const below = Array.isArray(value) ? value : [value]
    for (const one of below) if (typeof one === 'object' && one !== null) check(one as Node, at)
  }
}

/** The structured data of the page that is shown is complete. */
export async function expectVocabulary(page: Page): Promise<Node[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((json) => {
    const node = JSON.parse(json) as Node
    expect(node['@context']).toBe('https://schema.org')
    check(node, page.url())
    return node
  })
}

/** The structured data of an address, as the server sends it. */
export async function dataOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json]) => JSON.parse(json!) as Node)
}
