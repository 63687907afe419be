import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** It reads on, as WAL allows, while another program holds the write lock. */
export function readClient(): QueryClientContract {
  const primary = db.primaryConnectionName
  // Inside a global transaction (tests) another connection does not see its rows.
  const isOnlyConnection = primary !== 'sqlite' || db.connectionGlobalTransactions.has(primary)
  return db.connection(isOnlyConnection ? primary : 'reads')
}
