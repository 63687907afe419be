import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import { backupPlace, listSnapshots } from '#backup/backup_store'
import { timeOf } from '#backup/snapshot_names'
import env from '#start/env'

const MINUTE = 60_000

/** Unwell when backups have a place and the newest there is older than two intervals. */
export class BackupCheck extends BaseCheck {
  name = 'Backup'

  async run(): Promise<HealthCheckResult> {
    if (!env.get('BACKUP_DIR') && !env.get('BACKUP_BUCKET')) {
      return Result.ok('Not looked after here: backups have no place')
    }
    const limit = 2 * env.get('BACKUP_INTERVAL_MINUTES') * MINUTE
    const newest = await this.#newest()
    // A machine that was just set up has none yet.
    const age = newest === undefined ? process.uptime() * 1000 : Date.now() - newest
    const meta = { newest: newest === undefined ? null : new Date(newest).toISOString() }
    if (age > limit) return Result.failed('The newest backup is too old').mergeMetaData(meta)
    if (!newest) return Result.warning('There is no backup yet').mergeMetaData(meta)
    return Result.ok('The newest backup is new enough').mergeMetaData(meta)
  }

  /** When the newest snapshot was made, as milliseconds of the epoch. */
  async #newest(): Promise<number | undefined> {
    const names = await listSnapshots(await backupPlace())
    const name = names.at(-1)
    return name === undefined ? undefined : timeOf(name).getTime()
  }
}
