import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { invalidateList } from '#models/revision'
import Notification from '#models/notification'
import { signIn } from '#tests/director'
import { queriesOf } from '#tests/queries'

/** What is asked for and how many queries answer it, one of them for session and director. */
const COUNTS: [path: string, queries: number][] = [
  // The revision, then upcoming ones, those without a date, past ones.
  ['tournaments', 4],
  ['tournaments/:tournament', 1],
  ['achievements', 2],
  ['achievements/:achievement', 1],
  ['contacts', 3],
  ['contacts?page=1', 7],
  ['contacts?status=unread', 7],
  ['contacts?state=waiting', 8],
  ['contacts?from=2026-01-01', 8],
  ['contacts?q=place', 8],
  ['contacts?q=pl', 7],
  ['contacts/:message', 3],
  ['contacts/deleted', 2],
  ['tournaments/admin', 2],
  ['tournaments/admin?page=1', 4],
  ['tournaments/admin?q=rapid', 5],
  ['tournaments/deleted', 2],
  ['achievements/admin', 2],
  ['achievements/admin?page=1', 5],
  ['achievements/admin?tag=State', 6],
  ['achievements/admin?q=state', 6],
  ['achievements/deleted', 2],
  ['auth/profile', 1],
  ['settings', 2],
  ['ready-replies', 2],
]

/** PostgreSQL's own index is part of the search itself; SQLite's is asked first. */
const isPostgres = process.env.DB_CONNECTION === 'pg'
const expected = (path: string, queries: number) =>
  isPostgres && /q=\w{3}/.test(path) ? queries - 1 : queries

async function makeRows(count: number) {
  const tournaments = await TournamentFactory.createMany(count)
  const achievements = await AchievementFactory.createMany(count)
  const messages = await ContactMessageFactory.createMany(count)
  await TournamentFactory.apply('deleted').createMany(count)
  await AchievementFactory.apply('deleted').createMany(count)
  await ContactMessageFactory.apply('deleted').createMany(count)
  await Notification.createMany(
    messages.map(({ id }) => ({
      ...{ contactMessageId: id, recipient: 'director@academy.example', state: 'sent' as const },
      ...{ attempts: 1, answer: '250 OK', queuedAt: '2026-01-01T00:00:00.000Z' },
    }))
  )
  // Otherwise the public lists would answer with what they kept.
  await db.transaction((trx) => invalidateList(trx, 'achievements'))
  await db.transaction((trx) => invalidateList(trx, 'tournaments'))
  return {
    tournament: tournaments[0]!.id,
    achievement: achievements[0]!.id,
    message: messages[0]!.id,
  }
}

const isSearch = (path: string) => path.includes('q=')

test.group('Queries per request', () => {
  for (const [what, paths, tags] of [
    ['a list, an item or a page', COUNTS.filter(([path]) => !isSearch(path)), ['@any-database']],
    // Only what is searched for is asked of each database in its own way.
    ['what is searched for', COUNTS.filter(([path]) => isSearch(path)), []],
  ] as const) {
    test(`are as many for 1 row of each kind as for 50, and not too many: ${what}`, async ({
      client,
      assert,
    }) => {
      const token = await signIn()
      for (const rows of [1, 50]) {
        const ids: Record<string, string> = await makeRows(rows)
        for (const [path, queries] of paths) {
          const isPublicItem = path.includes('/:') && !path.startsWith('contacts')
          const address = path.replace(/:(\w+)/, (_, name) => ids[name]!)
          const made = await queriesOf(async () => {
            const request = client.get(`/api/${address}`)
            const response = await (isPublicItem ? request : request.bearerToken(token))
            response.assertStatus(200)
          })
          const statements = made.map(({ sql }) => sql).join('\n')
          const asked = `GET /api/${path}, ${rows} rows:\n${statements}`
          assert.lengthOf(made, expected(path, queries), asked)
        }
      }
    }).tags([...tags])
  }
})
