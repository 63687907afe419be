import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'

/**
 * For what must be answered while a write waits: lists, items, sessions. On SQLite the one
 * connection that writes stands in line while another program holds the write lock; this one only
 * reads, which WAL allows at any time.
 */
export function readClient(): QueryClientContract {
  const primary = db.primaryConnectionName
  // Inside a global transaction (tests) nobody else sees its rows.
  const isAlone = primary !== 'sqlite' || db.connectionGlobalTransactions.has(primary)
  return db.connection(isAlone ? primary : 'reads')
}

/** Runs a statement that is written down: to have it built takes longer than a short one takes. */
export async function readRows<Row>(sql: string, bindings: StrictValues[]): Promise<Row[]> {
  const answer = await readClient().rawQuery(sql, bindings)
  return answer.rows ?? answer
}
