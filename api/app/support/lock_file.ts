import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '#exceptions/startup_error'
import env from '#start/env'

/** SQLite's codes: somebody else has it, or it is damaged or no database at all. */
const BUSY = 5
const DAMAGED = [11, 26]

/**
 * Takes a lock on a file of DATA_DIR by beginning a transaction in it. It ends with the process, even by
 * a crash, or when nothing refers to it any more. What the file holds means nothing: when it is damaged it is emptied, which keeps the locks of
 * others.
 * @returns undefined while another process has it
 * @throws StartupError where the file cannot be used
 */
export function takeLock(name: string, begin: string): DatabaseSync | undefined {
  const file = join(env.get('DATA_DIR'), name)
  try {
    return begun(file, begin)
  } catch (error) {
    if (DAMAGED.includes(codeOf(error))) {
      truncateSync(file)
      return takeLock(name, begin)
    }
    throw new StartupError(`${file} cannot be used: ${(error as Error).message}.`)
  }
}

function begun(file: string, begin: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(begin)
    return lock
  } catch (error) {
    lock.close()
    if (codeOf(error) === BUSY) return undefined
    throw error
  }
}

/** The lowest byte of an extended code. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256
