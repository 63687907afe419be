import { rm } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { Job } from '@adonisjs/queue'
import { purgeDeleted } from '#actions/purge_deleted'
import { asServer } from '#activity/actor'
import { findPutAside } from '#backup/put_aside'
import { believedTime, recordPurge } from '#health/believed_time'
import { findTemporaryFiles, findOrphans } from '#visibility/orphans'

export default class DailyPurge extends Job<Record<string, never>> {
  override async execute() {
    const now = Date.now()
    const time = await believedTime(now)
    await asServer(() => purgeDeleted(time))
    for (const name of await findOrphans()) await drive.use().delete(name)
    for (const path of await findTemporaryFiles()) await rm(path, { force: true })
    for (const path of await findPutAside(time)) await rm(path, { recursive: true, force: true })
    await recordPurge(time, now)
  }
}
