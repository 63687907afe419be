import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Every picture file of an installation, by its path. */
export function picturesIn(folder: string): string[] {
  const uploads = join(folder, 'uploads')
  if (!existsSync(uploads)) return []
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Does something with the SQLite database in a folder. */
export function databaseOf<T>(folder: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'academy.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const TABLES = [
  'users',
  'tournaments',
  'achievements',
  'notices',
  'contact_messages',
  'settings',
  'batches',
  'activities',
  'old_slugs',
  'passkeys',
  'revisions',
]

/** The content of an installation, for comparing: its rows, pictures and key. */
export function contentOf(folder: string) {
  return {
    rows: databaseOf(folder, (database) =>
      TABLES.map((table) => database.prepare(`select * from ${table} order by 1`).all())
    ),
    pictures: picturesIn(folder).map((file) => readFileSync(file, 'base64')),
    key: readFileSync(join(folder, 'app.key'), 'utf8'),
  }
}
