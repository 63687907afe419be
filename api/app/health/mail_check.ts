import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import db from '@adonisjs/lucid/services/db'
import { fromColumn } from '#database/columns'
import { timestamp } from '#support/timestamp'
import { DAY_MS, HOUR_MS } from '#shared/days/durations'

const OVERDUE_AFTER = HOUR_MS

/** A mail that waits for a mail server to be set up is late after a day: somebody listed its address. */
const SERVER_LATE_AFTER = DAY_MS

export class MailCheck extends BaseCheck {
  name = 'Mails'

  async run(): Promise<HealthCheckResult> {
    const [tried, untried, account, held, unsent, givenUp] = await Promise.all([
      this.#oldestTried(),
      this.#oldestUntried(),
      this.#oldestAccountMail(),
      this.#withoutServer(),
      this.#unsent().count('* as mails').first(),
      this.#givenUp(),
    ])
    const age = Math.max(ageOf(tried), ageOf(untried), ageOf(account))
    const withoutServer = Number(held?.mails ?? 0)
    return verdictOf(age, givenUp, withoutServer, ageOf(held)).mergeMetaData({
      unsent: Number(unsent?.mails ?? 0),
      oldestSeconds: Math.round(age / 1000),
      withoutServer,
      givenUp,
    })
  }

  #unsent() {
    return db.from('notifications').whereIn('state', ['queued', 'waiting'])
  }

  #oldestTried() {
    const tried = this.#unsent().whereIn('reason', ['unreachable', 'refused'])
    return tried.min('queued_at as oldest').first()
  }

  /** A mail above the hourly limit waits on purpose: it is late only after its next attempt. */
  #oldestUntried() {
    const untried = this.#unsent().where(
      (row) => void row.whereNull('reason').orWhere('reason', 'limit')
    )
    return untried.min('next_attempt_at as oldest').first()
  }

  #withoutServer() {
    const held = this.#unsent().where('reason', 'off')
    return held.count('* as mails').min('queued_at as oldest').first()
  }

  /** Of those about accounts, which are rows of the queue only. */
  async #oldestAccountMail() {
    const jobs = await db
      .from('queue_jobs')
      .whereIn('status', ['pending', 'delayed'])
      .where('data', 'like', '%"name":"SendAccountMail"%')
      .select('data')
    const times = jobs.map(({ data }) => fromColumn<{ payload: { at: string } }>(data)!.payload.at)
    return { oldest: times.toSorted().at(0) }
  }

  async #givenUp(): Promise<number> {
    const sent = await db
      .from('notifications')
      .where('state', 'sent')
      .max('updated_at as last')
      .first()
    const dayAgo = timestamp(Date.now() - DAY_MS)
    const since = sent?.last && sent.last > dayAgo ? sent.last : dayAgo
    const failed = await db
      .from('notifications')
      .where('state', 'failed')
      .where('reason', 'refused')
      .where('updated_at', '>', since)
      .count('* as mails')
      .first()
    return Number(failed?.mails ?? 0)
  }
}

const ageOf = (row: { oldest?: string | null } | null) =>
  row?.oldest ? Date.now() - Date.parse(row.oldest) : 0

/** The worst first. Ages in milliseconds. */
function verdictOf(age: number, givenUp: number, withoutServer: number, heldFor: number) {
  if (age > OVERDUE_AFTER) return Result.failed('A mail is overdue')
  if (givenUp > 0) return Result.failed('Mails are refused')
  if (heldFor > SERVER_LATE_AFTER) return Result.failed('Mails have no mail server to go to')
  if (withoutServer > 0) return Result.warning('Mails wait for a mail server')
  return Result.ok('Mails are sent')
}
