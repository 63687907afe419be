import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { test } from '@japa/runner'
import { run, temporaryFolder } from '#tests/child'

/** Everything that the schema consists of, save the migrations' own bookkeeping. */
function schemaOf(folder: string): Promise<string[]> {
  const database = new sqlite3.Database(join(folder, 'academy.sqlite'))
  const sql =
    "select sql from sqlite_master where sql is not null and tbl_name not like 'adonis_%' order by name"
  return new Promise((resolve, reject) => {
    database.all<{ sql: string }>(sql, (error, rows) => {
      database.close()
      if (error) reject(error)
      else resolve(rows.map((row) => row.sql).filter((text) => !text.includes('sqlite_sequence')))
    })
  })
}

test.group('Migrations', () => {
  test('go up, all the way down, and up again to the same schema', async ({ assert }) => {
    const DATA_DIR = temporaryFolder()
    const ace = (...args: string[]) => run(['ace.js', ...args], { DATA_DIR, NODE_ENV: 'test' })
    assert.equal((await ace('migration:run', '--no-schema-generate')).code, 0)
    const up = await schemaOf(DATA_DIR)
    assert.isAbove(up.length, 15)
    assert.equal((await ace('migration:reset', '--no-schema-generate')).code, 0)
    assert.isEmpty(await schemaOf(DATA_DIR))
    assert.equal((await ace('migration:run', '--no-schema-generate')).code, 0)
    assert.deepEqual(await schemaOf(DATA_DIR), up)
  }).timeout(30_000)
})
