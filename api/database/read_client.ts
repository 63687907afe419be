import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * On SQLite the one connection that writes stands in line while another program holds the write
 * lock; this one only reads, which WAL allows at any time.
 */
export function readClient(): QueryClientContract {
  const primary = db.primaryConnectionName
  // Inside a global transaction (tests) another connection does not see its rows.
  const isOnlyConnection = primary !== 'sqlite' || db.connectionGlobalTransactions.has(primary)
  return db.connection(isOnlyConnection ? primary : 'reads')
}
