import type { APIRequestContext } from '@playwright/test'
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

/** What a node, or one below it, lacks or says in another form; nothing but known types. */
function faultsOf(node: Node, path: string): string[] {
  const type = String(node['@type'])
  const required = REQUIRED[type]
  const faults: string[] = []
  if ('@type' in node && !required) faults.push(`${path}: ${type} is not in the table`)
  for (const name of required ?? []) {
    if ((node[name] ?? '') === '') faults.push(`${path}: ${type} lacks ${name}`)
  }
  for (const [name, value] of Object.entries(node)) {
    const at = `${path} > ${type}.${name}`
    const isWrong = typeof value === 'string' && FORMATS[name] && !FORMATS[name].test(value)
    if (isWrong) faults.push(`${at}: ${value}`)
    const below = Array.isArray(value) ? value : [value]
    for (const one of below) {
      if (typeof one === 'object' && one !== null) faults.push(...faultsOf(one as Node, at))
    }
  }
  return faults
}

/** The structured data of a document. */
function dataIn(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json]) => JSON.parse(json!) as Node)
}

/** The structured data of a document is complete. */
export function expectVocabulary(html: string, path: string) {
  const nodes = dataIn(html)
  expect(new Set(nodes.map((node) => node['@context']))).toEqual(
    new Set(nodes.length > 0 ? ['https://schema.org'] : [])
  )
  expect(nodes.flatMap((node) => faultsOf(node, path))).toEqual([])
}

/** The structured data of an address, as the server sends it. */
export async function dataOf(request: APIRequestContext, path: string): Promise<Node[]> {
  return dataIn(await (await request.get(path)).text())
}
