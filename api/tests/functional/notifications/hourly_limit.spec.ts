import { mock } from 'node:test'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { storeContactMessage } from '#actions/store_contact_message'
import { retryNotifications } from '#actions/retry_notifications'
import { MailCheck } from '#health/mail_check'
import ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import { queueWaiting } from '#actions/queue_waiting'
import { startMailServer } from '#tests/mail_server'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { FORM, setRecipients } from './contact_form.js'

const COACH = 'coach@academy.example'
const OFFICE = 'office@academy.example'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Many more than an hour's mails. */
const MANY = 40

/** Messages that come at once, past the form's own limits. */
async function messages(count: number, about: string) {
  for (let at = 0; at < count; at += 1) {
    await limiter.clear()
    const form = { ...FORM, message: `${about}, number ${at}` } as never
    await storeContactMessage(form, { address: '203.0.113.9' })
  }
}

/** Lets time pass, doing what becomes due on the way. */
async function pass(duration: number, step = 20 * MINUTE) {
  for (let passed = 0; passed < duration; passed += step) {
    mock.timers.setTime(Date.now() + step)
    const due = db
      .from('queue_jobs')
      .where('status', 'delayed')
      .where('execute_at', '<=', Date.now())
    await due.update({ status: 'pending' })
    await runQueuedJobs()
  }
}

async function serve(t: { cleanup: (handler: () => any) => void }) {
  const times: Record<string, number[]> = { [COACH]: [], [OFFICE]: [] }
  const server = await startMailServer()
  mock.timers.enable({ apis: ['Date'], now: Date.now() })
  t.cleanup(() => mock.timers.reset())
  t.cleanup(() => server.stop())
  const push = server.mails.push.bind(server.mails)
  server.mails.push = (mail) => {
    times[mail.to[0]!]!.push(Date.now())
    return push(mail)
  }
  return { server, times }
}

const states = async () => {
  const rows = await db.from('notifications').select('state').count('* as count').groupBy('state')
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

test.group('Notifications above the hourly limit', () => {
  test('are delayed to 20 an hour per recipient, and none is lost', async ({ assert, cleanup }) => {
    const { times } = await serve({ cleanup })
    await setRecipients([COACH, OFFICE])
    await messages(MANY, 'One of many')
    await runQueuedJobs()
    assert.deepEqual(await states(), { sent: 40, queued: 2 * MANY - 40 })
    assert.equal((await new MailCheck().run()).status, 'ok')
    const held = await Notification.query().where('state', 'queued').firstOrFail()
    assert.deepEqual([held.reason, held.answer], ['limit', ''])
    await pass(((MANY / 20) * 2 + 1) * HOUR)
    assert.deepEqual(await states(), { sent: 2 * MANY })
    for (const sent of Object.values(times)) {
      for (const from of sent) {
        const hour = sent.filter((at) => at >= from && at < from + HOUR)
        assert.isAtMost(hour.length, 20)
      }
    }
  })

  test('sent again by the director still wait, and are sent once', async ({ assert, cleanup }) => {
    const { server } = await serve({ cleanup })
    await setRecipients([COACH])
    await messages(21, 'One of many')
    await runQueuedJobs()
    const held = await Notification.query().where('state', 'queued').firstOrFail()
    await retryNotifications(await ContactMessage.findOrFail(held.contactMessageId))
    await runQueuedJobs()
    assert.deepEqual(await states(), { sent: 20, queued: 1 })
    await pass(2 * HOUR)
    assert.lengthOf(server.mails, 21)
  })

  test('wait and are looked at: an hour’s mails each time, none to a former recipient', async ({
    assert,
    cleanup,
  }) => {
    const { server } = await serve({ cleanup })
    await setRecipients([COACH, OFFICE])
    await messages(25, 'One of many')
    await db.from('queue_jobs').delete()
    await Notification.query().update({ state: 'waiting', reason: 'off' })
    await setRecipients([COACH])
    await queueWaiting()
    assert.deepEqual(await states(), { queued: 20, waiting: 5, cancelled: 25 })
    await runQueuedJobs()
    assert.lengthOf(server.mails, 20)
    await queueWaiting()
    await runQueuedJobs()
    assert.lengthOf(server.mails, 20)
    await pass(HOUR)
    assert.lengthOf(server.mails, 25)
  })
})
