import { setTimeout as sleep } from 'node:timers/promises'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { DbQueryEventNode } from '@adonisjs/lucid/types/database'

/** The statements that some work made, in order. */
export async function queriesOf(work: () => Promise<unknown>): Promise<DbQueryEventNode[]> {
  const queries: DbQueryEventNode[] = []
  const stop = emitter.on('db:query', (query) => void queries.push(query))
  await work()
  // Events are told a little later than what they tell of.
  await sleep(5)
  stop()
  return queries.filter(({ sql }) => /^\s*(select|update|delete|insert|with)\b/i.test(sql))
}

/** How the database goes about a statement, one line for each step. */
export async function planOf({ sql, bindings = [] }: DbQueryEventNode): Promise<string[]> {
  const values = [...bindings]
  const text = sql.replace(/\?|\$\d+/g, () => literal(values.shift()))
  if (db.connection().dialect.name !== 'postgres') {
    const steps: { detail: string }[] = await db.rawQuery(`explain query plan ${text}`)
    return steps.map(({ detail }) => detail)
  }
  // Tables of a few rows are read as a whole; what matters is that there is another way.
  await db.rawQuery('set local enable_seqscan = off')
  const { rows } = await db.rawQuery(`explain ${text}`)
  return rows.map((row: Record<string, string>) => row['QUERY PLAN'])
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return String(value)
}
