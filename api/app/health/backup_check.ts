import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import env from '#start/env'

const MINUTE = 60_000

/** The name of a complete snapshot, folder or archive: `20261121T034500Z`. */
const SNAPSHOT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(\.tar\.gz)?$/

/** Unwell when BACKUP_DIR is set and its newest snapshot is older than two intervals. */
export class BackupCheck extends BaseCheck {
  name = 'Backup'

  async run(): Promise<HealthCheckResult> {
    const backups = env.get('BACKUP_DIR')
    if (!backups) return Result.ok('Not looked after here: there is no BACKUP_DIR')
    const limit = 2 * env.get('BACKUP_INTERVAL_MINUTES') * MINUTE
    const newest = await this.#newest(join(backups, 'snapshots'))
    // A machine that was just set up has none yet.
    const age = newest === undefined ? process.uptime() * 1000 : Date.now() - newest
    const meta = { newest: newest === undefined ? null : new Date(newest).toISOString() }
    if (age > limit) return Result.failed('The newest backup is too old').mergeMetaData(meta)
    if (!newest) return Result.warning('There is no backup yet').mergeMetaData(meta)
    return Result.ok('The newest backup is new enough').mergeMetaData(meta)
  }

  /** When the newest snapshot was made, as milliseconds of the epoch. */
  async #newest(folder: string): Promise<number | undefined> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const name = names
      .filter((entry) => SNAPSHOT.test(entry))
      .sort()
      .at(-1)
    return name === undefined ? undefined : Date.parse(name.replace(SNAPSHOT, '$1-$2-$3T$4:$5:$6Z'))
  }
}
