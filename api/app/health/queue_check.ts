import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import db from '@adonisjs/lucid/services/db'
import { PRIORITY_SCORE } from '#config/queue'
import { MINUTE_MS } from '#shared/days/durations'

const OVERDUE_AFTER = 15 * MINUTE_MS

async function duePendingSince(): Promise<number | undefined> {
  const jobs = () => db.from('queue_jobs')
  const [pending, delayed] = await Promise.all([
    jobs().where('status', 'pending').min('score as oldest').first(),
    // A worker makes these pending when they are due; without a worker they stay delayed.
    jobs()
      .where('status', 'delayed')
      .where('execute_at', '<=', Date.now())
      .min('execute_at as oldest')
      .first(),
  ])
  const since = [
    pending?.oldest ? Number(pending.oldest) % PRIORITY_SCORE : Infinity,
    delayed?.oldest ? Number(delayed.oldest) : Infinity,
  ]
  const oldest = Math.min(...since)
  return Number.isFinite(oldest) ? oldest : undefined
}

export class QueueCheck extends BaseCheck {
  name = 'Background work'

  async run(): Promise<HealthCheckResult> {
    const oldest = await duePendingSince()
    const age = oldest ? Date.now() - oldest : 0
    const rows = await db.from('queue_jobs').select('status').count('* as jobs').groupBy('status')
    const jobs = Object.fromEntries(rows.map((row) => [row.status, Number(row.jobs)]))
    const meta = { oldestSeconds: Math.round(age / 1000), ...jobs }
    if (age > OVERDUE_AFTER)
      return Result.failed('The queue is not being worked').mergeMetaData(meta)
    if (jobs.failed) return Result.warning('Jobs have failed').mergeMetaData(meta)
    return Result.ok('The queue is being worked').mergeMetaData(meta)
  }
}
