import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('Database', () => {
  test('is the one that the environment asks for', async ({ assert }) => {
    const isPostgres = process.env.DB_CONNECTION === 'pg'
    const call = isPostgres ? 'version()' : "'SQLite ' || sqlite_version()"
    const { version } = await db
      .query()
      .select(db.raw(`${call} as version`))
      .firstOrFail()
    assert.match(version, isPostgres ? /^PostgreSQL \d/ : /^SQLite 3/)
  })
})
