import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import db from '@adonisjs/lucid/services/db'

const MINUTE = 60_000
const OVERDUE_AFTER = 15 * MINUTE

/** The queue orders jobs by priority times this, plus the millisecond they became due. */
const PRIORITY_SCORE = 1e13

/** Unwell when a job that could run has waited for a quarter of an hour: nobody works the queue. */
export class QueueCheck extends BaseCheck {
  name = 'Background work'

  async run(): Promise<HealthCheckResult> {
    const waiting = await db
      .from('queue_jobs')
      .where('status', 'pending')
      .min('score as oldest')
      .count('* as jobs')
      .first()
    const oldest = waiting?.oldest ? Number(waiting.oldest) % PRIORITY_SCORE : Date.now()
    const age = Date.now() - oldest
    const meta = { jobs: Number(waiting?.jobs ?? 0), oldestSeconds: Math.round(age / 1000) }
    if (age > OVERDUE_AFTER)
      return Result.failed('The queue is not being worked').mergeMetaData(meta)
    return Result.ok('The queue is being worked').mergeMetaData(meta)
  }
}
