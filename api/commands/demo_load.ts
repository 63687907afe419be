import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DemoLoad extends BaseCommand {
  static override commandName = 'demo:load'
  static override description = 'Fill an empty academy with sample content'
  static override options: CommandOptions = { startApp: true }
  static override help = ['Exit codes: 0 loaded, 1 refused because there is content already.']

  override async run() {
    const { default: LoadDemo } = await import('#actions/load_demo')
    const demo = new LoadDemo()
    if (await demo.isEmpty()) {
      await demo.handle()
      this.logger.success('Loaded six tournaments, eight achievements and four messages')
      return
    }
    this.logger.error('There is content already: samples are only for an empty academy')
    this.exitCode = 1
  }
}
