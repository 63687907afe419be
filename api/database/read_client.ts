import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A second SQLite connection, which can read while another program holds the write lock. */
export function readClient(): QueryClientContract {
  const primary = db.primaryConnectionName
  // Another connection does not see the rows of a global transaction (tests).
  const isOnlyConnection = primary !== 'sqlite' || db.connectionGlobalTransactions.has(primary)
  return db.connection(isOnlyConnection ? primary : 'reads')
}
