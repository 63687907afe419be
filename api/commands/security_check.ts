import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SecurityCheck extends BaseCommand {
  static override commandName = 'security:check'
  static override description = 'Refuse a production configuration that is too weak'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Looks at the settings, the identity, the rights of files, the live database and the versions ' +
      'installed, and names everything that is too weak. A deploy runs it before it switches.',
    'Exit codes: 0 fit for production, 1 not.',
  ]

  @flags.array({ description: 'A file with settings that nobody else may read' })
  declare settings?: string[]

  override async run() {
    const { default: env } = await import('#start/env')
    const { databaseFaults } = await import('#security_check/database_faults')
    const { fileFaults } = await import('#security_check/file_faults')
    const { identityFaults } = await import('#security_check/identity_faults')
    const { readEnvironment } = await import('#security_check/read_environment')
    const { environmentFaults } = await import('#security_check/environment_faults')
    const { versionFaults, versionNotes } = await import('#security_check/version_faults')
    const faults = [
      ...(await environmentFaults(readEnvironment())),
      ...identityFaults(env.get('APP_URL')),
      ...(await fileFaults(env.get('DATA_DIR'), this.settings ?? [])),
      ...(await databaseFaults()),
      ...versionFaults(),
    ]
    for (const note of versionNotes()) this.logger.warning(note)
    for (const fault of faults) this.logger.error(fault)
    if (faults.length > 0) this.exitCode = 1
    else this.logger.success('Fit for production')
  }
}
