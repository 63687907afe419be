import { join } from 'node:path'
import type { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import type { SqliteConfig } from '@adonisjs/lucid/types/database'
import { openDataDir, SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'

export interface Machine {
  DATA_DIR: string
  DB_CONNECTION?: 'sqlite' | 'pg'
  DRIVE_DISK?: 'fs' | 's3'
  ADMIN_PASSWORD?: Secret<string>
  NEW_PASSWORD?: Secret<string>
}

/**
 * Does something with the settings and the SQLite database of another machine, but in this process: to
 * start one takes a second. The disk of pictures stays that of the tests: this is for what moves none.
 */
export async function atMachine<T>(machine: Machine, work: () => Promise<T>): Promise<T> {
  const usual = { DB_CONNECTION: 'sqlite', DRIVE_DISK: 'fs', DEMO: false } as const
  const takeBackSettings = Object.entries({ ...usual, ...machine }).map(set)
  openDataDir(machine.DATA_DIR)
  const takeBackConnections = connectTo(machine.DATA_DIR)
  try {
    return await work()
  } finally {
    await takeBackConnections()
    takeBackSettings.forEach((takeBack) => takeBack())
  }
}

/** Sets one variable; gives what takes that back, also in the process environment. */
function set([name, value]: [string, unknown]) {
  const of = name as 'DATA_DIR'
  const [before, written] = [env.get(of), process.env[name]]
  env.set(of, value as string)
  return () => {
    env.set(of, before)
    if (written === undefined) delete process.env[name]
    else process.env[name] = written
  }
}

/** Puts the connections of the tests away meanwhile: a restore closes all that there are. */
function connectTo(folder: string) {
  const { manager, primaryConnectionName } = db
  const ofTests = [...manager.connections]
  manager.connections.clear()
  const connection = { filename: join(folder, SQLITE_FILE) }
  for (const [name, { config }] of ofTests) {
    if (name === 'sqlite' || name === 'reads') {
      manager.add(name, { ...(config as SqliteConfig), connection })
    }
  }
  db.primaryConnectionName = 'sqlite'
  return async () => {
    await manager.closeAll(true)
    db.primaryConnectionName = primaryConnectionName
    for (const [name, one] of ofTests) manager.connections.set(name, one)
  }
}
