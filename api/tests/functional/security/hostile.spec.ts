import { request as httpRequest, Agent, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import hash from '@adonisjs/core/services/hash'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { describeApi, templateOf } from '#openapi/description'
import * as rules from '#shared/rules/request_rules'
import { RESULTS_MAX } from '#shared/results/results_rules'
import { CALLS, examples, routes, shapeOf, stored, type Ids } from '#tests/calls'
import { makeDirector, signIn } from '#tests/director'
import { holdBack, type HeldBack } from '#tests/held_back'
import { LEAK } from '#tests/leak'
import type User from '#models/user'

/** Sent as every text: a parameter, a field, a header, a part of a path. */
const TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200f\u200b',
  '💩'.repeat(400),
  '9'.repeat(400),
  "'; drop table users; --",
  '%_\\*?"',
  '../../etc/passwd',
  '${7*7}{{7}}',
  '=cmd|x',
  '-1',
  'a\r\nX-Injected: yes',
  '1e309',
  '{"a":1}',
  '__proto__',
  '9999-12-31T24:00:00Z',
  '',
]
/** Sent as every member of a JSON body too. */
const VALUES: unknown[] = [
  null,
  true,
  -0,
  1e308,
  2 ** 53,
  [],
  {},
  [[['a']]],
  [null],
  { constructor: 1 },
]

interface Request {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const agent = new Agent({ keepAlive: true })

/** Sends exactly this, whatever `fetch` would refuse to send. */
async function send({ method, path, headers = {}, body }: Request) {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
  const sent = httpRequest({
    agent,
    host: '127.0.0.1',
    port: process.env.PORT,
    method,
    path,
    timeout: 20_000,
    headers: { ...length, ...headers },
  })
  sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path}`)))
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, headers: response.headers, answer: await text(response) }
}

const encoded = (value: string) => encodeURIComponent(value.toWellFormed())

function multipart(fields: Record<string, string>): Pick<Request, 'headers' | 'body'> {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--x-limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x-limit' }
  return { headers, body: `${parts.join('')}--x-limit--\r\n` }
}

const asJson = (content: unknown): Pick<Request, 'headers' | 'body'> => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(content),
})

type Route = ReturnType<typeof routes>[number]

interface Described {
  parameters?: { name: string; in: string }[]
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, { type?: unknown }> } }>
  }
}

function describedBody({ method, pattern }: Route) {
  const paths = describeApi().paths as Record<string, Record<string, Described>>
  return paths[templateOf(pattern)]![method.toLowerCase()]!
}

/** The request with a value in one place of a route: a parameter, a field, all headers. */
type Place<Value> = (value: Value) => Request

/** All places of a route that take a value, by the API description. */
function placesOf(route: Route, ids: Ids) {
  const { method, pattern, call } = route
  const example = CALLS.find((row) => shapeOf(row) === call)
  const parameter = /:(\w+)/.exec(example?.call ?? '')?.[1]
  const path = pattern.replace(/:\w+/, ids[parameter!]!).replace('*', 'nothing')
  const { parameters = [], requestBody } = describedBody(route)

  const ofTexts: Place<string>[] = []
  const ofValues: Place<unknown>[] = []
  for (const { 0: one, index } of pattern.matchAll(/:\w+|\*/g)) {
    const [before, after] = [pattern.slice(0, index), pattern.slice(index + one.length)]
    ofTexts.push((value) => ({ method, path: `${before}${encoded(value) || '%00'}${after}` }))
  }
  for (const { name } of parameters.filter((one) => one.in === 'query')) {
    ofTexts.push(
      (value) => ({ method, path: `${path}?${name}=${encoded(value)}` }),
      (value) => ({ method, path: `${path}?${name}[]=${encoded(value)}&${name}[a][b]=` })
    )
  }
  const [type = '', { schema } = { schema: { properties: {} } }] =
    Object.entries(requestBody?.content ?? {})[0] ?? []
  const fields = Object.keys(schema.properties)
  if (type === 'application/json') {
    for (const field of fields) {
      const place = (value: unknown) => ({
        method,
        path,
        ...asJson({ ...example?.json, [field]: value }),
      })
      ofTexts.push(place)
      ofValues.push(place)
    }
    ofValues.push((value) => ({
      method,
      path,
      ...asJson(Object.fromEntries(fields.map((name) => [name, value]))),
    }))
  } else if (type) {
    for (const field of fields) {
      ofTexts.push((value) => ({
        method,
        path,
        ...multipart({ ...example?.fields, [field]: value }),
      }))
    }
  }
  const ofHeaders: Place<string> = (value) => {
    const header = Buffer.from(value.replace(/\p{Cc}/gu, ''), 'utf8').toString('latin1')
    return { method, path, headers: Object.fromEntries(HEADERS.map((name) => [name, header])) }
  }
  return { ofTexts, ofValues, ofHeaders }
}

/** Puts each value into one place and at least two values into each place. */
function* inTurn<Value>(values: Value[], places: Place<Value>[], shift: number) {
  if (places.length === 0) return
  const turns = Math.max(values.length, 2 * places.length)
  for (let turn = 0; turn < turns; turn += 1) {
    yield places[turn % places.length]!(values[(turn + shift) % values.length]!)
  }
}

/**
 * Every text and value goes to every route, each to one of its places, which differs from route to
 * route: all to all would take minutes. What PostgreSQL cannot store goes to every place. Headers are
 * read alike for all routes: one gets all texts in them.
 */
function* attacks(route: Route & { at: number }, ids: Ids): Generator<Request> {
  const { ofTexts, ofValues, ofHeaders } = placesOf(route, ids)
  for (const place of ofTexts) yield place('a\u0000b')
  yield* inTurn(TEXTS, ofTexts, route.at)
  yield* inTurn(VALUES, ofValues, route.at)
  const ofRoute = route.at === 0 ? TEXTS : [TEXTS[route.at % TEXTS.length]!]
  for (const value of ofRoute) yield ofHeaders(value)
}

/** Elements of the wrong kind, as many as the largest body has room for. */
function* longLists({ method, pattern, call }: Route, ids: Ids) {
  const { requestBody } = describedBody({ method, pattern, call })
  const json = requestBody?.content['application/json']
  const example = CALLS.find((row) => shapeOf(row) === call)
  const parameter = /:(\w+)/.exec(example?.call ?? '')?.[1]
  const path = pattern.replace(/:\w+/, ids[parameter!]!)
  const max = pattern.endsWith('/results') ? RESULTS_MAX : rules.JSON_MAX
  for (const [field, { type }] of Object.entries(json?.schema.properties ?? {})) {
    if (type !== 'array') continue
    for (const element of ['{}', '1', '[]']) {
      const { headers, body } = asJson({ ...example?.json, [field]: 'LIST' })
      const count = Math.floor((max - String(body).length) / (element.length + 1))
      const list = `[${Array(count).fill(element).join()}]`
      yield {
        field,
        request: { method, path, headers, body: String(body).replace('"LIST"', list) },
      }
    }
  }
}

const HEADERS = [
  'If-Match',
  'If-None-Match',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cookie',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'X-Request-Id',
  'Range',
  'Origin',
  'Referer',
  'User-Agent',
  'X-HTTP-Method-Override',
]

const part = fc.record({
  name: fc.constantFrom('title', 'banner', 'image', 'prizes', '__proto__', 'tags[]', ''),
  file: fc.constantFrom('', '; filename="a.jpg"', '; filename="../../x.php"', '; filename='),
  head: fc.constantFrom(
    '',
    'Content-Transfer-Encoding: base64\r\n',
    'Content-Type: image/jpeg\r\n'
  ),
  content: fc.constantFrom('\xff\xd8\xff\xe0', 'GIF89a', '<svg/>', ...TEXTS),
})
const brokenForm = fc
  .record({
    parts: fc.array(part, { maxLength: 6 }),
    type: fc.constantFrom(
      ...['; boundary=x', '; boundary="x"', '', '; boundary=', `; boundary=${'b'.repeat(300)}`]
    ),
    end: fc.constantFrom('--x--\r\n', '--x--', '', '--x', '\r\n\r\n'),
  })
  .map(({ parts, type, end }) => {
    const lines = parts.map(
      ({ name, file, head, content }) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${head}\r\n${content}\r\n`
    )
    const headers = { 'Content-Type': `multipart/form-data${type}` }
    return { headers, body: Buffer.from(lines.join('') + end) }
  })
const brokenJson = fc
  .record({
    type: fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain'),
    body: fc.oneof(
      fc.json(),
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom(
        '',
        ' ',
        '\ufeff{}',
        '{}{}',
        'NaN',
        '1e999',
        '"\\ud800"',
        'null',
        '[',
        '{"a":1}}'
      ),
      fc.constantFrom('{"__proto__":{"a":1},"__proto__":[]}', '{"constructor":{"prototype":1}}')
    ),
  })
  .map(({ type, body }) => ({ headers: { 'Content-Type': type }, body: Buffer.from(body) }))

test.group('Hostile input', (group) => {
  group.tap((one) => one.tags(['@postgres']))

  let director: User
  let token: string
  const renewToken = async () => (token = await signIn(director))
  group.each.setup(async () => {
    director = await makeDirector()
    await renewToken()
    // A guess takes a tenth of a second otherwise.
    hash.fake()
    return () => hash.restore()
  })

  /** @returns the status, and what is wrong with the answer */
  async function ask(request: Request): Promise<{ status: number; fault?: string }> {
    const headers = { Authorization: `Bearer ${token}`, ...request.headers }
    limiter.clear()
    const { status, headers: answered, answer } = await send({ ...request, headers })
    if (request.path.includes('/logout') && status < 300) await renewToken()
    const name = `${request.method} ${request.path} ${String(request.body ?? '').slice(0, 200)}`
    // Health depends on the machine, which may be slow or full.
    const isOfMachine = request.path.startsWith('/api/health/') && status === 503
    if (status >= 500 && !isOfMachine) return { status, fault: `${name}: ${status} ${answer}` }
    if (LEAK.test(answer)) return { status, fault: `${name} shows ${answer}` }
    return answered['x-injected'] ? { status, fault: `${name} adds a header` } : { status }
  }

  test('in any text of {call} causes no server error or leak')
    .with(() => routes().map((route, at) => ({ ...route, at })))
    .run(async ({ assert }, route) => {
      const ids = await examples()
      const faults: string[] = []
      for (const attack of attacks(route, ids)) {
        const { fault } = await ask(attack)
        if (fault) faults.push(fault)
      }
      assert.isEmpty(faults, faults.slice(0, 5).join('\n'))
    })

  test('in the longest list is refused with one sentence', async ({ assert }) => {
    const ids = await examples()
    const headers = { Authorization: `Bearer ${token}` }
    const seen = new Set<string>()
    for (const route of routes()) {
      for (const { field, request } of longLists(route, ids)) {
        const { status, answer } = await send({
          ...request,
          headers: { ...headers, ...request.headers },
        })
        assert.equal(status, 422, `${route.call} ${field}`)
        assert.lengthOf(Object.keys(JSON.parse(answer).errors), 1)
        // Of results the length alone is looked at: what is wrong with each would take minutes.
        if (route.call.endsWith('/results'))
          assert.match(answer, /"code":"results_too_many"/, field)
        seen.add(field)
      }
    }
    assert.includeMembers([...seen], ['players', 'games', 'winners', 'hidden', 'emails'])
  })

  test('in a broken body causes no server error, and a refusal no change', async ({ assert }) => {
    const ids = await examples()
    const all = routes().filter(({ method }) => method !== 'GET')
    const input = fc.record({
      route: fc.constantFrom(...all),
      id: fc.constantFrom(...Object.values(ids), 'admin', 'abc'),
      body: fc.oneof(brokenForm, brokenJson),
    })
    let before = await stored()
    await fc.assert(
      fc.asyncProperty(input, async ({ route: { method, pattern }, id, body }) => {
        const path = pattern.replace(/:\w+|\*/, id)
        const { status, fault } = await ask({ method, path, ...body })
        assert.isUndefined(fault)
        const after = await stored()
        if (status >= 400) assert.equal(after, before, `${method} ${path}: ${status}`)
        before = after
      }),
      { numRuns: 150, endOnFailure: true }
    )
  })
})

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

  test('refuse too large a body on every route', async ({ assert }) => {
    for (const { method, path } of calls()) {
      const most = rules.bodyMaxOf(method, path)
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
      const answer = await send({
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
