import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { scheduleJobs } from '#start/scheduler'

export default class QueueWorkerProvider {
  #begun?: Promise<void>
  #stop?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  ready() {
    this.#begun = this.#begin()
    return this.#begun
  }

  async #begin() {
    await scheduleJobs()
    if (!env.get('QUEUE_WORKER')) return
    const { queueWaiting } = await import('#actions/queue_waiting')
    await queueWaiting()
    const { startQueueWorker } = await import('#start/queue_worker')
    this.#stop = await startQueueWorker(this.app)
  }

  /** A signal may come while it still begins. */
  async shutdown() {
    await this.#begun?.catch(() => {})
    await this.#stop?.()
  }
}
