import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { scheduleJobs } from '#start/scheduler'

export default class QueueWorkerProvider {
  #stop?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    await scheduleJobs()
    if (!env.get('QUEUE_WORKER')) return
    const { startQueueWorker } = await import('#start/queue_worker')
    this.#stop = await startQueueWorker(this.app)
  }

  async shutdown() {
    await this.#stop?.()
  }
}
