import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#exceptions/startup_error'

export function openDataDir(value: string | undefined): string {
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
  return readFileSync(file, 'utf8').trim()
}

/** Linked into place, so that two processes at once use one key and neither reads half of it. */
function makeAppKey(file: string) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}
