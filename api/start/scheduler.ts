import { Schedule } from '@adonisjs/queue'
import { HOUR_MS } from '#shared/days/durations'

/** By id: when, by the academy's clock, and which job. */
const SCHEDULE = {
  'daily-purge': {
    cron: '15 3 * * *',
    load: () => import('#jobs/daily_purge'),
  },
  'waiting-mails': {
    cron: '10 * * * *',
    load: () => import('#jobs/queue_waiting_mails'),
  },
}

/** Each runs once a day at least. */
const LATEST = 25 * HOUR_MS

/** A next run of later was set by a clock that ran ahead. Not at boot: code generation boots the application without a database. */
export async function scheduleJobs() {
  for (const [id, { cron, load }] of Object.entries(SCHEDULE)) {
    const scheduled = await Schedule.find(id)
    const next = scheduled?.nextRunAt?.getTime() ?? Infinity
    if (scheduled?.cronExpression === cron && next < Date.now() + LATEST) continue
    const { default: job } = await load()
    await job.schedule({}).id(id).cron(cron).timezone('Asia/Kolkata')
  }
}
