import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import PurgeDeleted from '#actions/purge_deleted'
import SweepUploads from '#actions/sweep_uploads'
import { growingPauses } from '#config/growing_pauses'
import { asServer } from '#auth/actor'

/** Once a day, what was deleted long enough ago goes for good, and so do files that nothing names. */
export default class DailyPurge extends Job<Record<string, never>> {
  static override options: JobOptions = {
    name: 'DailyPurge',
    retry: { maxRetries: 5, backoff: growingPauses() },
  }

  override async execute() {
    await asServer(() => new PurgeDeleted().handle())
    await new SweepUploads().handle()
  }
}
