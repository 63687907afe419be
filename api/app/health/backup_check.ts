import { stat } from 'node:fs/promises'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import { markerFile } from '#backup/snapshot'
import env from '#start/env'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const COPY_OLD_AFTER = 2 * DAY

const timeOf = (marker: Parameters<typeof markerFile>[0]) =>
  stat(markerFile(marker)).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined
  )

/** Fails when two scheduled backups in a row are missing, or when off-site copies stopped. */
export class BackupCheck extends BaseCheck {
  name = 'Backup'

  async run(): Promise<HealthCheckResult> {
    // By the operator's own program (infra/docs/outgrow.md).
    if (env.get('DB_CONNECTION') === 'pg') return Result.ok('PostgreSQL is not backed up from here')
    const [made, copied] = [await timeOf('last-backup'), await timeOf('last-copy')]
    const moment = (time?: number) => (time === undefined ? null : new Date(time).toISOString())
    const result = this.#judge(made, copied)
    return result.mergeMetaData({ newest: moment(made), copied: moment(copied) })
  }

  #judge(made?: number, copied?: number) {
    const interval = env.get('BACKUP_INTERVAL_MINUTES')
    // A new installation has no backup yet.
    const age = made === undefined ? process.uptime() * 1000 : Date.now() - made
    if (interval && age > 2 * interval * MINUTE) {
      return Result.failed('The newest backup is too old')
    }
    if (copied !== undefined && Date.now() - copied > COPY_OLD_AFTER) {
      return Result.failed('The newest copy away from this machine is too old')
    }
    if (made === undefined) return Result.warning('There is no backup yet')
    if (copied === undefined) return Result.warning('No copy leaves this machine')
    return Result.ok('Backups are made and leave this machine')
  }
}
