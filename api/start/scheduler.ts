import { Schedule } from '@adonisjs/queue'

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

/** Not at boot: code generation boots the application without a database. */
export async function scheduleJobs() {
  for (const [id, { cron, load }] of Object.entries(SCHEDULE)) {
    const scheduled = await Schedule.find(id)
    if (scheduled?.cronExpression === cron) continue
    const { default: job } = await load()
    await job.schedule({}).id(id).cron(cron).timezone('Asia/Kolkata')
  }
}
