import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import env from '#start/env'
import { DAY_MS, HOUR_MS } from '#shared/days/durations'

/** No time of the past is later than that: clocks are corrected by seconds every day. */
const TOLERANCE = HOUR_MS
/** The longest pause that MAIL_RETRY_SECONDS allows, and a day. */
const LONGEST_PAUSE = 8 * DAY_MS
/** The longest window of the limits (start/limiter.ts), and an hour. */
const LONGEST_WINDOW = 25 * HOUR_MS

/** How far in the future the times of a column may be at most; what is later becomes now, or that far. */
const TEXT_TIMES = [
  { table: 'auth_access_tokens', column: 'created_at', latest: TOLERANCE },
  { table: 'auth_access_tokens', column: 'last_used_at', latest: TOLERANCE },
  { table: 'known_devices', column: 'last_used_at', latest: TOLERANCE },
  { table: 'notifications', column: 'queued_at', latest: TOLERANCE },
  { table: 'notifications', column: 'counted_at', latest: TOLERANCE },
  { table: 'notifications', column: 'next_attempt_at', latest: LONGEST_PAUSE },
  { table: 'idempotency_keys', column: 'created_at', latest: TOLERANCE },
  { table: 'activities', column: 'happened_at', latest: TOLERANCE },
  { table: 'contact_messages', column: 'created_at', latest: TOLERANCE },
  { table: 'contact_messages', column: 'deleted_at', latest: TOLERANCE },
  { table: 'tournaments', column: 'deleted_at', latest: TOLERANCE },
  { table: 'achievements', column: 'deleted_at', latest: TOLERANCE },
  { table: 'notices', column: 'deleted_at', latest: TOLERANCE },
]

/**
 * Takes back what a clock that ran ahead has left behind: sessions that would not end, waits of years,
 * things that would be kept for longer than was promised.
 * @returns how many rows were of the future
 */
export async function undoClockJump(now = Date.now()): Promise<number> {
  let rows = 0
  for (const { table, column, latest } of TEXT_TIMES) {
    rows += await affected(
      db
        .from(table)
        .where(column, '>', timestamp(now + latest))
        .update({ [column]: timestamp(now) })
    )
  }
  rows += await shortenSessions(now)
  rows += await releaseJobs(now)
  rows += await affected(
    db
      .from('rate_limits')
      .where('expire', '>', now + LONGEST_WINDOW)
      .delete()
  )
  if (rows > 0) logger.warn({ rows }, 'times of a clock that ran ahead were set back')
  return rows
}

function shortenSessions(now: number) {
  const latest = timestamp(now + env.get('TOKEN_LIFETIME_DAYS') * DAY_MS)
  return affected(
    db
      .from('auth_access_tokens')
      .where('expires_at', '>', timestamp(Date.parse(latest) + TOLERANCE))
      .update({ expires_at: latest })
  )
}

async function releaseJobs(now: number) {
  const jobs = () => db.from('queue_jobs')
  const delayed = await affected(
    jobs()
      .where('execute_at', '>', now + LONGEST_PAUSE)
      .update({ execute_at: now })
  )
  // Its worker was killed; one that is at work renews the time.
  const held = await affected(
    jobs()
      .where('acquired_at', '>', now + TOLERANCE)
      .update({ acquired_at: now })
  )
  return delayed + held
}
