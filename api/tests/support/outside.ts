import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { childDatabase, isPostgres } from '#tests/child_database'

/** Runs SQL on the database of a child process, from outside of it; gives the rows. */
export async function outside(dataDir: string, sql: string): Promise<Record<string, any>[]> {
  if (!isPostgres) {
    const database = new DatabaseSync(join(dataDir, 'academy.sqlite'), { timeout: 5_000 })
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  }
  const variables = childDatabase(dataDir)
  const { DB_HOST: host, DB_PORT: port, DB_USER: user, DB_DATABASE: database } = variables
  const client = new pg.Client({ host, port: Number(port), user, database })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}
