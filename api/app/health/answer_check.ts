import { readFile } from 'node:fs/promises'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import { timeOf, timeOfFile } from '#health/markers'
import env from '#start/env'
import { HOUR_MS } from '#shared/days/durations'

/** Eight times as long as the timer takes (infra/systemd/academy-errors.timer). */
const STALE_AFTER = 2 * HOUR_MS

/** Above it people have seen them; below, a request may have met a process in its last moment. */
const TOLERATED = 10

/** Looks at the number of 5xx of a day, which a timer counts in nginx's log. */
export class AnswerCheck extends BaseCheck {
  name = 'Answers'

  async run(): Promise<HealthCheckResult> {
    const file = env.get('SERVER_ERRORS_FILE')
    if (file === undefined) return Result.ok('Nobody counts answers that failed')
    const counted = (await timeOfFile(file)) ?? (await timeOf('first-start')) ?? Date.now()
    if (Math.abs(Date.now() - counted) > STALE_AFTER) {
      return Result.failed('Answers that failed are not counted')
    }
    const text = await readFile(file, 'utf8').catch(() => '0')
    const ofADay = Number.parseInt(text, 10)
    const result =
      ofADay > TOLERATED
        ? Result.failed('Too many answers of the last day failed')
        : Result.ok('Hardly an answer of the last day failed')
    return result.mergeMetaData({ failed: ofADay })
  }
}
