import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import { ageOf, days } from '#health/markers'

const LATE_AFTER = days(2)

/** Fails when what `/privacy` says is removed has not been. */
export class NightlyCheck extends BaseCheck {
  name = 'Nightly work'

  async run(): Promise<HealthCheckResult> {
    const age = await ageOf('last-purge')
    const meta = { oldestSeconds: Math.round(age / 1000) }
    if (age > LATE_AFTER) {
      return Result.failed('The nightly work has not been done').mergeMetaData(meta)
    }
    return Result.ok('The nightly work is done').mergeMetaData(meta)
  }
}
