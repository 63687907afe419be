import type { ApplicationService } from '@adonisjs/core/types'
import type { QueueWorker } from '#start/queue_worker'
import env from '#start/env'
import { scheduleJobs } from '#start/scheduler'

/** Does the background work inside the web process, unless a process of its own does it. */
export default class QueueWorkerProvider {
  #worker?: QueueWorker

  constructor(protected app: ApplicationService) {}

  async ready() {
    await scheduleJobs()
    if (!env.get('QUEUE_WORKER')) return
    const { QueueWorker } = await import('#start/queue_worker')
    this.#worker = await QueueWorker.start(this.app)
  }

  async shutdown() {
    await this.#worker?.stop()
  }
}
