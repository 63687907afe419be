import { prettyPrintError } from '@adonisjs/core'
import { StartupError } from '#exceptions/startup_error'

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

export function explain(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === 'E_INVALID_ENV_VARIABLES' && 'help' in error) {
    return String(error.help).split('\n')[0]!.replace(/^- /, '')
  }
  return listenFailure(error)
}

export async function reportStartFailure(error: unknown): Promise<undefined> {
  const sentence = explain(error)
  if (sentence) console.error(sentence)
  else await prettyPrintError(error)
  return process.exit(1)
}
