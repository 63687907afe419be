import { configProvider } from '@adonisjs/core'
import { Worker } from '@adonisjs/queue'
import type { ApplicationService } from '@adonisjs/core/types'
import queueConfig from '#config/queue'
import env from '#start/env'
import { scheduleJobs } from '#start/scheduler'

/** Does the background work inside the web process, unless a process of its own does it. */
export default class QueueWorkerProvider {
  #worker?: Worker

  constructor(protected app: ApplicationService) {}

  async ready() {
    await scheduleJobs()
    if (!env.get('QUEUE_WORKER')) return
    const logger = await this.app.container.make('logger')
    const database = await configProvider.resolve<any>(this.app, queueConfig.adapters.database)
    this.#worker = new Worker({
      ...queueConfig,
      adapters: { database },
      autoLoadJobs: false,
      jobFactory: (job) => this.app.container.make(job),
      logger,
    })
    this.#worker.start().catch((error) => logger.fatal({ err: error }, 'background worker stopped'))
  }

  async shutdown() {
    await this.#worker?.stop()
  }
}
