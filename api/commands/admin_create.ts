import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class AdminCreate extends BaseCommand {
  static override commandName = 'admin:create'
  static override description = 'Make an account for a director'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'The password is asked for, or read from the environment variable NEW_PASSWORD.',
    'Exit codes: 0 made, 1 refused.',
  ]

  @flags.string({ description: 'Email address that the director signs in with', required: true })
  declare email: string

  override async run() {
    const { readCredentials } = await import('#validators/read_credentials')
    const { registerDirector } = await import('#actions/register_director')
    const { FieldError } = await import('#exceptions/field_error')
    const { sentenceOf } = await import('#shared/rules/codes')
    const { runOrReport } = await import('#exceptions/run_or_report')
    const credentials = await readCredentials(this, this.email)
    if (!credentials) return
    await runOrReport(this, async () => {
      try {
        await registerDirector(credentials)
        this.logger.success(`${credentials.email} can sign in now`)
      } catch (error) {
        if (!(error instanceof FieldError)) throw error
        this.logger.error(sentenceOf(error.faults.email!))
        this.exitCode = 1
      }
    })
  }
}
