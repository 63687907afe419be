import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { digestTable, isDerived, readTables } from '#backup/table_rows'
import { childDatabase, isPostgres } from '#tests/child_database'

/** Every picture file of an installation, by its path. */
export function picturesIn(folder: string): string[] {
  const uploads = join(folder, 'uploads')
  if (!existsSync(uploads)) return []
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** All that an installation holds, for comparing: its rows, pictures and key. */
export async function contentOf(folder: string) {
  return {
    rows: await withDatabaseOf(folder, isPostgres ? postgresRows : sqliteRows),
    pictures: picturesIn(folder).map((file) => readFileSync(file, 'base64')),
    key: readFileSync(join(folder, 'app.key'), 'utf8'),
  }
}

/** Does something with the database of a DATA_DIR that another process may be using. */
export async function withDatabaseOf<T>(
  folder: string,
  work: (client: QueryClientContract) => Promise<T>,
  engine = isPostgres ? 'pg' : 'sqlite'
): Promise<T> {
  const name = `${folder} ${performance.now()}`
  const { DB_HOST: host, DB_PORT: port, DB_USER: user, DB_DATABASE } = childDatabase(folder)
  db.manager.add(
    name,
    engine === 'pg'
      ? { client: 'pg', connection: { host, port: Number(port), user, database: DB_DATABASE } }
      : {
          client: 'sqlite3',
          connection: { filename: join(folder, 'academy.sqlite') },
          useNullAsDefault: true,
        }
  )
  try {
    return await work(db.connection(name))
  } finally {
    await db.manager.close(name, true)
  }
}

const postgresRows = (client: QueryClientContract) =>
  client.transaction(async (trx) => {
    const digests: [string, unknown][] = []
    for (const table of await readTables(trx)) {
      digests.push([table.name, await digestTable(trx, table)])
    }
    return Object.fromEntries(digests)
  })

async function sqliteRows(client: QueryClientContract) {
  const tables = (await client.getAllTables()) as string[]
  const rows: [string, unknown][] = []
  for (const table of tables.filter((name) => !isDerived(name))) {
    rows.push([table, await client.from(table).orderBy(1 as any)])
  }
  return Object.fromEntries(rows)
}
