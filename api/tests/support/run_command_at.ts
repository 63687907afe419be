import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { SQLITE_FILE } from '#backup/sqlite_file'
import { openDataDir } from '#start/data_dir'
import env from '#start/env'
import { runCommand } from '#tests/run_command'

interface Machine {
  DATA_DIR: string
  DB_CONNECTION?: 'sqlite' | 'pg'
  DRIVE_DISK?: 'fs' | 's3'
}

/**
 * Runs a command with the settings and the SQLite database of another machine, but in this process: to
 * start one takes a second. The disk of pictures stays that of the tests, so this is for what moves none.
 */
export async function runCommandAt(
  machine: Machine,
  name: string,
  args: string[] = [],
  answers: Record<string, string> = {}
) {
  const settings = { DB_CONNECTION: 'sqlite', DRIVE_DISK: 'fs', ...machine } as const
  const names = Object.keys(settings) as (keyof typeof settings)[]
  const before = names.map((one) => env.get(one))
  names.forEach((one) => env.set(one, settings[one]))
  openDataDir(machine.DATA_DIR)
  const takeBack = useDatabaseIn(machine.DATA_DIR)
  try {
    return await runCommand(name, args, answers)
  } finally {
    await takeBack()
    names.forEach((one, at) => env.set(one, before[at]!))
  }
}

/** The connections of the tests are put away, since a restore closes all that there are. */
function useDatabaseIn(folder: string) {
  const { manager, primaryConnectionName } = db
  const usual = [...manager.connections]
  manager.connections.clear()
  db.primaryConnectionName = 'machine'
  manager.add('machine', {
    client: 'sqlite3',
    connection: { filename: join(folder, SQLITE_FILE) },
    useNullAsDefault: true,
  })
  return async () => {
    await manager.closeAll(true)
    db.primaryConnectionName = primaryConnectionName
    for (const [name, connection] of usual) manager.connections.set(name, connection)
  }
}
