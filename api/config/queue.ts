import { exponentialBackoff } from '@boringnode/queue'
import { defineConfig, drivers } from '@adonisjs/queue'
import env from '#start/env'

export const jobFiles = [new URL('../app/jobs', import.meta.url).pathname + '/*.{ts,js}']

/** A job's score is its priority times this, plus the time it became due in milliseconds. */
export const PRIORITY_SCORE = 1e13

/** What the package gives a job for which nobody asks for another; no job here does. */
export const DEFAULT_PRIORITY = 5

export default defineConfig({
  default: 'database',
  adapters: {
    database: drivers.database(),
  },
  // A full disk or a busy database may last for hours.
  retry: { maxRetries: 100, backoff: exponentialBackoff({ baseDelay: '30s', maxDelay: '1h' }) },
  // Failed jobs, and those of a newer release, are kept and retried at a later start.
  defaultJobOptions: { removeOnFail: { age: '30d' } },
  worker: {
    concurrency: 1,
    idleDelay: '1s',
    // A job is repeated when its process died, however often that happens.
    maxStalledCount: 1000,
    // The provider stops the worker on a signal.
    gracefulShutdown: false,
  },
  // A process that only enqueues jobs starts faster without loading them.
  locations: env.get('QUEUE_WORKER') ? jobFiles : [],
})
