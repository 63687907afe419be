import { readFile } from 'node:fs/promises'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import { ageOf, markerFile, timeOf, timeOfFile } from '#health/markers'
import env from '#start/env'
import { DAY_MS, MINUTE_MS } from '#shared/days/durations'

const COPY_OLD_AFTER = DAY_MS

/** Fails when what was to be made on a schedule, or away from this machine, is not made. */
export class BackupCheck extends BaseCheck {
  name = 'Backup'

  async run(): Promise<HealthCheckResult> {
    // By the operator's own program (infra/docs/outgrow.md).
    if (env.get('DB_CONNECTION') === 'pg') return Result.ok('PostgreSQL is not backed up from here')
    const moment = (time?: number) => (time === undefined ? null : new Date(time).toISOString())
    const [made, copied, drilled] = [
      await timeOf('last-backup'),
      await timeOf('last-copy'),
      await timeOf('last-drill'),
    ]
    const result = (await this.#fault(copied)) ?? this.#judge(made, copied)
    return result.mergeMetaData({
      newest: moment(made),
      copied: moment(copied),
      drilled: moment(drilled),
    })
  }

  async #fault(copied?: number) {
    const interval = env.get('BACKUP_INTERVAL_MINUTES')
    if (interval && (await ageOf('last-backup')) > 2 * interval * MINUTE_MS) {
      return Result.failed('The newest backup is too old')
    }
    const asked = await this.#copiesAskedAt()
    if (asked !== undefined && Math.abs(Date.now() - (copied ?? asked)) > COPY_OLD_AFTER) {
      return Result.failed(
        copied === undefined
          ? 'No copy has left this machine yet'
          : 'The newest copy away from this machine is too old'
      )
    }
    const drillFault = await readFile(markerFile('last-drill'), 'utf8').catch(() => '')
    if (drillFault) return Result.failed(`A backup does not restore: ${drillFault}`)
    const drillDays = env.get('DRILL_INTERVAL_DAYS')
    if (drillDays && (await ageOf('last-drill')) > 2 * drillDays * DAY_MS) {
      return Result.failed('For too long no backup has been tried')
    }
    return undefined
  }

  #judge(made?: number, copied?: number) {
    if (made === undefined) return Result.warning('There is no backup yet')
    if (copied === undefined) return Result.warning('No copy leaves this machine')
    return Result.ok('Backups are made and leave this machine')
  }

  async #copiesAskedAt() {
    const settings = env.get('COPY_SETTINGS')
    return settings === undefined ? undefined : timeOfFile(settings)
  }
}
