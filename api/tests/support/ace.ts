import { cpSync } from 'node:fs'
import { isPostgres } from '#tests/child_database'
import { run, start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { freePort } from '#tests/free_port'

/** Runs a command of ace as a server would; gives its exit code and all that it printed. */
export function ace(args: string[], env: Record<string, string>) {
  return run(['ace.js', ...args], { NODE_ENV: 'production', ...env })
}

/** A first start makes it: tables, a director, the sample content with pictures. */
async function make(DATA_DIR: string, engine: Record<string, string>) {
  const PORT = String(await freePort())
  const server = start(['bin/server.ts'], {
    ...engine,
    DATA_DIR,
    PORT,
    DEMO: '1',
    QUEUE_WORKER: '0',
    ADMIN_EMAIL: 'first@academy.example',
    ADMIN_PASSWORD: 'the first password',
  })
  await untilAnswers(`http://127.0.0.1:${PORT}/api/health`)
  server.kill('SIGTERM')
  await untilOver(server)
  if (server.exitCode !== 0) throw new Error(server.text)
}

let onSqlite: Promise<string> | undefined

async function makeOnSqlite() {
  const folder = temporaryFolder()
  await make(folder, { DB_CONNECTION: 'sqlite' })
  return folder
}

/**
 * Makes a whole installation in a folder. SQLite's is all in the folder: it is made once, to be
 * copied.
 */
export async function install(
  DATA_DIR: string,
  engine: 'pg' | 'sqlite' = isPostgres ? 'pg' : 'sqlite'
) {
  if (engine === 'pg') return make(DATA_DIR, {})
  onSqlite ??= makeOnSqlite()
  cpSync(await onSqlite, DATA_DIR, { recursive: true })
}
