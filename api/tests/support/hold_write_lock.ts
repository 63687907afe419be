// A program of its own: holds the write lock of a DATA_DIR's database (on PostgreSQL: of the tables
// that are written to) from the word `held` on its output until its input ends.
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import sqlite3 from 'sqlite3'

const { DB_CONNECTION, DB_HOST, DB_PORT, DB_USER, DB_DATABASE, DATA_DIR = '' } = process.env

// Sessions were last used long enough ago for their next use to be written down.
const AGE = "update auth_access_tokens set created_at = '2026-01-01T00:00:00.000Z', last_used_at = "
const aged = `${AGE}'${new Date(Date.now() - 600_000).toISOString()}'`

async function onSqlite() {
  const database = new sqlite3.Database(join(DATA_DIR, 'academy.sqlite'))
  return (sql: string) =>
    new Promise<void>((resolve, reject) => {
      database.exec(sql, (error) => (error ? reject(error) : resolve()))
    })
}

async function onPostgres() {
  const client = new pg.Client({
    ...{ host: DB_HOST, port: Number(DB_PORT), user: DB_USER, database: DB_DATABASE },
  })
  await client.connect()
  return (sql: string) => client.query(sql)
}

const isPostgres = DB_CONNECTION === 'pg'
const execute = await (isPostgres ? onPostgres() : onSqlite())
await execute(aged)
await execute(isPostgres ? 'begin' : 'begin immediate')
if (isPostgres) {
  await execute('lock table contact_messages, settings, auth_access_tokens in exclusive mode')
}
console.log('held')
await once(process.stdin.resume(), 'end')
await execute('rollback')
process.exit()
