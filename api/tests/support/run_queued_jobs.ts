import db from '@adonisjs/lucid/services/db'
import type { Job } from '@adonisjs/queue'
import MakeAvif from '#jobs/make_avif'
import PlaceFiles from '#jobs/place_files'
import SendAccountMail from '#jobs/send_account_mail'
import SendNotification from '#jobs/send_notification'

const JOBS: Record<string, new () => Job<any>> = {
  MakeAvif,
  PlaceFiles,
  SendAccountMail,
  SendNotification,
}

/** Does all queued work at once, inside the test's transaction; gives the names of the jobs. */
export async function runQueuedJobs(): Promise<string[]> {
  const rows = await db.from('queue_jobs').where('status', 'pending')
  for (const row of rows) {
    const { name, payload } = JSON.parse(row.data)
    const job = new JOBS[name]!()
    const context = { jobId: row.id, name, attempt: 1, queue: row.queue, priority: 5 }
    job.$hydrate(payload, { ...context, acquiredAt: new Date(), stalledCount: 0 })
    await job.execute()
    await db.from('queue_jobs').where('id', row.id).delete()
  }
  return rows.map((row) => JSON.parse(row.data).name)
}
