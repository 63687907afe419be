import { statfs } from 'node:fs/promises'
import { DiskSpaceCheck, HealthChecks } from '@adonisjs/core/health'
import { BackupCheck } from '#health/backup_check'
import { DatabaseCheck } from '#health/database_check'
import { TimedCheck } from '#health/timed_check'
import { MailCheck } from '#health/mail_check'
import { QueueCheck } from '#health/queue_check'
import env from '#start/env'

function diskCheck() {
  const disk = new DiskSpaceCheck()
    .warnWhenExceeds(env.get('DISK_WARN_PERCENT'))
    .failWhenExceeds(env.get('DISK_FAIL_PERCENT'))
  disk.diskPath = env.get('DATA_DIR')
  // Its own way of looking starts a process each time.
  return disk.compute(async () => {
    const { bavail, bfree, blocks, bsize } = await statfs(disk.diskPath)
    // What only root may use is not free; neither is it used.
    return {
      diskPath: disk.diskPath,
      free: bavail * bsize,
      size: (blocks - bfree + bavail) * bsize,
    }
  })
}

const checks = new HealthChecks().register(
  [new DatabaseCheck(), diskCheck(), new BackupCheck(), new QueueCheck(), new MailCheck()].map(
    (check) => new TimedCheck(check)
  )
)

let isStopping = false

/** From now on this process asks to be sent nobody more. */
export function stopBeingReady() {
  isStopping = true
}

/** Whether this process can do its work; the details name no secret but are for operators only. */
export async function readiness() {
  if (isStopping) return { isHealthy: false, status: 'stopping', checks: [] }
  const { isHealthy, checks: results } = await checks.run()
  return { isHealthy, status: isHealthy ? 'ok' : 'failing', checks: results }
}
