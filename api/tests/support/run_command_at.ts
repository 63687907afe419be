import { openDataDir } from '#start/data_dir'
import env from '#start/env'
import { runCommand } from '#tests/run_command'

interface Machine {
  DATA_DIR: string
  DB_CONNECTION?: 'sqlite' | 'pg'
  DRIVE_DISK?: 'fs' | 's3'
}

/**
 * Runs a command with the settings of another machine, but in this process: to start one takes a
 * second. Its database stays that of the tests, so this is for what only looks or refuses.
 */
export async function runCommandAt(machine: Machine, name: string, args: string[] = []) {
  const settings = { DB_CONNECTION: 'sqlite', DRIVE_DISK: 'fs', ...machine } as const
  const names = Object.keys(settings) as (keyof typeof settings)[]
  const before = names.map((one) => env.get(one))
  names.forEach((one) => env.set(one, settings[one]))
  openDataDir(machine.DATA_DIR)
  try {
    return await runCommand(name, args)
  } finally {
    names.forEach((one, at) => env.set(one, before[at]!))
  }
}
