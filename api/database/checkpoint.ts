import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'

/** Writes the WAL into the database file, so that the file alone is complete after a stop. */
export async function checkpoint() {
  if (db.primaryConnectionName !== 'sqlite') return
  try {
    await db.rawQuery('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    logger.warn({ err: error }, 'the log of the database was not emptied')
  }
}
