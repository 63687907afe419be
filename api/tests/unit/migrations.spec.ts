import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import pg from 'pg'
import { run, temporaryFolder } from '#tests/child'
import { childDatabase, isPostgres } from '#tests/child_database'
import { schemaOf } from '#tests/schema_of'

const LAST_REPLACED = 'database/migrations/1763690400122_create_used_challenges_table'

/** A small database as the last release with 32 migrations made it. */
const REPLACED = readFileSync(
  new URL(
    `../support/replaced_migrations/${isPostgres ? 'postgres' : 'sqlite'}.sql`,
    import.meta.url
  ),
  'utf8'
)

async function query(folder: string, sql: string): Promise<Record<string, unknown>[]> {
  if (!isPostgres) {
    const database = new DatabaseSync(join(folder, 'academy.sqlite'))
    const rows = sql.startsWith('select') ? database.prepare(sql).all() : []
    if (rows.length === 0) database.exec(sql)
    database.close()
    return rows
  }
  const { DB_HOST: host, DB_PORT: port, DB_USER: user, DB_DATABASE } = childDatabase(folder)
  const client = new pg.Client({ host, port: Number(port), user, database: DB_DATABASE })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const migrate = (folder: string) =>
  run(['ace.js', 'migration:run', '--no-schema-generate'], { DATA_DIR: folder, NODE_ENV: 'test' })

test.group('Migrations', () => {
  test('upgrade a database of the replaced migrations and keep its rows', async ({ assert }) => {
    const [fresh, upgraded] = [temporaryFolder(), temporaryFolder()]
    const made = await migrate(fresh)
    assert.equal(made.code, 0, made.text)
    await query(upgraded, REPLACED)
    const rows = 'select id, slug, title, search_text, deleted_at from tournaments order by id'
    const before = await query(upgraded, rows)
    assert.lengthOf(before, 2)

    const { code, text } = await migrate(upgraded)
    assert.equal(code, 0, text)
    assert.deepEqual(await schemaOf(upgraded), await schemaOf(fresh))
    assert.deepEqual(await query(upgraded, rows), before)
    const names = (folder: string) => query(folder, 'select name from adonis_schema order by name')
    assert.deepEqual(await names(upgraded), await names(fresh))

    const again = await migrate(upgraded)
    assert.equal(again.code, 0, again.text)
  })

  test('refuse an older database with one sentence and no change', async ({ assert }) => {
    const folder = temporaryFolder()
    await query(folder, REPLACED)
    await query(folder, `delete from adonis_schema where name = '${LAST_REPLACED}'`)
    const before = await schemaOf(folder)
    const { code, text } = await run(['bin/server.ts'], { DATA_DIR: folder, NODE_ENV: 'test' })
    assert.equal(code, 1)
    assert.equal(
      text,
      'This database is too old: start the last release before 24 November 2026 once, then this one.'
    )
    assert.deepEqual(await schemaOf(folder), before)
  })
})
