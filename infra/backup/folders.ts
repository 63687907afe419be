import { BackupRefusal } from './refusal.ts'

/** The two folders every command here needs, from the environment (site.env on the server). */
export function readFolders(): { data: string; backups: string } {
  const { DATA_DIR, BACKUP_DIR, DB_CONNECTION } = process.env
  if (!DATA_DIR) throw new BackupRefusal('DATA_DIR is not set: the folder that holds all state.')
  if (!BACKUP_DIR) throw new BackupRefusal('BACKUP_DIR is not set: the folder for backups.')
  if (DB_CONNECTION === 'pg') {
    throw new BackupRefusal('DB_CONNECTION is pg: back up PostgreSQL with its own tools (pg_dump).')
  }
  return { data: DATA_DIR, backups: BACKUP_DIR }
}
