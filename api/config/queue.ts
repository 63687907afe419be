import { exponentialBackoff } from '@boringnode/queue'
import { defineConfig, drivers } from '@adonisjs/queue'
import env from '#start/env'

export const jobFiles = [new URL('../app/jobs', import.meta.url).pathname + '/*.{ts,js}']

export default defineConfig({
  default: 'database',
  adapters: {
    database: drivers.database(),
  },
  // A full disk or a busy database may take an hour to get well.
  retry: { maxRetries: 100, backoff: exponentialBackoff({ baseDelay: '30s', maxDelay: '1h' }) },
  // What cannot be done, or is of a newer release, is kept for a while: a later start tries again.
  defaultJobOptions: { removeOnFail: { age: '30d' } },
  worker: {
    concurrency: 1,
    idleDelay: '1s',
    // A job that was running when the process died is done again, however often that happens.
    maxStalledCount: 1000,
    // The provider of the worker stops it; two owners of one signal would race.
    gracefulShutdown: false,
  },
  // A process that only asks for work starts sooner without what doing it loads, sharp above all.
  locations: env.get('QUEUE_WORKER') ? jobFiles : [],
})
