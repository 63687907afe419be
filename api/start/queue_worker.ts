import { setTimeout as sleep } from 'node:timers/promises'
import { configProvider } from '@adonisjs/core'
import { Worker } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { ApplicationService, LoggerService } from '@adonisjs/core/types'
import queueConfig from '#config/queue'
import { PRIORITY_SCORE } from '#health/queue_check'
import { placeAllPictures } from '#pictures/place_pictures'

/** Between two looks at a queue that was empty or could not be read, in milliseconds. */
const PAUSE = 1_000

/** Of a job of the package's default priority. */
const DEFAULT_SCORE = 5 * PRIORITY_SCORE

/**
 * Does the background work, one job after the other. The package's own loop can take up another
 * job while it is being stopped, and keeps to itself what goes wrong: this one does neither.
 */
export class QueueWorker {
  #stopping = new AbortController()

  private constructor(
    private worker: Worker,
    private logger: LoggerService
  ) {}

  #work?: Promise<void>

  static async start(app: ApplicationService): Promise<QueueWorker> {
    const logger = await app.container.make('logger')
    const database = await configProvider.resolve<any>(app, queueConfig.adapters.database)
    const worker = new Worker({
      ...queueConfig,
      adapters: { database },
      autoLoadJobs: false,
      jobFactory: (job) => app.container.make(job),
      logger,
    })
    const started = new QueueWorker(worker, logger)
    started.#work = started.#workUntilStopped()
    return started
  }

  /** Finishes the present job, and takes up no other. */
  async stop() {
    this.#stopping.abort()
    await this.#work
    await this.worker.stop()
  }

  async #workUntilStopped() {
    const { signal } = this.#stopping
    await this.#placePictures()
    await this.#retryFailed()
    while (!signal.aborted) {
      if (await this.#takeUp()) continue
      await sleep(PAUSE, undefined, { signal }).catch(() => {})
    }
  }

  /** Moves files that an upgrade, a restore or an interrupted process left in the wrong folder. */
  async #placePictures() {
    try {
      await placeAllPictures()
    } catch (error) {
      this.logger.error({ err: error }, 'pictures could not be placed')
    }
  }

  /** Jobs that were given up: the disk may have room again, or this release knows their class. */
  async #retryFailed() {
    try {
      const again = { status: 'pending', score: DEFAULT_SCORE + Date.now(), finished_at: null }
      await db.from('queue_jobs').where('status', 'failed').update(again)
    } catch (error) {
      this.logger.error({ err: error }, 'failed jobs could not be queued again')
    }
  }

  /** @returns whether there may be more to do at once */
  async #takeUp(): Promise<boolean> {
    try {
      const cycle = await this.worker.processCycle(['default'])
      if (cycle?.type === 'error') throw cycle.error
      return cycle !== null && cycle.type !== 'idle'
    } catch (error) {
      this.logger.error({ err: error }, 'the queue could not be worked')
      return false
    }
  }
}
