import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, inDays, plain } from './tournaments.ts'
import { pages, test } from './visitor.ts'

/** What each type has to say: the vocabulary's and the search engines' required properties. */
const REQUIRED: Record<string, string[]> = {
  SportsActivityLocation: ['@id', 'name', 'url', 'address', 'contactPoint', 'foundingDate'],
  PostalAddress: ['addressCountry'],
  ContactPoint: ['telephone'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Service: ['name', 'provider', 'offers'],
  Offer: ['price', 'priceCurrency'],
  SportsEvent: [
    ...['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode'],
    ...['image', 'description', 'organizer', 'url', 'endDate'],
  ],
  Place: ['name', 'address'],
}

/** Properties that hold a full address, or a value of a closed list of the vocabulary. */
const ADDRESS = new Set(['url', 'image', '@id', 'item'])
const CLOSED: Record<string, RegExp> = {
  eventStatus: /^https:\/\/schema\.org\/Event(Scheduled|Postponed|Cancelled)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/OfflineEventAttendanceMode$/,
  availability: /^https:\/\/schema\.org\/(InStock|SoldOut)$/,
  priceCurrency: /^INR$/,
  startDate: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:00\+05:30)?$/,
  validThrough: /^\d{4}-\d\d-\d\dT23:59:59\+05:30$/,
}

type Node = Record<string, unknown>

/** Goes through an object and all below it; every node is of a known type and complete. */
function check(node: Node, place: string) {
  const type = node['@type']
  if (typeof type === 'string') {
    expect(REQUIRED[type], `${place}: ${type} is in the table`).toBeDefined()
    for (const name of REQUIRED[type]!) {
      const value = node[name]
      expect(
        value === undefined || value === null || value === '',
        `${place}: ${type}.${name}`
      ).toBe(false)
    }
  }
  for (const [name, value] of Object.entries(node)) {
    const at = `${place} > ${String(type)}.${name}`
    if (typeof value === 'string') {
      if (ADDRESS.has(name)) expect(value, at).toMatch(/^https?:\/\//)
      if (CLOSED[name]) expect(value, at).toMatch(CLOSED[name])
    }
    const below = Array.isArray(value) ? value : [value]
    for (const one of below) if (typeof one === 'object' && one !== null) check(one as Node, at)
  }
}

async function readData(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const nodes = [...scripts].map(([, json]) => JSON.parse(json!) as Node)
  for (const node of nodes) {
    expect(node['@context']).toBe('https://schema.org')
    check(node, path)
  }
  return nodes
}

const typesOf = (nodes: Node[]) => nodes.map((node) => node['@type'])

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

test('every page says what it is in words of the vocabulary', async ({ request }) => {
  const found: Record<string, unknown[]> = {}
  for (const { path } of pages) found[path] = typesOf(await readData(request, path))
  expect(found).toMatchObject({
    '/': ['SportsActivityLocation', 'Person'],
    '/about': ['SportsActivityLocation', 'Person'],
    '/services': ['ItemList'],
  })
})

test('the plans are a list with their prices in rupees', async ({ request }) => {
  const [list] = await readData(request, '/services')
  const items = list!.itemListElement as { item: { name: string; offers: Node } }[]
  expect(items).toHaveLength(8)
  expect(items[1]!.item).toMatchObject({ name: 'Real Gold', offers: { price: 2999 } })
  expect(items.at(-1)!.item.offers).toMatchObject({ price: 0 })
})

test('an event stands on a tournament’s page only when date and venue are known', async ({
  request,
}) => {
  const { startDate, venue } = full
  const cases: [fields: Record<string, string>, types: string[]][] = [
    [{}, ['BreadcrumbList']],
    [{ startDate }, ['BreadcrumbList']],
    [{ venue }, ['BreadcrumbList']],
    [{ startDate, venue }, ['BreadcrumbList', 'SportsEvent']],
  ]
  for (const [fields, types] of cases) {
    const slug = await director.publish('tournaments', { ...plain, ...fields })
    expect(typesOf(await readData(request, `/updates/${slug}`))).toEqual(types)
  }
})

test('an event has its time in India, its status and its fee', async ({ request }) => {
  const title = 'An open </script><b> & more'
  const slug = await director.publish('tournaments', { ...full, title })
  const [trail, event] = await readData(request, `/updates/${slug}`)
  expect(event).toMatchObject({
    name: title,
    startDate: `${full.startDate}T08:30:00+05:30`,
    endDate: full.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: full.venue, address: { addressLocality: 'Sangamner' } },
    offers: { price: 300, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  const steps = trail!.itemListElement as { item: string; name: string }[]
  expect(steps.map(({ name }) => name)).toEqual(['Tournaments & Events', title])
  expect(new URL(steps[1]!.item).pathname).toBe(`/updates/${slug}`)

  await director.change('tournaments', slug, { status: 'cancelled' })
  const [, cancelled] = await readData(request, `/updates/${slug}`)
  expect(cancelled).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    offers: { availability: 'https://schema.org/SoldOut' },
  })
})

test('an achievement’s page says where it stands', async ({ request }) => {
  const slug = await director.publish('achievements', {
    title: 'A first win',
    studentName: 'Mira',
    description: 'The first of many.',
    date: inDays(-3),
    location: 'Pune',
    tags: '[]',
  })
  expect(typesOf(await readData(request, `/achievements/${slug}`))).toEqual(['BreadcrumbList'])
})
