import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CommandError } from '#exceptions/command_error'
import { dumpTable, isDerived, readTables } from '#backup/table_rows'
import { pictureFiles, readStoredPicture } from '#pictures/stored_picture'

export const SQLITE_FILE = 'academy.sqlite'

export interface DatabaseCopy {
  database: 'sqlite' | 'pg'
  migrations: string[]
  rows: Record<string, number>
  /** What was written, relative to the folder. */
  files: string[]
  /** The picture files that the copied rows name. */
  pictures: string[]
}

/** The names of the migrations that made the tables, in order; none where there are no tables. */
export async function readMigrations(client: QueryClientContract): Promise<string[]> {
  if (!(await hasTable(client, 'adonis_schema'))) return []
  const rows = await client.from('adonis_schema').select('name').orderBy('id')
  return rows.map((row) => row.name)
}

async function hasTable(client: QueryClientContract, table: string): Promise<boolean> {
  // Lucid's own way to ask would leave a transaction, and SQLite has one connection.
  if (client.dialect.name === 'postgres') {
    const { rows } = await client.rawQuery('select to_regclass(?) as found', [table])
    return rows[0].found !== null
  }
  const rows = await client.rawQuery('select 1 from sqlite_master where name = ?', [table])
  return rows.length > 0
}

/** Names of the picture files that rows name. */
export async function readPictures(client: QueryClientContract): Promise<string[]> {
  const names: string[] = []
  for (const list of ['tournaments', 'achievements']) {
    for (const row of await client.from(list).select('picture').whereNotNull('picture')) {
      const picture = readStoredPicture(row.picture)!
      names.push(...pictureFiles(picture).filter((file) => picture.avif || !file.endsWith('.avif')))
    }
  }
  return names
}

/** Does something with a SQLite file that is not the installation's own. */
export async function withSqliteFile<T>(
  filename: string,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  const name = `file:${filename}`
  db.manager.add(name, { client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
  try {
    return await work(db.connection(name))
  } finally {
    await db.manager.close(name, true)
  }
}

/**
 * @returns rows by table
 * @throws CommandError when SQLite finds the file damaged
 */
export async function inspectSqlite(client: QueryClientContract, title: string) {
  const [answer] = await client.rawQuery('pragma integrity_check')
  if (answer.integrity_check !== 'ok') {
    throw new CommandError(`${title} is damaged: ${answer.integrity_check}.`)
  }
  const strays = await client.rawQuery('pragma foreign_key_check')
  if (strays.length > 0) {
    throw new CommandError(`${title} holds ${strays.length} rows that refer to none.`)
  }
  const counts: Record<string, number> = {}
  const tables = await client.getAllTables(['public'])
  for (const table of tables.filter((name) => !isDerived(name)).sort()) {
    const [{ rows }] = await client.rawQuery('select count(*) as rows from ??', [table])
    counts[table] = rows
  }
  return counts
}

/** SQLite's own copy of itself, in one read transaction: whoever writes meanwhile does not wait. */
async function copySqlite(folder: string): Promise<DatabaseCopy> {
  const file = join(folder, SQLITE_FILE)
  await db.connection().rawQuery('vacuum into ?', [file])
  return withSqliteFile(file, async (copy) => ({
    database: 'sqlite',
    migrations: await readMigrations(copy),
    rows: await inspectSqlite(copy, 'The copy of the database'),
    files: [SQLITE_FILE],
    pictures: await readPictures(copy),
  }))
}

/** Every table as a text file, all as they were at one moment. */
async function copyPostgres(folder: string): Promise<DatabaseCopy> {
  await mkdir(join(folder, 'rows'))
  return db.transaction(
    async (trx) => {
      // A large table takes longer than a visitor's question may.
      await trx.rawQuery('set local statement_timeout = 0')
      await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
      const rows: Record<string, number> = {}
      for (const table of await readTables(trx)) {
        const digest = await dumpTable(trx, table, join(folder, rowsFile(table.name)))
        rows[table.name] = digest.rows
      }
      return {
        database: 'pg',
        migrations: await readMigrations(trx),
        rows,
        files: Object.keys(rows).map(rowsFile),
        pictures: await readPictures(trx),
      }
    },
    { isolationLevel: 'repeatable read' }
  )
}

export const rowsFile = (table: string) => `rows/${table}.ndjson`

/**
 * Writes the whole database into an empty folder, as it is at one moment, while it is in use.
 * @throws CommandError when there is none yet, or the copy is damaged
 */
export async function copyDatabase(folder: string): Promise<DatabaseCopy> {
  if (!(await hasTable(db.connection(), 'adonis_schema'))) {
    throw new CommandError('There is no database yet: nothing to back up.')
  }
  return db.primaryConnectionName === 'sqlite' ? copySqlite(folder) : copyPostgres(folder)
}
