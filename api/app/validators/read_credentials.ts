import { errors as vineErrors } from '@vinejs/vine'
import type { BaseCommand } from '@adonisjs/core/ace'
import env from '#start/env'
import { newDirectorValidator } from '#validators/credentials'

export async function readCredentials(command: BaseCommand, email: string) {
  // Not ADMIN_PASSWORD: that setting belongs to the first director.
  const configured = env.get('NEW_PASSWORD')?.release()
  // A prompt without a terminal would never be answered, and end the command as if it were done.
  if (configured === undefined && !process.stdin.isTTY) {
    command.logger.error(
      'Nobody can be asked here: set NEW_PASSWORD, on a server in /etc/academy/academy.env.'
    )
    command.exitCode = 1
    return undefined
  }
  const password = configured ?? (await command.prompt.secure('New password'))
  try {
    const credentials = await newDirectorValidator.validate(
      { email, password },
      { meta: { isDirector: false } }
    )
    return { email: credentials.email.toLowerCase(), password: credentials.password }
  } catch (error) {
    if (!(error instanceof vineErrors.E_VALIDATION_ERROR)) throw error
    command.logger.error(error.messages[0].message)
    command.exitCode = 1
    return undefined
  }
}
