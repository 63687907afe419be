import DailyPurge from '#jobs/daily_purge'

/**
 * Writes down what is to be done when. Called once the server is ready, and not at boot: code
 * generation boots the application too, and must not touch a database.
 */
export async function scheduleJobs() {
  // At night in India, where the visitors sleep.
  await DailyPurge.schedule({}).id('daily-purge').cron('15 3 * * *').timezone('Asia/Kolkata')
}
