import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import PurgeDeleted from '#actions/purge_deleted'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { invalidateList } from '#models/revision'
import { signIn } from '#tests/director'
import { planOf, queriesOf } from '#tests/queries'

const AFTER = '2026-01-01T00:00:00.000Z~00000000-0000-7000-8000-000000000000'
const DAY_AFTER = AFTER.replace(/T[^~]+/, '')

/** Every list with every parameter that makes another query. */
const LISTS = [
  'tournaments',
  `tournaments?after=2026-01-01~1~${AFTER}`,
  `tournaments?after=2026-01-01~0~${DAY_AFTER}`,
  `tournaments?after=2026-01-01~2~${DAY_AFTER}`,
  'achievements',
  `achievements?after=~0~${DAY_AFTER}`,
  ...['contacts', 'tournaments/admin', 'achievements/admin'].flatMap((list) => {
    const [on, off] = list === 'contacts' ? ['read', 'unread'] : ['active', 'inactive']
    const after = list.startsWith('a') ? DAY_AFTER : AFTER
    return [
      ...['', '?page=1', '?page=2&perPage=1', `?after=${after}`, '?from=2026-01-01&to=2026-01-31'],
      ...[`?status=${on}`, `?status=${off}&page=2&perPage=1`, `?status=${off}&from=2026-01-01`],
      ...['?q=pla', '?q=pl', `?q=pla&status=${off}`, '?q=zzz'],
    ].map((parameters) => `${list}${parameters}`)
  }),
  'achievements/admin?tag=State',
  ...['new', 'read', 'answered', 'waiting'].map((state) => `contacts?state=${state}`),
  'contacts?remind=due',
  ...['contacts/deleted', 'tournaments/deleted', 'achievements/deleted', 'auth/profile'],
]

/** What asks for one row and those beside it. */
const BESIDE = ['tournaments', 'achievements'] as const

/** A table that is read from its first row to its last. */
const WHOLE_ON_SQLITE = /^SCAN (?!newest|json_each|\w+_trigrams VIRTUAL)\w+(?! USING)$/
const WHOLE_ON_POSTGRES = /Seq Scan on/
const isPostgres = process.env.DB_CONNECTION === 'pg'

async function wholeTables(work: () => Promise<unknown>) {
  const found: string[] = []
  const queries = await queriesOf(work)
  for (const query of queries) {
    const plan = await planOf(query)
    const whole = plan.filter((step) =>
      isPostgres ? WHOLE_ON_POSTGRES.test(step) : WHOLE_ON_SQLITE.test(step)
    )
    if (whole.length > 0) found.push(`${query.sql}\n  ${plan.join('\n  ')}`)
  }
  return { found, queries: queries.length }
}

test.group('Query plans', () => {
  for (const path of LISTS) {
    test(`GET /api/${path.replace(/2026[^~]*~[\d-]{36}/, '…')} reads no table as a whole`, async ({
      client,
      assert,
    }) => {
      await TournamentFactory.createMany(3)
      await AchievementFactory.createMany(3)
      await ContactMessageFactory.createMany(3)
      await db.transaction((trx) => invalidateList(trx, 'achievements'))
      await db.transaction((trx) => invalidateList(trx, 'tournaments'))
      const token = await signIn()
      const { found, queries } = await wholeTables(async () => {
        const response = await client.get(`/api/${path}`).bearerToken(token)
        response.assertStatus(200)
      })
      assert.isAbove(queries, 0)
      assert.deepEqual(found, [])
    })
  }

  for (const list of BESIDE) {
    test(`what stands beside one of the ${list} reads no table as a whole`, async ({
      client,
      assert,
    }) => {
      const factory = list === 'tournaments' ? TournamentFactory : AchievementFactory
      const [first] = await factory.createMany(3)
      const { found, queries } = await wholeTables(async () => {
        const response = await client.get(`/api/${list}/${first!.id}/neighbours`)
        response.assertStatus(200)
      })
      assert.isAtLeast(queries, 4)
      assert.deepEqual(found, [])
    })
  }

  test('the purge reads no table as a whole', async ({ assert }) => {
    const deletedAt = '2020-01-01T00:00:00.000Z'
    await TournamentFactory.merge({ deletedAt }).create()
    await AchievementFactory.merge({ deletedAt }).create()
    await ContactMessageFactory.merge({ deletedAt }).create()
    const { found, queries } = await wholeTables(() => new PurgeDeleted().handle())
    assert.isAbove(queries, 5)
    assert.deepEqual(found, [])
  })

  test('a table without an index for it is noticed', async ({ assert }) => {
    await TournamentFactory.create()
    const { found } = await wholeTables(() => db.from('tournaments').where('title', 'x'))
    assert.lengthOf(found, 1)
  })
})
