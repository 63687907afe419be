import assert from 'node:assert/strict'
import { Agent } from 'node:https'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { listed } from '../../../api/tests/support/players.ts'
import { director, startAcademy, type Academy } from '../support/academy.ts'
import { photograph } from '../support/pictures.ts'
import { startNginx, type Nginx } from './fixture.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const PAGES = { tournaments: '/updates', achievements: '/achievements' }
const FIELDS = {
  tournaments: { formLink: 'https://forms.example/x', startDate: '2099-03-01', city: 'Satara' },
  achievements: { studentName: 'Asha Patil', date: '2026-03-01', location: 'Satara' },
}
type List = keyof typeof FIELDS

/** Addresses in any text: absolute or not, in sets of sources, in calendars. */
const ADDRESS =
  /(?:https?:\/\/[^\s"'<>]+?)?((?:\/(?:mr|hi))?\/(?:updates|achievements|uploads|api)\/[^\s"'<>,;\\)]*)/g
/** What there is of a tournament besides its page: all of it in one language, each thing in another. */
const ENDS = {
  '': [
    '.ics',
    '/poster',
    '/results',
    '/results/1',
    '/results/2',
    '/results/1/certificate',
    '/results/certificates',
    '/results/certificates/participation',
    '/results/print',
    '/results/screen',
  ],
  '/mr': ['/poster', '/results/1'],
  '/hi': ['.ics', '/results', '/results/screen'],
}
/** What visitors may ask for, whichever items there are. */
const SHARED = [
  '/sitemap.xml',
  '/api/tournaments',
  '/api/achievements',
  ...['', '/mr', '/hi'].flatMap((language) => [
    ...['/updates', '/achievements', '/updates.ics'].map((end) => language + end),
    language || '/',
  ]),
]

let academy: Academy
let nginx: Nginx
let token: string
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
before(async () => {
  academy = await startAcademy({ DEMO: '0', SHUTDOWN_DRAIN_MS: '0', LOG_LEVEL: 'error' })
  const port = Number(new URL(academy.origin).port)
  nginx = await startNginx({}, { release: project, data: academy.folder, ports: [port] })
  const { text } = await nginx.ask({
    path: '/api/auth/login',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(director),
  })
  token = (JSON.parse(text) as { token: string }).token
})
after(async () => {
  agent.destroy()
  await nginx?.stop()
  await academy?.stop()
})

const ask = (path: string, headers?: Record<string, string>) => nginx.ask({ path, agent, headers })

async function change(method: string, path: string, fields: object = {}, picture?: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  const file = path.startsWith('tournaments') ? 'banner' : 'image'
  if (picture) form.set(file, new Blob([new Uint8Array(picture)]), 'photo.jpg')
  return send(new Request(academy.origin, { method, body: form }), path)
}

async function send(request: Request, path: string, more: Record<string, string> = {}) {
  const { method } = request
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': request.headers.get('content-type')!,
    ...more,
  }
  const body = Buffer.from(await request.arrayBuffer())
  const answer = await nginx.ask({ path: `/api/${path}`, method, headers, body })
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`)
  return (JSON.parse(answer.text) as { data: { _id: string; slug: string } }).data
}

/** An item without a picture. */
function publishPlain(list: List, title: string) {
  return change('POST', list, { ...FIELDS[list], title, description: `${title}, in detail.` })
}

/** An item with a picture and a previous address, and the texts by which answers about it are found. */
async function publish(list: List, title: string) {
  const fields = { ...FIELDS[list], title, description: `${title}, in detail.` }
  const { _id: id, slug } = await change('POST', list, fields, await photograph(400, 300))
  const slugs = [slug, `${slug}-renamed`]
  await change('PUT', `${list}/${id}`, { slug: slugs[1] })
  for (;;) {
    const { text } = await ask(`/api/${list}/${id}`)
    const pictures = Array.from(text.matchAll(/([0-9a-f]{32})-\d+\.avif/g), ([, base]) => base!)
    // The worker makes AVIF of the pictures.
    if (pictures.length > 0) return { list, id, slugs, marks: [id, title, ...slugs, ...pictures] }
    await sleep(200)
  }
}
type Item = Awaited<ReturnType<typeof publish>>

/** Final results of one game, with the names of children. */
async function publishResults({ id }: { id: string }, names: string[], more: object = {}) {
  const players = names.map((name, index) =>
    listed(index + 1, name, { points: 1 - index, rank: index + 1 })
  )
  const games = [{ round: 1, board: 1, white: 1, black: 2, result: '1-0' }]
  const results = {
    state: 'final',
    rounds: 1,
    round: 1,
    tieBreaks: [],
    players,
    games,
    winners: [{ no: 1, prize: '1st' }],
    names: 'full',
    hidden: [],
    ...more,
  }
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(results)
  const request = new Request(academy.origin, { method: 'PUT', headers, body })
  await send(request, `tournaments/${id}/results`, await seenResults(id))
}

/** Names are shown again only by who has seen the latest results. */
async function seenResults(id: string): Promise<Record<string, string>> {
  const headers = { Authorization: `Bearer ${token}` }
  const { text } = await nginx.ask({ path: `/api/tournaments/${id}/results`, headers })
  const { data } = JSON.parse(text) as { data: { version: number } | null }
  return data ? { 'If-Match': `"v${data.version}"` } : {}
}

/** A tournament whose share picture, which is drawn, names children. */
async function publishPodium(title: string) {
  const { _id: id } = await publishPlain('tournaments', title)
  await publishResults({ id }, CHILDREN)
  const [drawn] = await shareAddresses(id)
  return { id, drawn: drawn! }
}

/** The addresses that groups of parents hold. */
async function shareAddresses(id: string) {
  const { text } = await ask(`/api/tournaments/${id}`)
  const addresses = [...new Set(text.match(/\/uploads\/share\/[^"]+/g))]
  assert.equal(addresses.length, 3)
  return addresses
}

const CHILDREN = ['Quillfeather, Asha', 'Brambleworth, Om']
const withdrawals = {
  hidden: {
    withdraw: ({ list, id }: Item) => change('PUT', `${list}/${id}`, { isActive: false }),
    restore: ({ list, id }: Item) => change('PUT', `${list}/${id}`, { isActive: true }),
  },
  deleted: {
    withdraw: ({ list, id }: Item) => change('DELETE', `${list}/${id}`),
    restore: ({ list, id }: Item) => change('POST', `${list}/${id}/restore`),
  },
  // One child in the results of a tournament that stays.
  unnamed: {
    withdraw: (item: Item) => publishResults(item, CHILDREN, { hidden: [1] }),
    restore: (item: Item) => publishResults(item, CHILDREN, { opened: [1] }),
  },
}

const AGAIN = 'a page that is asked for again comes smaller, as a shared copy too'
test(AGAIN, { timeout: 60_000 }, async () => {
  const read = () =>
    nginx.ask({ path: '/achievements', headers: { 'Accept-Encoding': 'br' }, agent })
  const first = await read()
  let small = first
  while (small.headers.etag === first.headers.etag) {
    await sleep(200)
    small = await read()
  }
  assert.match(String(small.headers.etag), /-small"$/)
  assert.equal(small.headers.vary, 'Accept-Encoding')
  assert.equal(
    brotliDecompressSync(small.body).toString(),
    brotliDecompressSync(first.body).toString()
  )
  assert.ok(small.body.length < 0.95 * first.body.length)
})

interface Withdrawn {
  item: Item
  withdrawal: (typeof withdrawals)[keyof typeof withdrawals]
}

/** A tournament and an achievement that are hidden and deleted as a whole, and one that loses a name. */
async function publishAll() {
  // They stay: an item beside them has lists and neighbours.
  for (const list of ['tournaments', 'achievements'] as const) await publishPlain(list, 'Evergreen')
  const hidden = await publish('tournaments', 'Zugzwang Memorial')
  const deleted = await publish('achievements', 'Pumpernickel Shield')
  await publishResults(hidden, ['Rooksbane, Ila', 'Castlemere, Dev'])
  hidden.marks.push('Rooksbane', 'Castlemere')
  const { _id: id, slug } = await publishPlain('tournaments', 'Open Hall')
  const open: Item = { list: 'tournaments', id, slugs: [slug], marks: ['Quillfeather'] }
  await publishResults(open, CHILDREN)
  return { hidden, deleted, open }
}
type Published = Awaited<ReturnType<typeof publishAll>>

/** Every address that names an item and nothing besides it. */
function addressesOf({ list, id, slugs }: Item): string[] {
  const languages = ['', '/mr', '/hi']
  const own = [id, ...slugs].flatMap((name) => [
    `/api/${list}/${name}`,
    ...languages.map((language) => `${language}${PAGES[list]}/${name}`),
  ])
  if (list === 'achievements') return own
  const pages = Object.entries(ENDS).flatMap(([language, ends]) =>
    ends.map((end) => `${language}/updates/${slugs[1]}${end}`)
  )
  return [...own, ...pages]
}

function sharedAddresses({ id, slugs }: Item): string[] {
  const ends = ['', '/results', '/results/1', '/results/2', '/results/screen', '/poster']
  return [
    ...SHARED,
    `/api/tournaments/${id}/results`,
    ...ends.map((end) => `/updates/${slugs[0]}${end}`),
  ]
}

/** Where the items are found: at their own addresses, and at every one that any answer names. */
async function findMentions({ hidden, deleted, open }: Published) {
  const marks = [hidden, deleted, open].flatMap((item) => item.marks)
  const mentions = (text: string) => marks.some((mark) => text.includes(mark))
  const own = new Set([hidden, deleted].flatMap(addressesOf))
  const addresses = new Set([...own, ...sharedAddresses(open)])
  let mentioning = 0
  /** By the address of an answer that names something of them. */
  const tags = new Map<string, string>()
  for (const path of addresses) {
    const { status, text, headers } = await ask(path)
    const isText = /text|json|xml/.test(String(headers['content-type']))
    // A calendar breaks its lines in the middle of an address.
    const named = `${isText ? text.replaceAll('\r\n ', '') : ''} ${headers.location ?? ''}`
    for (const [, found] of named.matchAll(ADDRESS)) {
      if (mentions(found!)) own.add(found!)
      if (mentions(found!) || !found!.startsWith('/uploads/')) addresses.add(found!)
    }
    if (status >= 400) addresses.delete(path)
    if (mentions(named)) mentioning += 1
    if (mentions(named) && headers.etag) tags.set(path, headers.etag)
  }
  return { mentions, mentioning, own, addresses, tags }
}

// In this order: each goes on from what the one before has left.
describe('what is withdrawn', { timeout: 300_000 }, () => {
  let withdrawn: Withdrawn[]
  let found: Awaited<ReturnType<typeof findMentions>>
  let shortened: { id: string; drawn: string }
  let removed: { id: string; drawn: string }
  let drawn: string[]

  before(async () => {
    const published = await publishAll()
    withdrawn = [
      { item: published.hidden, withdrawal: withdrawals.hidden },
      { item: published.deleted, withdrawal: withdrawals.deleted },
      { item: published.open, withdrawal: withdrawals.unnamed },
    ]
    found = await findMentions(published)
    shortened = await publishPodium('Shortened Hall')
    removed = await publishPodium('Removed Hall')
    drawn = [
      ...(await shareAddresses(published.hidden.id)),
      ...(await shareAddresses(published.open.id)),
      shortened.drawn,
      removed.drawn,
    ]
  })

  /** The addresses that answer with something of the items. */
  async function answering(): Promise<string[]> {
    const { addresses, own, mentions } = found
    const asked = [...addresses].map(async (path) => ({ path, ...(await ask(path)) }))
    return (await Promise.all(asked))
      .filter(({ path, status, text }) => mentions(text) || (own.has(path) && status < 400))
      .map(({ path }) => path)
  }

  /** Who has a copy is not told that it is still right. */
  async function confirmed(): Promise<string[]> {
    const asked = [...found.tags].map(async ([path, tag]) => {
      const { status } = await ask(path, { 'If-None-Match': tag })
      return status === 304 ? path : []
    })
    return (await Promise.all(asked)).flat()
  }

  /** The share pictures that are answered. */
  async function shown(): Promise<string[]> {
    const asked = drawn.map(async (path) => ({ path, ...(await ask(path)) }))
    return (await Promise.all(asked)).filter(({ status }) => status === 200).map(({ path }) => path)
  }

  test('is found in lists, pages, calendars and files before', async () => {
    const { own, mentioning } = found
    for (const kind of [
      /^\/uploads\/share\/\S+\.jpg$/,
      /^\/uploads\/tournaments\/\S+\.avif$/,
      /^\/uploads\/achievements\/\S+\.webp$/,
      /^\/hi\/updates\/\S+\.ics$/,
      /^\/mr\/updates\/\S+\/results\/1$/,
    ]) {
      assert.ok(
        [...own].some((path) => kind.test(path)),
        String(kind)
      )
    }
    assert.ok(mentioning > 30, `${mentioning} answers mention the items`)
    assert.ok((await confirmed()).length > 10)
    assert.deepEqual(await shown(), drawn)
  })

  test('answers nowhere after two seconds, and no copy of it is confirmed', async () => {
    // Visitors ask while it is withdrawn, so that copies are made at the last moment.
    let isWithdrawn = false
    const visits = (async () => {
      while (!isWithdrawn) {
        await answering()
        await shown()
      }
    })()
    try {
      for (const { item, withdrawal } of withdrawn) await withdrawal.withdraw(item)
      await publishResults(shortened, CHILDREN, { names: 'short' })
      await change('DELETE', `tournaments/${removed.id}/results`)
    } finally {
      isWithdrawn = true
      await visits
    }
    await sleep(2000)
    assert.deepEqual(await answering(), [])
    assert.deepEqual(await confirmed(), [])
    assert.deepEqual(await shown(), [])
  })

  test('stays away while nginx alone answers', async () => {
    await ask('/updates')
    await academy.close()
    try {
      assert.match((await ask('/updates')).text, /Evergreen/)
      assert.deepEqual(await answering(), [])
      assert.deepEqual(await shown(), [])
    } finally {
      await academy.start()
    }
  })

  test('is where it was, two seconds after it is shown again', async () => {
    for (const { item, withdrawal } of withdrawn) await withdrawal.restore(item)
    for (const { id } of [shortened, removed]) await publishResults({ id }, CHILDREN)
    await sleep(2000)
    assert.deepEqual(await shown(), drawn)
    const back = new Set(await answering())
    assert.deepEqual(
      [...found.own].filter((path) => found.addresses.has(path) && !back.has(path)),
      []
    )
  })
})
