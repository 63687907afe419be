import { statfs } from 'node:fs/promises'
import { type BaseCheck, DiskSpaceCheck, HealthChecks } from '@adonisjs/core/health'
import type { HealthCheckReport } from '@adonisjs/core/types/health'
import { AnswerCheck } from '#health/answer_check'
import { BackupCheck } from '#health/backup_check'
import { DatabaseCheck } from '#health/database_check'
import { CachedReport } from '#health/cached_report'
import { TimedCheck } from '#health/timed_check'
import { MailCheck } from '#health/mail_check'
import { NightlyCheck } from '#health/nightly_check'
import { QueueCheck } from '#health/queue_check'
import env from '#start/env'

function diskCheck() {
  const disk = new DiskSpaceCheck()
    .warnWhenExceeds(env.get('DISK_WARN_PERCENT'))
    .failWhenExceeds(env.get('DISK_FAIL_PERCENT'))
  disk.diskPath = env.get('DATA_DIR')
  // The default implementation starts a process each time.
  return disk.compute(async () => {
    const { bavail, bfree, blocks, bsize } = await statfs(disk.diskPath)
    // Blocks reserved for root count as neither free nor used.
    return {
      diskPath: disk.diskPath,
      free: bavail * bsize,
      size: (blocks - bfree + bavail) * bsize,
    }
  })
}

const timed = (...checks: BaseCheck[]) =>
  new HealthChecks().register(checks.map((check) => new TimedCheck(check)))

const serving = new CachedReport(timed(new DatabaseCheck(), diskCheck()))

/** For the operator only: another process would fail too, so traffic is not moved away. */
const upkeep = new CachedReport(
  timed(new BackupCheck(), new QueueCheck(), new NightlyCheck(), new MailCheck(), new AnswerCheck())
)

let isStopping = false

export function stopBeingReady() {
  isStopping = true
}

export interface Health {
  isHealthy: boolean
  status: 'ok' | 'failing' | 'stopping'
  checks: HealthCheckReport['checks']
}

function healthOf({ isHealthy, checks }: HealthCheckReport): Health {
  return { isHealthy, status: isHealthy ? 'ok' : 'failing', checks }
}

export async function readiness(options: { fresh: boolean }): Promise<Health> {
  if (isStopping) return { isHealthy: false, status: 'stopping', checks: [] }
  return healthOf(await serving.read(options))
}

export async function upkeepHealth(options: { fresh: boolean }): Promise<Health> {
  return healthOf(await upkeep.read(options))
}
