import { Schedule } from '@adonisjs/queue'
import env from '#start/env'

const DAILY_PURGE = 'daily-purge'

/**
 * Writes down what is to be done when. Called once the server is ready, and not at boot: code
 * generation boots the application too, and must not touch a database.
 */
export async function scheduleJobs() {
  if (!env.get('DAILY_PURGE')) {
    // Written down by an earlier start, before there was a timer.
    const planned = await Schedule.find(DAILY_PURGE)
    await planned?.delete()
    return
  }
  const { default: DailyPurge } = await import('#jobs/daily_purge')
  // At night in India, where the visitors sleep.
  await DailyPurge.schedule({}).id(DAILY_PURGE).cron('15 3 * * *').timezone('Asia/Kolkata')
}
