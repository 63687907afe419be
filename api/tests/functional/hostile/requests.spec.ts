import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { describeApi, templateOf } from '#openapi/description'
import * as rules from '#shared/rules/request_rules'
import { RESULTS_MAX } from '#shared/results/results_rules'
import { CALLS, examples, routes, shapeOf, stored, type Ids } from '#tests/calls'
import { makeDirector, signIn } from '#tests/director'
import { LEAK } from '#tests/leak'
import { sendExactly, type Request } from '#tests/send_exactly'
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

/** The largest bodies in bytes, where they are larger than others. */
const MAXIMA: Record<string, number> = {
  '/api/tournaments/:id/results': RESULTS_MAX,
  '/api/classes': rules.FORM_MAX,
}

/** Elements of the wrong kind, as many as the largest body has room for. */
function* longLists({ method, pattern, call }: Route, ids: Ids) {
  const { requestBody } = describedBody({ method, pattern, call })
  const json = requestBody?.content['application/json']
  const example = CALLS.find((row) => shapeOf(row) === call)
  const parameter = /:(\w+)/.exec(example?.call ?? '')?.[1]
  const path = pattern.replace(/:\w+/, ids[parameter!]!)
  const max = MAXIMA[pattern] ?? rules.JSON_MAX
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
      '; boundary=x',
      '; boundary="x"',
      '',
      '; boundary=',
      `; boundary=${'b'.repeat(300)}`
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
    const { status, headers: answered, answer } = await sendExactly({ ...request, headers })
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
        const { status, answer } = await sendExactly({
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
