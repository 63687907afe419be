import { configProvider } from '@adonisjs/core'
import { Worker } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { ApplicationService, LoggerService } from '@adonisjs/core/types'
import queueConfig, { DEFAULT_PRIORITY, PRIORITY_SCORE } from '#config/queue'
import { undoClockJump } from '#actions/undo_clock_jump'
import { scheduleJobs } from '#start/scheduler'
import { placeAllFiles } from '#visibility/place_files'
import { HOUR_MS } from '#shared/days/durations'

const DEFAULT_SCORE = DEFAULT_PRIORITY * PRIORITY_SCORE

/** The returned function stops the worker and waits for a running job. */
export async function startQueueWorker(app: ApplicationService): Promise<() => Promise<void>> {
  const logger = await app.container.make('logger')
  const database = await configProvider.resolve<any>(app, queueConfig.adapters.database)
  const worker = new Worker({
    ...queueConfig,
    adapters: { database },
    autoLoadJobs: false,
    jobFactory: (job) => app.container.make(job),
    logger,
  })
  let isStopped = false
  const running = catchUp(logger).then(() => (isStopped ? undefined : worker.start()))
  // The clock may be set right while it works, long after the start.
  const looking = setInterval(() => void lookAtClock(logger), HOUR_MS).unref()
  return async () => {
    isStopped = true
    clearInterval(looking)
    await worker.stop()
    await running
  }
}

async function lookAtClock(logger: LoggerService) {
  try {
    await undoClockJump()
    await scheduleJobs()
  } catch (error) {
    logger.error({ err: error }, 'the clock could not be looked at')
  }
}

async function catchUp(logger: LoggerService) {
  try {
    // Failed jobs: the disk may have space again, or this release may know their class.
    const retry = { status: 'pending', score: DEFAULT_SCORE + Date.now(), finished_at: null }
    await db.from('queue_jobs').where('status', 'failed').update(retry)
    // Files that an upgrade, a restore or an interrupted process left in the wrong folder. Last: a
    // bucket may be down.
    await placeAllFiles()
  } catch (error) {
    logger.error({ err: error }, 'the queue could not be caught up')
  }
}
