import { DiskSpaceCheck, HealthChecks } from '@adonisjs/core/health'
import { DbCheck } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { MailCheck } from '#jobs/mail_check'
import { QueueCheck } from '#jobs/queue_check'
import env from '#start/env'

/** Whether this process can do its work; the details name no secret but are for operators only. */
export function readiness() {
  const disk = new DiskSpaceCheck().warnWhenExceeds(80).failWhenExceeds(90)
  disk.diskPath = env.get('DATA_DIR')
  return new HealthChecks()
    .register([new DbCheck(db.connection()), disk, new QueueCheck(), new MailCheck()])
    .run()
}
