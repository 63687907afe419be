import { Job } from '@adonisjs/queue'
import PurgeDeleted from '#actions/purge_deleted'
import SweepUploads from '#actions/sweep_uploads'
import { asServer } from '#auth/actor'

export default class DailyPurge extends Job<Record<string, never>> {
  override async execute() {
    await asServer(() => new PurgeDeleted().handle())
    await new SweepUploads().handle()
  }
}
