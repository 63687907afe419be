import { userInfo } from 'node:os'
import type { BaseCommand } from '@adonisjs/core/ace'
import { CommandError } from '#exceptions/command_error'
import { storeFailure } from '#exceptions/store_failure'

const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR'])

/** Of SQLite, which has no code for it, and of PostgreSQL. */
const isUnprepared = ({ code, message }: NodeJS.ErrnoException) =>
  code === '42P01' || /no such table: \w+$/.test(message)

function explain(error: Error & NodeJS.ErrnoException): string | undefined {
  const { code = '', path } = error
  if (error instanceof CommandError) return error.message
  if (['ENOSPC', 'SQLITE_FULL', '53100'].includes(code)) {
    return 'The disk is full: nothing was changed.'
  }
  if (isUnprepared(error)) {
    return 'The database has not been prepared yet: start the academy once, then try again.'
  }
  if (UNUSABLE.has(code) && path)
    return `${path} cannot be used by ${userInfo().username} (${code}).`
  return storeFailure(error)
}

export async function runOrReport(command: BaseCommand, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const message = explain(error as Error)
    if (!message) throw error
    command.logger.error(message)
    command.exitCode = 1
  }
}
