import { once } from 'node:events'
import { request as rawRequest, type IncomingMessage } from 'node:http'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { refusalBody } from '#exceptions/refusal_body'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { timestamp } from '#models/timestamp'
import { makeDirector, signIn } from '#tests/director'
import { pastChange } from '#tests/past_change'
import { forge } from '#tests/forged_tokens'

/** Who may: everybody (the token does not matter) or a director; what a director gets. */
type Row = [call: string, who: 'everybody' | 'director', status: number, body?: object]

const FORM = { name: 'Sunita', email: 'sunita@mail.example', message: 'Is there a place left?' }

/** The whole API. A body marks a JSON call; the statuses are those of an otherwise good request. */
const TABLE: Row[] = [
  ['POST /api/auth/login', 'everybody', 422, {}],
  ['POST /api/auth/passkey-challenges', 'everybody', 201],
  ['POST /api/auth/passkey-login', 'everybody', 422, {}],
  ['POST /api/auth/password-resets', 'everybody', 422, {}],
  ['PUT /api/auth/password-resets', 'everybody', 422, {}],
  ['GET /api/tournaments', 'everybody', 200],
  ['GET /api/tournaments/:tournament', 'everybody', 200],
  ['GET /api/tournaments/:tournament/neighbours', 'everybody', 200],
  ['GET /api/achievements', 'everybody', 200],
  ['GET /api/achievements/:achievement', 'everybody', 200],
  ['GET /api/achievements/:achievement/neighbours', 'everybody', 200],
  ['GET /api/calendar', 'everybody', 200],
  ['GET /api/addresses', 'everybody', 200],
  ['GET /api/openapi.json', 'everybody', 200],
  ['POST /api/contacts', 'everybody', 201, FORM],
  ['GET /api/health', 'everybody', 200],
  ['GET /api/health/live', 'everybody', 200],
  ['GET /api/health/ready', 'everybody', 200],
  ['GET /api/health/upkeep', 'everybody', 200],
  ['GET /metrics', 'everybody', 200],
  ['GET /api/withheld/*', 'everybody', 404],
  ['GET /uploads/*', 'everybody', 404],
  ['GET /uploads/share/*', 'everybody', 404],

  ['GET /api/auth/profile', 'director', 200],
  ['PUT /api/auth/profile', 'director', 422, {}],
  ['POST /api/auth/logout', 'director', 204],
  ['POST /api/auth/logout-everywhere', 'director', 204],
  ['PUT /api/auth/password', 'director', 422, {}],
  ['GET /api/auth/sessions', 'director', 200],
  ['DELETE /api/auth/sessions/:nobody', 'director', 404],
  ['GET /api/auth/passkeys', 'director', 200],
  ['POST /api/auth/passkeys', 'director', 422, {}],
  ['DELETE /api/auth/passkeys/:nobody', 'director', 404],
  ['POST /api/auth/passkey-registrations', 'director', 422, {}],
  ['GET /api/tournaments/admin', 'director', 200],
  ['GET /api/tournaments/deleted', 'director', 200],
  ['DELETE /api/tournaments/deleted/:deletedTournament', 'director', 200],
  ['POST /api/tournaments', 'director', 422],
  ['POST /api/tournaments/share-picture', 'director', 200],
  ['PUT /api/tournaments/:tournament', 'director', 200],
  ['DELETE /api/tournaments/:tournament', 'director', 200],
  ['POST /api/tournaments/:deletedTournament/restore', 'director', 200],
  ['GET /api/achievements/admin', 'director', 200],
  ['GET /api/achievements/deleted', 'director', 200],
  ['DELETE /api/achievements/deleted/:deletedAchievement', 'director', 200],
  ['POST /api/achievements', 'director', 422],
  ['POST /api/achievements/share-picture', 'director', 200],
  ['PUT /api/achievements/:achievement', 'director', 200],
  ['DELETE /api/achievements/:achievement', 'director', 200],
  ['POST /api/achievements/:deletedAchievement/restore', 'director', 200],
  ['GET /api/contacts', 'director', 200],
  ['GET /api/contacts/deleted', 'director', 200],
  ['DELETE /api/contacts/deleted/:deletedMessage', 'director', 200],
  ['GET /api/contacts/:message', 'director', 200],
  ['DELETE /api/contacts/:message', 'director', 200],
  ['POST /api/contacts/:deletedMessage/restore', 'director', 200],
  ['PATCH /api/contacts/:message', 'director', 200, {}],
  ['PATCH /api/contacts/:message/read', 'director', 200],
  ['POST /api/contacts/:message/notifications/retry', 'director', 200],
  ['GET /api/ready-replies', 'director', 200],
  ['PUT /api/ready-replies', 'director', 422, {}],
  ['GET /api/activities', 'director', 200],
  ['POST /api/activities/:activity/restore', 'director', 201],
  ['GET /api/settings', 'director', 200],
  ['PUT /api/settings', 'director', 200, {}],
  ['PUT /api/settings/emails', 'director', 200, { emails: [] }],
  ['PUT /api/settings/notifications', 'director', 200, { enabled: true }],
  ['POST /api/settings/test-email', 'director', 422, {}],
  ['DELETE /api/idempotency-keys/:key', 'director', 200],
]

/** Register is of a kind of its own: 403, never 401, for who is no director. */
const REGISTER = 'POST /api/auth/register'

const STATES = ['no token', 'garbage', 'expired', 'revoked', 'valid'] as const

async function tokenIn(state: (typeof STATES)[number]): Promise<string | undefined> {
  if (state === 'no token') return undefined
  if (state === 'garbage') return 'oat_garbage.garbage'
  const token = await signIn()
  const rows = db.from('auth_access_tokens')
  if (state === 'expired') await rows.update({ expires_at: timestamp(Date.now() - 1000) })
  if (state === 'revoked') await rows.delete()
  return token
}

async function examples(): Promise<Record<string, string>> {
  const tournament = await TournamentFactory.create()
  const made = {
    tournament,
    activity: await pastChange(tournament.id),
    deletedTournament: await TournamentFactory.apply('deleted').create(),
    achievement: await AchievementFactory.create(),
    deletedAchievement: await AchievementFactory.apply('deleted').create(),
    message: await ContactMessageFactory.create(),
    deletedMessage: await ContactMessageFactory.apply('deleted').create(),
    key: { id: '0193a5e0-0000-7000-8000-000000000000' },
    nobody: { id: '0193a5e0-0000-7000-8000-000000000000' },
  }
  return Object.fromEntries(Object.entries(made).map(([name, row]) => [name, row.id]))
}

type Ids = Record<string, string>

/** @param end what comes behind the path: a query */
function ask([call, , , body]: Row, ids: Ids, headers: Record<string, string>, end = '') {
  const [method, pattern] = call.split(' ') as [string, string]
  const path = pattern.replace(/:(\w+)/, (_, name) => ids[name]!).replace('*', 'nothing') + end
  const type: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {}
  const init = { method, headers: { ...headers, ...type }, body: body && JSON.stringify(body) }
  return fetch(`http://127.0.0.1:${process.env.PORT}${path}`, init)
}

async function request(row: Row, token: string | undefined) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  return ask(row, await examples(), headers)
}

/** What is no token however it is sent; made from two that are. */
async function malformed(): Promise<
  [what: string, headers: Record<string, string>, end: string][]
> {
  const director = await makeDirector()
  const [token, other] = [await signIn(director), await signIn(director)]
  return [
    ...Object.entries(forge(token, other)).map(
      ([what, Authorization]): [string, Record<string, string>, string] => [
        what,
        { Authorization },
        '',
      ]
    ),
    ['one in the address', {}, `?token=${token}&access_token=${token}`],
    ['one in a cookie', { Cookie: `token=${token}; Authorization=Bearer ${token}` }, ''],
  ]
}

test.group('Authorisation matrix', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  for (const row of TABLE) {
    const [call, who, status] = row
    for (const state of STATES) {
      const isAllowed = who === 'everybody' || state === 'valid'
      const expected = isAllowed ? status : 401
      test(`${call}, ${state}: ${expected}`, async ({ assert }) => {
        const response = await request(row, await tokenIn(state))
        assert.equal(response.status, expected)
        if (expected !== 401) return
        assert.deepEqual(
          await response.json(),
          refusalBody({ message: 'Please sign in to continue.' })
        )
        assert.equal(response.headers.get('www-authenticate'), 'Bearer')
        assert.equal(response.headers.get('cache-control'), 'no-store')
      })
    }
  }

  for (const state of STATES) {
    const expected = state === 'valid' ? 422 : 403
    test(`${REGISTER}, ${state}: ${expected}`, async ({ assert }) => {
      const response = await request([REGISTER, 'everybody', expected, {}], await tokenIn(state))
      assert.equal(response.status, expected)
    })
  }

  const directors = TABLE.filter(([, who]) => who === 'director')
  const everybodys = TABLE.filter(([, who]) => who === 'everybody')

  test('what is no token opens no call of a director, and writes nothing', async ({ assert }) => {
    const ids = await examples()
    const variants = await malformed()
    const tables = [
      'auth_access_tokens',
      'passkeys',
      'tournaments',
      'achievements',
      'contact_messages',
    ]
    const read = () => Promise.all(tables.map((table) => db.from(table).orderBy('id')))
    const before = await read()
    for (const [what, headers, end] of variants) {
      for (const row of directors) {
        const { status } = await ask(row, ids, headers, end)
        assert.equal(status, 401, `${row[0]} with ${what}`)
      }
    }
    assert.isAtLeast(variants.length, 15)
    assert.deepEqual(await read(), before)
  })

  test('what is no token changes nothing about the calls of everybody', async ({ assert }) => {
    const ids = await examples()
    for (const [what, headers, end] of await malformed()) {
      // Limits and repeated messages are other specs'.
      await limiter.clear()
      for (const row of everybodys) {
        const { status } = await ask(row, ids, headers, end)
        assert.equal(status, row[2], `${row[0]} with ${what}`)
      }
    }
  })

  test('two headers with a token each are none', async ({ assert }) => {
    const director = await makeDirector()
    const [token, other] = [await signIn(director), await signIn(director)]
    const ids = await examples()
    for (const [call, , , body] of directors) {
      const [method, pattern] = call.split(' ') as [string, string]
      const path = pattern.replace(/:(\w+)/, (_, name) => ids[name]!)
      const { PORT: port } = process.env
      const sent = rawRequest({ host: '127.0.0.1', port, method, path })
      sent.setHeader('Content-Type', 'application/json')
      sent.setHeader('Authorization', [`Bearer ${token}`, `Bearer ${other}`])
      sent.end(body && JSON.stringify(body))
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      response.resume()
      assert.equal(response.statusCode, 401, call)
    }
  })

  test('knows every route there is', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const calls = routes.flatMap((route) =>
      route.methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${route.pattern}`)
    )
    const known = [...TABLE.map(([call]) => call), REGISTER]
    const patterns = known.map((call) => call.replace(/:(?!key)\w+/, ':id'))
    assert.sameMembers(calls, patterns)
  })
})
