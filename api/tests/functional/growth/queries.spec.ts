import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { BatchFactory } from '#database/factories/batch_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { NoticeFactory } from '#database/factories/notice_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { invalidateList } from '#writes/list_revision'
import { signIn } from '#tests/director'
import { queriesOf } from '#tests/queries'

/** What is asked for and how many queries answer it at most, with that for session and director. */
const COUNTS: [path: string, queries: number][] = [
  ['tournaments', 4],
  ['achievements', 2],
  ['calendar', 1],
  ['calendar/notices', 2],
  ['notices', 2],
  ['classes', 3],
  ['ready-replies', 4],
  ['notices/admin', 3],
  ['classes/admin', 4],
  ['contacts', 4],
  ['contacts?q=place', 9],
  ['contacts/deleted', 4],
  ['tournaments/admin', 3],
  ['tournaments/admin?status=active', 5],
  ['tournaments/deleted', 3],
  ['achievements/admin?tag=State', 6],
  ['achievements/deleted', 3],
]

async function makeRows(count: number) {
  await TournamentFactory.createMany(count)
  await AchievementFactory.createMany(count)
  await ContactMessageFactory.createMany(count)
  await BatchFactory.createMany(count)
  await NoticeFactory.createMany(count)
  await TournamentFactory.apply('deleted').createMany(count)
  await AchievementFactory.apply('deleted').createMany(count)
  await ContactMessageFactory.apply('deleted').createMany(count)
  await db.transaction((trx) => invalidateList(trx, 'achievements'))
  await db.transaction((trx) => invalidateList(trx, 'tournaments'))
  await db.transaction((trx) => invalidateList(trx, 'classes'))
}

test.group('Queries per request', () => {
  test('stay within the limit for 1 row and for 50 rows', async ({ client, assert }) => {
    const token = await signIn()
    for (const rows of [1, 50]) {
      await makeRows(rows)
      for (const [path, queries] of COUNTS) {
        const made = await queriesOf(async () => {
          const response = await client.get(`/api/${path}`).bearerToken(token)
          response.assertStatus(200)
        })
        const statements = made.map(({ sql }) => sql).join('\n')
        assert.isAtMost(made.length, queries, `GET /api/${path}, ${rows} rows:\n${statements}`)
      }
    }
  })
})
