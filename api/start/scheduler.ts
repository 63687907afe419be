import { Schedule } from '@adonisjs/queue'

const DAILY_PURGE = 'daily-purge'

const CRON = '15 3 * * *'

/** Not at boot: code generation boots the application without a database. */
export async function scheduleJobs() {
  const scheduled = await Schedule.find(DAILY_PURGE)
  if (scheduled?.cronExpression === CRON) return
  const { default: DailyPurge } = await import('#jobs/daily_purge')
  await DailyPurge.schedule({}).id(DAILY_PURGE).cron(CRON).timezone('Asia/Kolkata')
}
