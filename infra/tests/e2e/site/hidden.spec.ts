import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, inDays } from './tournaments.ts'
import { pages, test } from './visitor.ts'

const SECRET = /surprise|secret|hemlig/i

const items = {
  tournaments: {
    ...full,
    title: 'The surprise nobody may know of',
    venue: 'A secret venue',
    contactName: 'Secret Person',
  },
  achievements: {
    title: 'A surprise at the board',
    studentName: 'Secret Student',
    description: 'What a secret.',
    date: inDays(-3),
    location: 'A secret place',
    tags: '["Secret"]',
  },
} as const

const PAGES = { tournaments: '/updates', achievements: '/achievements' } as const

/** Everything that tells of published items without naming one. */
const COLLECTIONS = [
  ...pages.map(({ path }) => path),
  ...['/updates.ics', '/updates.xml', '/achievements.xml', '/sitemap.xml'],
  ...['/api/tournaments', '/api/achievements', '/api/calendar', '/api/addresses'],
]

async function expectNowhere(request: APIRequestContext, addresses: string[]) {
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text(), address).not.toMatch(SECRET)
  }
  for (const collection of COLLECTIONS) {
    const answer = await request.get(collection)
    expect(answer.status(), collection).toBe(200)
    expect(await answer.text(), collection).not.toMatch(SECRET)
  }
}

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

for (const list of ['tournaments', 'achievements'] as const) {
  test(`one of the ${list} that is hidden or deleted is nowhere, by no address it ever had`, async ({
    page,
    request,
  }) => {
    const first = await director.publish(list, { ...items[list] })
    const slug = await director.change(list, first, { slug: `hemlig-${list}` })
    const answer = await request.get(`/api/${list}/${slug}`)
    const { data } = (await answer.json()) as {
      data: { _id: string; sharePicture: { url: string } }
    }
    const names = [slug, first, data._id]
    const addresses = [
      ...names.map((name) => `${PAGES[list]}/${name}`),
      ...names.flatMap((name) => [`/api/${list}/${name}`, `/api/${list}/${name}/neighbours`]),
      ...(list === 'tournaments'
        ? names.flatMap((name) => [`/updates/${name}.ics`, `/updates/${name}/poster`])
        : []),
      // Drawn while it was public: the file must go too.
      data.sharePicture.url,
    ]
    for (const address of addresses) {
      expect((await request.get(address)).status(), address).toBe(200)
    }
    expect(await (await request.get(PAGES[list])).text()).toMatch(SECRET)

    await director.change(list, slug, { isActive: 'false' })
    await expectNowhere(request, addresses)
    await page.goto(`${PAGES[list]}/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)

    await director.change(list, slug, { isActive: 'true' })
    for (const address of addresses) {
      expect((await request.get(address)).status(), `${address} is back`).toBe(200)
    }
    await director.remove(list, slug)
    await expectNowhere(request, addresses)
  })
}

test('an address that never was answers as kindly', async ({ request }) => {
  for (const address of [
    '/updates/never-was',
    '/updates/never-was.ics',
    '/achievements/never-was',
  ]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
  }
})
