import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class HealthWatch extends BaseCommand {
  static override commandName = 'health:watch'
  static override description =
    'Mail the operator when the upkeep turns red, and when it is well again'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Mails OPERATOR_EMAIL, by itself and not by the queue, and remembers in DATA_DIR what it has said. ' +
      'A timer runs it on a server.',
    'Exit codes: 0 looked, 1 the mail was not accepted.',
  ]

  override async run() {
    const { watchUpkeep } = await import('#actions/watch_upkeep')
    const { isHealthy, delivery } = await watchUpkeep()
    const state = isHealthy ? 'The upkeep is well' : 'The upkeep is red'
    if (delivery === undefined) return this.logger.info(state)
    if (delivery.isAccepted) return this.logger.success(`${state}: the operator has been told`)
    this.logger.error(`${state}, and the operator cannot be told: ${delivery.answer}`)
    this.exitCode = 1
  }
}
