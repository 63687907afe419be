import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class AdminPassword extends BaseCommand {
  static override commandName = 'admin:password'
  static override description = 'Give a director a new password and end all of their sessions'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'The password is asked for, or read from the environment variable NEW_PASSWORD.',
    'Exit codes: 0 changed, 1 refused.',
  ]

  @flags.string({ description: 'Email address of the director', required: true })
  declare email: string

  override async run() {
    const { readCredentials } = await import('#validators/read_credentials')
    const { changePassword } = await import('#actions/change_password')
    const { default: User } = await import('#models/user')
    const { runOrReport } = await import('#exceptions/run_or_report')
    const { CommandError } = await import('#exceptions/command_error')
    const credentials = await readCredentials(this, this.email)
    if (!credentials) return
    const { email, password } = credentials
    await runOrReport(this, async () => {
      const user = await User.findBy({ email })
      if (!user) throw new CommandError(`There is no account with the email ${email}`)
      await changePassword(user, password)
      this.logger.success(`${email} has a new password; all sessions have ended`)
    })
  }
}
