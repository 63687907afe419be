import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'

/** So that the file alone is complete after a stop; else the next start reads the log. */
export async function checkpoint() {
  if (db.primaryConnectionName !== 'sqlite') return
  try {
    await db.rawQuery('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    logger.warn({ err: error }, 'the log of the database was not emptied')
  }
}
