import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import User from '#models/user'
import {
  ADDRESS_MAX,
  bodyMaxOf,
  HEADERS_MAX,
  PARAMETER_MAX,
  SHARE_PATH,
} from '#shared/request_rules'
import { makeDirector } from '#tests/director'
import { holdBack, type HeldBack } from '#tests/held_back'

const DEEP = 5_000
const UNKNOWN = '0190a1b2-c3d4-7e5f-8a9b-001d2e3f4a5b'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND']

interface Call {
  method: string
  path: string
  /** What the route takes: read from the router, as everything here. */
  body: 'json' | 'pictureForm' | undefined
  name: string
}

/** Every call there is. */
function calls(): Call[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes.flatMap(({ methods, pattern, middleware }) => {
    const names = [...middleware.all()].map((one) => ('name' in one ? one.name : ''))
    const body = (['json', 'pictureForm'] as const).find((name) => names.includes(name))
    const path = pattern.replace(/:\w+/, UNKNOWN).replace('*', 'nothing')
    return methods.map((method) => ({ method, path, body, name: `${method} ${pattern}` }))
  })
}

/** Which calls answered with a status. */
type Seen = Map<number, Set<string>>

const wrong = (seen: Seen, expected: number) =>
  [...seen]
    .flatMap(([status, names]) =>
      status === expected ? [] : `${status}: ${[...names].join(', ')}`
    )
    .join('; ')

const json = { 'Content-Type': 'application/json' }

test.group('Caps', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  /** What each call answered to the same hostile thing, gathered by status. */
  async function each(
    hostile: (call: Call) => HeldBack | HeldBack[],
    { among = calls(), token }: { among?: Call[]; token?: () => Promise<string> } = {}
  ) {
    const seen: Seen = new Map()
    let slowest = 0
    let count = 0
    for (const call of among) {
      for (const asked of [hostile(call)].flat()) {
        const authorization = token && { Authorization: `Bearer ${await token()}` }
        const headers = { ...asked.headers, ...authorization }
        const { status, milliseconds } = await holdBack({ ...asked, headers })
        seen.set(status, (seen.get(status) ?? new Set()).add(call.name))
        slowest = Math.max(slowest, milliseconds)
        count += 1
      }
    }
    console.log(`    ${count} answers, the slowest after ${slowest.toFixed(1)} ms`)
    return seen
  }

  test('refuse too large a body before it comes, on every route', async ({ assert }) => {
    const seen = await each(({ method, path }) => ({
      method,
      path,
      headers: { ...json, 'Content-Length': bodyMaxOf(method, path) + 1 },
      part: '{',
    }))
    assert.sameMembers([...seen.keys()], [413], wrong(seen, 413))
    assert.equal(seen.get(413)?.size, calls().length)
  })

  test('refuse a body of unknown length and a packed one, on every route', async ({ assert }) => {
    const chunked = await each(({ method, path }) => ({
      method,
      path,
      headers: { ...json, 'Transfer-Encoding': 'chunked' },
      part: '1\r\n{\r\n',
    }))
    assert.sameMembers([...chunked.keys()], [411], wrong(chunked, 411))
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, gzip']) {
      const packed = await each(({ method, path }) => ({
        method,
        path,
        headers: { ...json, 'Content-Encoding': encoding, 'Content-Length': 20 },
      }))
      assert.sameMembers([...packed.keys()], [415], wrong(packed, 415))
    }
  })

  test('refuse too long an address, parameter or header, on every route', async ({ assert }) => {
    const long = await each(({ method, path }) => [
      { method, path: `${path}?a=${'x'.repeat(PARAMETER_MAX)}` },
      { method, path: `${path}?${'a=b&'.repeat(ADDRESS_MAX / 4)}` },
      { method, path: `${path}/${'x'.repeat(ADDRESS_MAX)}` },
    ])
    assert.sameMembers([...long.keys()], [414], wrong(long, 414))
    const headers = await each(({ method, path }) => ({
      method,
      path,
      headers: { 'X-Long': 'x'.repeat(HEADERS_MAX) },
    }))
    assert.sameMembers([...headers.keys()], [431], wrong(headers, 431))
  })

  test('refuse a Host header that is no host name, on every route', async ({ assert }) => {
    for (const host of ['a@b', 'user:pw@localhost', 'a b', 'a/b', '<b>', 'a:b', '[::1', 'a,b']) {
      const seen = await each(({ method, path }) => ({ method, path, host }))
      assert.equal(wrong(seen, 400), '', host)
    }
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:80', 'xn--n3h.example.', 'a_b']) {
      const { status } = await holdBack({ method: 'GET', path: '/api/health', host })
      assert.equal(status, 200, host)
    }
  })

  test('refuse every method that an address does not answer', async ({ assert }) => {
    const paths = Map.groupBy(calls(), ({ path }) => path)
    for (const [path, known] of paths) {
      const allowed = known.map(({ method }) => method)
      for (const method of METHODS.filter((name) => !allowed.includes(name))) {
        // Another route's pattern may answer this one's example, such as `/tournaments/admin`.
        if (router.match(path, method, true)) continue
        const { status, head } = await holdBack({ method, path })
        assert.equal(status, 405, `${method} ${path}`)
        const told = /^allow: (.*)$/im.exec(head)![1]!.split(', ')
        assert.includeMembers(told, allowed, path)
        assert.notInclude(told, method)
      }
    }
  })

  test('send what was shared past the app back to it, unread, however large it is', async ({
    assert,
  }) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 5e8 }
    const { status, head } = await holdBack({ method: 'POST', path: SHARE_PATH, headers })
    assert.equal(status, 303)
    assert.match(head, /^location: \/admin\/share\?missed$/im)
    const beside = await holdBack({ method: 'POST', path: `${SHARE_PATH}d`, headers })
    assert.equal(beside.status, 405)
  })

  test('refuse what is nested too deeply with 400, never 500', async ({ assert }) => {
    const director = await makeDirector()
    const token = async () => (await User.accessTokens.create(director)).value!.release()
    const among = calls().filter(({ body }) => body === 'json')
    assert.isAbove(among.length, 7)
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
      ['{"email":[', ']}'],
    ] as const) {
      const times = DEEP / open.length
      const body = `${open.repeat(times)}1${close.repeat(times)}`.replace(':]', ':1]')
      const headers = { ...json, 'Content-Length': body.length }
      const seen = await each(({ method, path }) => ({ method, path, headers, part: body }), {
        among,
        token,
      })
      assert.sameMembers([...seen.keys()], [400], wrong(seen, 400))
    }
  })

  test('refuse a body of the wrong kind before it comes', async ({ assert }) => {
    const director = await makeDirector()
    const token = async () => (await User.accessTokens.create(director)).value!.release()
    const among = calls().filter(({ body }) => body !== undefined)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
      const headers = { 'Content-Type': type, 'Content-Length': 1_000 }
      const seen = await each(({ method, path }) => ({ method, path, headers, part: 'a' }), {
        among,
        token,
      })
      assert.sameMembers([...seen.keys()], [415], wrong(seen, 415))
    }
  })

  test('tell a stranger nothing of a body that is on its way', async ({ assert }) => {
    const among = calls().filter(({ name }) => / \/api\/(settings|auth\/password)$/.test(name))
    const headers = { ...json, 'Content-Length': 1_000 }
    const bodies = among.filter(({ method }) => method === 'PUT')
    const seen = await each(({ method, path }) => ({ method, path, headers, part: '{' }), {
      among: bodies,
    })
    assert.sameMembers([...seen.keys()], [401], wrong(seen, 401))
    const closed = { method: 'POST', path: '/api/auth/register' }
    for (const [type, part] of [
      ['application/json', '{'],
      ['text/plain', 'a'],
      ['application/json', 'null'],
    ]) {
      // prettier-ignore
      const asked = { 'Content-Type': type!, 'Content-Length': 1_000 }
      assert.equal((await holdBack({ ...closed, headers: asked, part })).status, 403)
    }
  })

  test('ask for no body that they refuse', async ({ assert }) => {
    const call = { method: 'POST', path: '/api/contacts' }
    const expect = { ...json, Expect: '100-continue' }
    const large = await holdBack({ ...call, headers: { ...expect, 'Content-Length': 1e9 } })
    assert.equal(large.status, 413)
    const small = await holdBack({ ...call, headers: { ...expect, 'Content-Length': 2 } })
    assert.equal(small.status, 100)
  })
})
