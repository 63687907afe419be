import { mock } from 'node:test'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import StoreContactMessage from '#actions/store_contact_message'
import RetryNotifications from '#actions/retry_notifications'
import { MailCheck } from '#health/mail_check'
import ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import { bodyOf, headersOf, refusal, startMailServer } from '#tests/mail_server'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { tries } from '#tests/thorough'
import { FORM, setRecipients } from './contact_form.js'

const COACH = 'coach@academy.example'
const OFFICE = 'office@academy.example'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Many more than an hour's mails. */
const MANY = tries({ quick: 80, thorough: 1000 })

/** Messages that come at once, past the form's own limits. */
async function messages(count: number, about: string) {
  for (let at = 0; at < count; at += 1) {
    await new StoreContactMessage().handle({ ...FORM, message: `${about}, number ${at}` } as never)
  }
}

/** Lets time pass, doing what becomes due on the way. */
async function pass(duration: number, step = 5 * MINUTE) {
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

async function serve(t: { cleanup: (handler: () => any) => void }, options = {}) {
  const times: Record<string, number[]> = { [COACH]: [], [OFFICE]: [] }
  const server = await startMailServer(options)
  mock.timers.enable({ apis: ['Date'], now: Date.now() })
  t.cleanup(() => mock.timers.reset())
  t.cleanup(() => server.stop())
  const keep = server.mails.push.bind(server.mails)
  server.mails.push = (mail) => {
    times[mail.to[0]!]!.push(Date.now())
    return keep(mail)
  }
  return { server, times }
}

const subjects = (mails: any[]) => mails.flatMap((mail) => headersOf(mail, 'Subject'))
const states = async () => {
  const rows = await db.from('notifications').select('state').count('* as count').groupBy('state')
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

test.group('Notifications: too many for mails of their own', () => {
  test(`${MANY} messages: at most 21 mails an hour and recipient, none is lost`, async ({
    assert,
    cleanup,
  }) => {
    const { server, times } = await serve({ cleanup })
    await setRecipients([COACH, OFFICE])
    await messages(MANY / 2, 'The first half')
    await runQueuedJobs()
    assert.deepEqual(await states(), { sent: 40, queued: MANY - 40 })
    assert.equal((await new MailCheck().run()).status, 'ok')
    await pass(30 * MINUTE)
    await messages(MANY / 2, 'The second half')
    await runQueuedJobs()
    await pass(3 * HOUR)
    assert.deepEqual(await states(), { sent: 2 * MANY })
    for (const sent of Object.values(times)) {
      for (const from of sent) {
        const hour = sent.filter((at) => at >= from && at < from + HOUR)
        assert.isAtMost(hour.length, 21)
      }
    }
    const mails = server.mails.filter(({ to }) => to[0] === COACH)
    const digests = mails.filter((mail) => /more messages? waits? /.test(subjects([mail])[0]!))
    const named = digests.map((mail) => Number(/^(\d+) more/.exec(subjects([mail])[0]!)![1]))
    const total = named.reduce((sum, number) => sum + number, 0)
    assert.equal(total + mails.length - digests.length, MANY)
    assert.match(bodyOf(digests[0]!), /\/admin\/contacts/)
    const held = await Notification.query().whereNotNull('digest_id').firstOrFail()
    assert.match(held.answer, /^250 .+ \(one mail about \d+ messages\)$/)
  }).tags(['@any-database'])

  test('a digest that is refused is tried again, and is the same mail', async ({
    assert,
    cleanup,
  }) => {
    let isRefused = true
    const { server } = await serve(
      { cleanup },
      {
        onMailFrom: (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
          done(server.mails.length >= 20 && isRefused ? refusal(451, 'Come back later') : null),
      }
    )
    await setRecipients([COACH])
    await messages(23, 'One of many')
    await runQueuedJobs()
    await pass(5 * MINUTE)
    assert.deepEqual(await states(), { sent: 20, queued: 3 })
    const waiting = await Notification.query().where('state', 'queued').firstOrFail()
    assert.equal(waiting.answer, '451 Come back later')
    assert.equal(waiting.attempts, 1)
    isRefused = false
    await pass(5 * MINUTE)
    assert.deepEqual(await states(), { sent: 23 })
    assert.equal(subjects(server.mails).at(-1), '3 more messages wait for you')
    assert.deepEqual(headersOf(server.mails.at(-1)!, 'Message-ID'), [
      `<${waiting.digestId}@${headersOf(server.mails[0]!, 'Message-ID')[0]!.split('@')[1]}`,
    ])
  })

  test('retrying one message leaves the digest to the others', async ({ assert, cleanup }) => {
    const { server } = await serve({ cleanup })
    await setRecipients([COACH])
    await messages(23, 'One of many')
    await runQueuedJobs()
    const held = await Notification.query().where('state', 'queued').firstOrFail()
    await new RetryNotifications().handle(await ContactMessage.findOrFail(held.contactMessageId))
    await runQueuedJobs()
    await pass(2 * HOUR)
    assert.deepEqual(await states(), { sent: 23 })
    assert.equal(subjects(server.mails).at(-1), '3 more messages wait for you')
  })
})
