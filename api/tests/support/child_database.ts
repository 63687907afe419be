import { execFileSync } from 'node:child_process'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(
  new URL(`create_database${extname(import.meta.url)}`, import.meta.url)
)
const made = new Set<string>()

/** Whether the specs run on PostgreSQL (`DB_CONNECTION=pg`). */
export const isPostgres = process.env.DB_CONNECTION === 'pg'

/**
 * The variables that lead a child process to the database of its DATA_DIR. On PostgreSQL that is
 * one named after the folder, made the first time; SQLite's lies in the folder.
 */
export function childDatabase(dataDir: string | undefined): Record<string, string> {
  if (!isPostgres) return {}
  const name = basename(dataDir ?? '')
  if (!made.has(name)) execFileSync(process.execPath, [program, name])
  made.add(name)
  const { DB_HOST = '', DB_PORT = '', DB_USER = '', DB_PASSWORD = '' } = process.env
  return { DB_CONNECTION: 'pg', DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE: name }
}
