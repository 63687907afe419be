import {
  accessSync,
  constants,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#exceptions/startup_error'

export const APP_KEY_MIN = 32

/** What the database of SQLite is called in DATA_DIR and in a backup. */
export const SQLITE_FILE = 'academy.sqlite'

/** `~` is the shell's, and a space around a name is seen by nobody: both would make another, empty academy. */
const SLIP = /(^|\/)(~(\/|$)|\s)|\s(\/|$)/

export function openDataDir(value: string | undefined): string {
  if (value && SLIP.test(value)) {
    throw new StartupError(
      `DATA_DIR must be a folder without ~ and without spaces around a name, not "${value}".`
    )
  }
  const folder = resolve(value || '.data')
  try {
    makeFolder(folder, 0o700)
    makeFolder(join(folder, 'uploads'))
    makeFolder(join(folder, 'tmp'))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new StartupError(`DATA_DIR ${folder} cannot be written to (${reason}).`)
  }
  return folder
}

/** Not with Node's `recursive`, which never returns for a folder in `/proc`. */
function makeFolder(folder: string, mode?: number) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export function readAppKey(dataDir: string): string {
  const file = join(dataDir, 'app.key')
  if (!existsSync(file)) makeAppKey(file)
  const key = readFileSync(file, 'utf8').trim()
  if (key.length >= APP_KEY_MIN) return key
  throw new StartupError(
    `${file} must hold at least ${APP_KEY_MIN} characters: bring it back from a backup, or delete it for a new key.`
  )
}

/**
 * Linked into place, so that two processes at once use one key and neither reads half of it; survives a
 * power cut once it returns.
 */
function makeAppKey(file: string) {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dirname(file))
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
