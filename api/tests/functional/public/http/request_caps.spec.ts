import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { errorBody } from '#exceptions/error_body'
import { bodyMaxOf } from '#server/address_limits'
import { sentenceOf, type PlainCode } from '#shared/rules/codes'
import * as rules from '#shared/rules/request_rules'
import { signIn } from '#tests/director'
import { holdBack, type HeldBack } from '#tests/held_back'
import { sendExactly } from '#tests/send_exactly'

const UNKNOWN = '0190a1b2-c3d4-7e5f-8a9b-001d2e3f4a5b'
const json = { 'Content-Type': 'application/json' }
type Held = Omit<HeldBack, 'method' | 'path'> & { more?: string }
type Body = 'json' | 'pictureForm' | undefined

/** What is refused from the first lines of a request, before the router knows its route. */
const CAPS: [what: string, status: number, held: Held][] = [
  [
    'a body of unknown length',
    411,
    { headers: { ...json, 'Transfer-Encoding': 'chunked' }, part: '1\r\n{\r\n' },
  ],
  ...['gzip', 'br', 'zstd', 'x', 'gzip, gzip'].map((encoding): (typeof CAPS)[number] => [
    `a body packed as ${encoding}`,
    415,
    { headers: { ...json, 'Content-Encoding': encoding, 'Content-Length': 20 } },
  ]),
  ['too long a parameter', 414, { more: `?a=${'x'.repeat(rules.PARAMETER_MAX)}` }],
  ['one behind a second question mark', 414, { more: `?q=?${'a'.repeat(rules.PARAMETER_MAX)}` }],
  ['too long a query', 414, { more: `?${'a=b&'.repeat(rules.ADDRESS_MAX / 4)}` }],
  ['too long a path', 414, { more: `/${'x'.repeat(rules.ADDRESS_MAX)}` }],
  ['too long a header', 431, { headers: { 'X-Long': 'x'.repeat(rules.HEADERS_MAX) } }],
  ...['a@b', 'user:pw@localhost', 'a b', 'a/b', '<b>', 'a:b', '[::1', 'a,b'].map(
    (host): (typeof CAPS)[number] => [`the host ${host}`, 400, { host }]
  ),
]

const LONG = `X-Long: ${'x'.repeat(rules.HEADERS_MAX)}`
const ALL = 'GET, HEAD, POST, PUT, PATCH, DELETE'

/** What the parser of the server refuses, by its first lines. */
const UNREADABLE: [what: string, lines: string, status: number, code: PlainCode, allow?: string][] =
  [
    ['an unknown method', 'MAKE /about HTTP/1.1', 405, 'method_not_allowed', 'GET, HEAD'],
    [
      'one for a form',
      'MAKE /mr/contact/send HTTP/1.1',
      405,
      'method_not_allowed',
      'GET, HEAD, POST',
    ],
    ['one for the API', 'MAKE /api/contacts?a=b HTTP/1.1', 405, 'method_not_allowed', ALL],
    ['a method in small letters', 'get /api/contacts HTTP/1.1', 405, 'method_not_allowed', ALL],
    ['a tunnel', 'CONNECT other.example:443 HTTP/1.1', 405, 'method_not_allowed', 'GET, HEAD'],
    ['an address without a slash', 'GET about HTTP/1.1', 400, 'request_malformed'],
    ['an address with a space', 'GET /a b HTTP/1.1', 400, 'request_malformed'],
    ['a later version', 'GET /about HTTP/3.9', 400, 'request_malformed'],
    ['a greeting of TLS', '\x16\x03\x01', 400, 'request_malformed'],
    ['a line that is no header', 'GET /api/contacts HTTP/1.1\r\nno', 400, 'request_malformed'],
    ['a long header', `GET /about HTTP/1.1\r\n${LONG}`, 431, 'headers_too_large'],
    ['one for the API', `GET /api/contacts HTTP/1.1\r\n${LONG}`, 431, 'headers_too_large'],
  ]

/** Everything that comes back until the server ends the connection. */
async function speak(lines: string): Promise<string> {
  const socket = connect(Number(process.env.PORT), '127.0.0.1')
  socket.write(lines)
  return text(socket)
}

test.group('Request limits', () => {
  const calls = () =>
    Object.values(router.toJSON())
      .flat()
      .flatMap(({ methods, pattern, middleware }) => {
        const names = [...middleware.all()].map((one) => ('name' in one ? one.name : ''))
        const body = (['json', 'pictureForm'] as const).find((name) => names.includes(name)) as Body
        const path = pattern.replace(/:\w+/, UNKNOWN).replace('*', 'nothing')
        return methods.map((method) => ({ method, path, body }))
      })

  test('refuse {0}: {1}')
    .with(CAPS)
    .run(async ({ assert }, [, expected, { more = '', ...request }]) => {
      const path = `/api/contacts/${UNKNOWN}${more}`
      const { status } = await holdBack({ ...request, method: 'PATCH', path })
      assert.equal(status, expected)
    })

  test('answer {0} with {2} and a sentence')
    .with(UNREADABLE)
    .run(async ({ assert }, [, lines, status, code, allow]) => {
      const answer = await speak(`${lines}\r\nHost: localhost\r\n\r\n`)
      const [head = '', body] = answer.split('\r\n\r\n')
      const isJson = lines.includes(' /api/')
      const expected = isJson ? JSON.stringify(errorBody({ code })) : `${sentenceOf({ code })}\n`
      assert.match(head, new RegExp(`^HTTP/1.1 ${status} `))
      assert.equal(body, expected)
      assert.equal(/^Allow: (.*)$/m.exec(head)?.[1], allow)
      assert.match(head, /^Content-Security-Policy: default-src 'none'/m)
    })

  test('let no other spelling of an address take a POST', async ({ assert }) => {
    const spellings = ['/contact/send/', '/contact/send.html', '/Contact/send', '/API/contacts']
    for (const path of [...spellings, '/uploads', '/uploads/x.webp']) {
      const { status, head } = await holdBack({ method: 'POST', path })
      assert.equal(status, 405, path)
      assert.match(head, /^Allow: GET, HEAD\r$/m, path)
    }
  })

  test('take a whole address for what stands behind its host', async ({ assert }) => {
    const more = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    for (const [address, status] of [
      ['http://localhost/api/health', 200],
      ['HTTP://localhost:8080/api/health?a=http://b/c', 200],
      ['http://localhost', 404],
      ['http://localhost?a', 404],
    ]) {
      assert.match(
        await speak(`GET ${address}${more}`),
        new RegExp(`^HTTP/1.1 ${status} `),
        `${address}`
      )
    }
  })

  test('answer a request without a host with a sentence', async ({ assert }) => {
    const answer = await speak('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
    assert.match(answer, /^HTTP\/1.1 400 /)
    assert.include(answer, sentenceOf({ code: 'host_malformed' }))
  })

  test('refuse too large a body on every route', async ({ assert }) => {
    for (const { method, path } of calls()) {
      const most = bodyMaxOf(method, path)
      assert.isAtMost(most, rules.PICTURE_FORM_MAX, `${method} ${path}`)
      const headers = { ...json, 'Content-Length': most + 1 }
      const { status } = await holdBack({ method, path, headers, part: '{' })
      assert.equal(status, 413, `${method} ${path}`)
    }
  })

  test('accept a host with a port, an address or other letters', async ({ assert }) => {
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:80', 'xn--n3h.example.', 'a_b']) {
      const { status } = await holdBack({ method: 'GET', path: '/api/health', host })
      assert.equal(status, 200, host)
    }
  })

  test('answer 405 for another method on every route, and list the allowed ones', async ({
    assert,
  }) => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS']
    const byPath = [...Map.groupBy(calls(), (call) => call.path)]
    const seen = new Set<string>()
    for (const [at, [path, known]] of byPath.entries()) {
      const allowed = known.map(({ method }) => method)
      // Another route's pattern may answer this one's example, such as `/tournaments/admin`.
      const others = methods.filter((method) => !router.match(path, method, true))
      const method = others[at % others.length]!
      const { status, head } = await holdBack({ method, path })
      assert.equal(status, 405, `${method} ${path}`)
      const named = /^allow: (.*)$/im.exec(head)![1]!.split(', ')
      assert.includeMembers(named, allowed, path)
      assert.notInclude(named, method)
      seen.add(method)
    }
    assert.sameMembers([...seen], methods)
  })

  /** Content of a type that is refused, whatever the route reads; with the status. */
  const wrongTypes = (body: Body): [type: string, content: string, status: number][] => [
    ['text/plain', 'a', 415],
    ['application/x-www-form-urlencoded', 'a=b', 415],
    [body === 'json' ? 'multipart/form-data; boundary=x' : 'application/json', '{}', 415],
  ]
  const deep = (open: string, close: string, times: number) =>
    `${open.repeat(times)}1${close.repeat(times)}`
  const TOO_DEEP = deep('[', ']', rules.JSON_DEPTH_MAX + 1)
  const MALFORMED = ['{"a": }', 'null', '"text"', '[', '{"a":1}}']

  test('refuse a body of the wrong type, malformed or nested too deeply', async ({ assert }) => {
    const headers = { Authorization: `Bearer ${await signIn()}` }
    const refuse = async (
      { method, path }: { method: string; path: string },
      ...[type, content, status]: ReturnType<typeof wrongTypes>[number]
    ) => {
      const answer = await sendExactly({
        method,
        path,
        body: content,
        headers: { ...headers, 'Content-Type': type },
      })
      assert.equal(answer.status, status, `${method} ${path} ${type} ${content.slice(0, 20)}`)
    }
    const readers = calls().filter((call) => call.body !== undefined)
    for (const [at, call] of readers.entries()) {
      const types = wrongTypes(call.body)
      await refuse(call, ...types[at % types.length]!)
      if (call.body !== 'json') continue
      await refuse(call, 'application/json', '{', 400)
      await refuse(call, 'application/json', TOO_DEEP, 400)
    }
    for (const body of ['json', 'pictureForm'] as const) {
      const one = readers.find((call) => call.body === body)!
      for (const wrong of wrongTypes(body)) await refuse(one, ...wrong)
    }
    const one = readers.find((call) => call.body === 'json')!
    const all = [...MALFORMED, deep('[', ']', 12_000), deep('{"a":', '}', 3_000)]
    for (const content of all) await refuse(one, 'application/json', content, 400)
  })

  test('refuse a large body before asking for it', async ({ assert }) => {
    const call = { method: 'POST', path: '/api/contacts' }
    const expect = { ...json, Expect: '100-continue' }
    const large = await holdBack({ ...call, headers: { ...expect, 'Content-Length': 1e9 } })
    assert.equal(large.status, 413)
    const small = await holdBack({ ...call, headers: { ...expect, 'Content-Length': 2 } })
    assert.equal(small.status, 100)
  })

  test('refuse the site’s form when another site sends it', async ({ assert }) => {
    const path = '/mr/contact/send'
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 3 }
    const sent = async (more: Record<string, string>) =>
      (await holdBack({ method: 'POST', path, headers: { ...type, ...more }, part: 'a=b' })).status
    for (const foreign of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'https://localhost', 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      assert.equal(await sent(foreign as Record<string, string>), 403, JSON.stringify(foreign))
    }
    // The API alone has no such page.
    for (const ours of [
      {},
      { Origin: 'http://localhost:8080' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ]) {
      assert.equal(await sent(ours as Record<string, string>), 404, JSON.stringify(ours))
    }
  })
})
