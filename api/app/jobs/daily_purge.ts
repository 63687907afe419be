import { rm } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { Job } from '@adonisjs/queue'
import PurgeDeleted from '#actions/purge_deleted'
import { asServer } from '#auth/actor'
import { findTemporaryFiles, findOrphans } from '#visibility/orphans'

export default class DailyPurge extends Job<Record<string, never>> {
  override async execute() {
    await asServer(() => new PurgeDeleted().handle())
    for (const name of await findOrphans()) await drive.use().delete(name)
    for (const path of await findTemporaryFiles()) await rm(path, { force: true })
  }
}
