import { request as httpRequest, Agent, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import User from '#models/user'
import { makeDirector } from '#tests/director'
import { LEAK } from '#tests/leak'
import { tries } from '#tests/thorough'

const RUNS = tries({ quick: 1_500, thorough: 5_400 })

const FIELDS = [
  ...['name', 'email', 'phone', 'subject', 'message', 'website', 'elapsed', 'password', 'token'],
  ...['currentPassword', 'newPassword', 'emails', 'notificationEmails', 'emailNotifications'],
  ...['enabled', 'title', 'description', 'formLink', 'prizes', 'isActive', 'maxParticipants'],
  ...['banner', 'image', 'studentName', 'date', 'location', 'ratingChange', 'tags', 'slug'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'tags[]', 'a[b][c]', '_method', ''],
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u0000', '\ud800', '\u202e\u200f', '💩'.repeat(600), '9'.repeat(400)),
  fc.constantFrom("'; drop table users; --", '%', '_', '\\', '../../etc/passwd', '${7*7}', '{{7}}'),
  fc.constantFrom('coach@academy.example', '2026-11-21', 'https://forms.example/x', 'true', '[]')
)
const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1e308, -0, 2 ** 53, 1e-320, -1, null, true, [], {}) }
)
const field = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...FIELDS) },
  { weight: 1, arbitrary: anyText }
)

interface Body {
  type: string
  bytes: Buffer
  encoding?: string
}
const JSON_TYPES = ['application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON;;']
const jsonText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.tuple(field, anyValue), { maxLength: 8 }).map(
      // By hand: two members may have one name, and `__proto__` is one.
      (members) =>
        `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)}}`
    ),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: anyText },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('[', '{"a":', '{"email":[')
      .chain((open) => fc.integer({ min: 1, max: 6_000 }).map((depth) => open.repeat(depth))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '\ufeff{}', '{}{}', 'NaN', '1e999', '"\\ud800"'),
  }
)
const json: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(...JSON_TYPES),
  bytes: jsonText.map((written) => Buffer.from(written)),
})

const BOUNDARY = 'x-limit'
const part = fc.record({
  name: field,
  file: fc.option(anyText),
  head: fc.constantFrom(
    '',
    'Content-Type: image/jpeg\r\n',
    'Content-Transfer-Encoding: base64\r\n'
  ),
  content: fc.oneof(
    anyText,
    fc.constantFrom('\xff\xd8\xff\xe0', 'GIF89a', '<svg/>', '[{"position":1}]')
  ),
})
const multipart: fc.Arbitrary<Body> = fc
  .record({
    parts: fc.array(part, { maxLength: 6 }),
    type: fc.constantFrom(
      ...[
        `multipart/form-data; boundary=${BOUNDARY}`,
        `multipart/form-data; boundary="${BOUNDARY}"`,
      ],
      ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'],
      `multipart/form-data; boundary=${'b'.repeat(300)}`
    ),
    end: fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--`, '', `--${BOUNDARY}`, '\r\n\r\n'),
  })
  .map(({ parts, type, end }) => {
    const written = parts.map(({ name, file, head, content }) => {
      const plain = (value: string) => value.replace(/[\r\n"]/g, '')
      const named = file === null ? '' : `; filename="${plain(file)}.jpg"`
      const line = `Content-Disposition: form-data; name="${plain(name)}"${named}\r\n`
      return `--${BOUNDARY}\r\n${line}${head}\r\n${content}\r\n`
    })
    return { type, bytes: Buffer.from(written.join('') + end) }
  })

const packed: fc.Arbitrary<Body> = fc
  .record({
    body: fc.oneof(json, multipart),
    encoding: fc.constantFrom(
      'gzip',
      'deflate',
      'br',
      'GZIP',
      'zstd',
      'identity',
      'gzip, gzip',
      'x'
    ),
    how: fc.constantFrom('gzip', 'deflate', 'br', 'cut', 'plain', 'bomb'),
  })
  .map(({ body, encoding, how }) => {
    const bytes =
      how === 'gzip'
        ? gzipSync(body.bytes)
        : how === 'deflate'
          ? deflateSync(body.bytes)
          : how === 'br'
            ? brotliCompressSync(body.bytes)
            : how === 'cut'
              ? gzipSync(body.bytes).subarray(0, -6)
              : how === 'bomb'
                ? gzipSync(Buffer.alloc(300_000, '['))
                : body.bytes
    return { ...body, bytes, encoding }
  })
const otherwise: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'text/xml', ';', '*/*'),
  bytes: anyText.map((written) => Buffer.from(written)),
})
const anyBody = fc.option(
  fc.oneof(
    { weight: 5, arbitrary: json },
    { weight: 4, arbitrary: multipart },
    { weight: 2, arbitrary: packed },
    { weight: 1, arbitrary: otherwise }
  ),
  { freq: 6 }
)

const headerText = fc
  .string({ unit: 'binary', maxLength: 80 })
  .map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''))
const anyHeaders = fc.dictionary(
  fc.constantFrom(
    ...['If-Match', 'If-None-Match', 'Accept', 'Accept-Encoding', 'Accept-Language', 'Cookie'],
    ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Request-Id'],
    ...['Idempotency-Key', 'Range', 'Origin', 'Referer', 'User-Agent', 'X-HTTP-Method-Override']
  ),
  headerText,
  { maxKeys: 3 }
)

const anyQuery = fc.option(
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'page',
          'perPage',
          'q',
          'status',
          'from',
          'to',
          'tag',
          'a[b]',
          '__proto__',
          'x'
        ),
        anyText
      ),
      { maxLength: 4 }
    )
    .map(
      (pairs) =>
        `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`
    )
)

/** Every call there is, from the router itself: a new route is tried without being named here. */
function calls() {
  const routes = Object.values(router.toJSON()).flat()
  return routes.flatMap((route) =>
    route.methods.map((method) => ({ method, pattern: route.pattern }))
  )
}

const agent = new Agent({ keepAlive: true })

async function send(input: {
  method: string
  path: string
  headers: Record<string, string>
  body: Body | null
}) {
  const { method, path, headers, body } = input
  const sent = httpRequest({
    agent,
    host: '127.0.0.1',
    port: process.env.PORT,
    method,
    path,
    headers: {
      ...headers,
      ...(body && { 'Content-Type': body.type, 'Content-Length': body.bytes.length }),
      ...(body?.encoding && { 'Content-Encoding': body.encoding }),
    },
    timeout: 20_000,
  })
  sent.on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${path}`)))
  sent.end(body?.bytes)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, answer: await text(response) }
}

const TABLES = [
  ...['users', 'auth_access_tokens', 'tournaments', 'achievements', 'contact_messages', 'settings'],
  ...['notifications', 'queue_jobs', 'passkeys', 'used_challenges'],
]

/** Everything there is, in one text. */
async function contents() {
  const rows = await Promise.all(TABLES.map((table) => db.from(table)))
  return JSON.stringify(rows)
}

test.group('Hostile input', () => {
  test(`on every route: ${RUNS} are taken or refused, never a 5xx, and a refusal changes nothing`, async ({
    assert,
  }) => {
    const director = await makeDirector()
    const rows = [
      await TournamentFactory.create(),
      await AchievementFactory.create(),
      await ContactMessageFactory.create(),
    ]
    const ids = rows.map(({ id }) => id)
    const token = async () => (await User.accessTokens.create(director)).value!.release()
    let valid = await token()

    const anyId = fc.oneof(
      fc.constantFrom(...ids, ...ids.map((id) => id.toUpperCase()), 'admin', 'abc', '-1', '1e3'),
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 40 })
        .map((id) => encodeURIComponent(id.toWellFormed())),
      fc.string({
        unit: fc.constantFrom('%', '0', 'C', '.', '/', '\\', 'a', '-', ';'),
        minLength: 1,
      })
    )
    const input = fc.record({
      call: fc.constantFrom(...calls()),
      id: anyId,
      query: anyQuery,
      headers: anyHeaders,
      isDirector: fc.integer({ min: 0, max: 9 }).map((number) => number > 1),
      body: anyBody,
    })

    const tried = new Map<string, number>()
    const statuses = new Map<number, number>()
    let before = await contents()
    await fc.assert(
      fc.asyncProperty(input, async ({ call, id, query, headers, isDirector, body }) => {
        await limiter.clear()
        const authorization = isDirector ? { Authorization: `Bearer ${valid}` } : undefined
        const path = call.pattern.replace(/:\w+|\*/, () => id) + (query ?? '')
        const { method } = call
        const { status, answer } = await send({
          method,
          path,
          headers: { ...headers, ...authorization },
          body,
        })
        // Health tells of the machine, which may be slow or full: that 503 is no failure of ours.
        const tellsOfMachine = call.pattern.startsWith('/api/health/') && status === 503
        if (!tellsOfMachine) assert.isBelow(status, 500, `${method} ${path}: ${answer}`)
        assert.notMatch(answer, LEAK, `${method} ${path}`)
        const name = `${method} ${call.pattern}`
        tried.set(name, (tried.get(name) ?? 0) + 1)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const isRead = method === 'GET' || method === 'HEAD'
        if (status < 400 && !isRead) {
          // Signed out, perhaps; and what there is has changed, as it should.
          if (call.pattern.includes('logout')) valid = await token()
          before = await contents()
          return
        }
        // Reading all rows takes longer than the request: for what reads, now and then.
        if (isRead && statuses.get(status)! % 20 > 0) return
        assert.equal(await contents(), before, `${method} ${path} answered ${status}`)
      }),
      { numRuns: RUNS, endOnFailure: true }
    )
    assert.lengthOf([...tried.keys()], calls().length)
    const each = RUNS / tried.size
    assert.isAbove(Math.min(...tried.values()), each / 5)
    const seen = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
    console.log(`    ${RUNS} hostile inputs on ${tried.size} calls: ${seen.join(', ')}`)
  }).timeout(240_000)
})
