import { prettyPrintError } from '@adonisjs/core'
import { StartupError } from '#exceptions/startup_error'
import { storeFailure } from '#exceptions/store_failure'

function listenFailure(error: NodeJS.ErrnoException): string | undefined {
  const port = process.env.PORT
  if (error.code === 'EADDRINUSE') {
    return `PORT ${port} is taken by another program: stop it, or set PORT to another number.`
  }
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `PORT ${port} may not be used by this account: set PORT to a number above 1023.`
  }
  if (error.code === 'EADDRNOTAVAIL' || (error.code === 'ENOTFOUND' && error.syscall)) {
    return `HOST ${process.env.HOST} is not an address of this machine.`
  }
  return undefined
}

const FULL = 'The disk of DATA_DIR is full: make room, then start again.'

/** By SQLite's primary code. */
const DATABASE_FAILURES: Record<string, string> = {
  SQLITE_READONLY: 'academy.sqlite in DATA_DIR cannot be written to.',
  SQLITE_IOERR: 'academy.sqlite in DATA_DIR cannot be read or written: look at its disk.',
  SQLITE_CORRUPT: 'academy.sqlite in DATA_DIR is damaged: restore a backup.',
  SQLITE_FULL: FULL,
  SQLITE_CANTOPEN: 'academy.sqlite in DATA_DIR cannot be opened.',
  SQLITE_NOTADB: 'academy.sqlite in DATA_DIR is no database: restore a backup.',
}

/** As Node's own SQLite numbers them. */
const CODES: Record<number, string> = {
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
}

function storageFailure(error: NodeJS.ErrnoException & { errcode?: number }): string | undefined {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return FULL
  // The lowest byte of an extended code.
  const code = error.errcode === undefined ? error.code : CODES[error.errcode % 256]
  return code ? DATABASE_FAILURES[code] : undefined
}

export function explain(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === 'E_INVALID_ENV_VARIABLES' && 'help' in error) {
    return String(error.help).split('\n')[0]!.replace(/^- /, '')
  }
  const refused = storeFailure(error)
  if (refused) return `Pictures cannot be stored, look at the settings of DRIVE_DISK: ${refused}`
  return storageFailure(error) ?? listenFailure(error)
}

export async function reportStartFailure(error: unknown): Promise<undefined> {
  const sentence = explain(error)
  if (sentence) console.error(sentence)
  else await prettyPrintError(error)
  return process.exit(1)
}
