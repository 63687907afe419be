import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Replaces the package's command, which closes the database under a running job at SIGTERM. */
export default class QueueWork extends BaseCommand {
  static override commandName = 'queue:work'
  static override description = 'Do the background work: mails, pictures, housekeeping'
  static override options: CommandOptions = { startApp: true, staysAlive: true }
  static override help = [
    'Runs until SIGTERM or SIGINT, which finish the present job. Several may run at once.',
    'Exit codes: 0 stopped, 1 the environment or the database is not in order.',
  ]

  override async run() {
    const { startQueueWorker } = await import('#start/queue_worker')
    const { default: queue } = await import('@adonisjs/queue/services/main')
    const { jobFiles } = await import('#config/queue')
    const { scheduleJobs } = await import('#start/scheduler')
    const { queueWaiting } = await import('#actions/queue_waiting')
    const { holdServingLock } = await import('#support/serving_lock')
    const { checkpoint } = await import('#database/checkpoint')
    holdServingLock()
    await queue.loadJobs(jobFiles)
    await scheduleJobs()
    await queueWaiting()
    const stop = await startQueueWorker(this.app)
    this.app.terminating(async () => {
      await stop()
      await checkpoint()
    })
    this.app.listen('SIGINT', () => this.app.terminate())
    this.logger.info('Doing the background work')
  }
}
