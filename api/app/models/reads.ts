import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The connection that answers what only reads. */
export function reads(): QueryClientContract {
  return db.connection()
}
