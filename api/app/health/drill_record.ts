import { resolve } from 'node:path'
import { CommandError } from '#exceptions/command_error'
import { mark } from '#health/markers'
import env from '#start/env'

/** Leaves what came of it for the upkeep check, where it is the backup of this installation. */
export async function recorded<T>(backup: string, drill: () => Promise<T>): Promise<T> {
  const isOwn = resolve(backup) === env.get('DATA_DIR')
  try {
    const drilled = await drill()
    if (isOwn) await mark('last-drill')
    return drilled
  } catch (error) {
    const sentence = error instanceof CommandError ? error.message : String(error)
    if (isOwn) await mark('last-drill', Date.now(), sentence)
    throw error
  }
}
