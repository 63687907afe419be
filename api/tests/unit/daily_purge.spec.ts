import db from '@adonisjs/lucid/services/db'
import queue from '@adonisjs/queue/services/main'
import { test } from '@japa/runner'
import env from '#start/env'
import { scheduleJobs } from '#start/scheduler'

test.group('Daily purge', () => {
  test('is planned by the processes, unless a timer does it', async ({ assert, cleanup }) => {
    await queue.loadJobs()
    cleanup(() => env.set('DAILY_PURGE', true))
    cleanup(async () => void (await db.from('queue_schedules').delete()))
    const planned = () => db.from('queue_schedules').select('cron_expression', 'timezone')
    await scheduleJobs()
    assert.deepEqual(await planned(), [{ cron_expression: '15 3 * * *', timezone: 'Asia/Kolkata' }])
    env.set('DAILY_PURGE', false)
    await scheduleJobs()
    assert.isEmpty(await planned())
    await scheduleJobs()
    assert.isEmpty(await planned())
  })
})
