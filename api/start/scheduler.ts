import { Schedule } from '@adonisjs/queue'

const DAILY_PURGE = 'daily-purge'

/** At night in India, where the visitors sleep. */
const CRON = '15 3 * * *'

/** Not called at boot: code generation boots the application too, and must not touch a database. */
export async function scheduleJobs() {
  const planned = await Schedule.find(DAILY_PURGE)
  if (planned?.cronExpression === CRON) return
  const { default: DailyPurge } = await import('#jobs/daily_purge')
  await DailyPurge.schedule({}).id(DAILY_PURGE).cron(CRON).timezone('Asia/Kolkata')
}
