import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { SMTPServer, SMTPServerOptions } from 'smtp-server'
import Notification from '#models/notification'
import { queueWaiting } from '#actions/queue_waiting'
import type { NotificationState } from '#notifications/states'
import { timestamp } from '#support/timestamp'
import { cutConnections, headersOf, refusal, startMailServer } from '#tests/mail_server'
import { notifications, runAllJobs, setRecipients, write } from './contact_form.js'

const COACH = 'coach@academy.example'
const DAY = 24 * 3_600_000

const REFUSALS: [what: string, options: SMTPServerOptions, state: NotificationState][] = [
  ['the sender', { onMailFrom: (_, __, done) => done(refusal(550, 'Not from you')) }, 'queued'],
  [
    'the text',
    {
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(refusal(554, 'Looks like junk')))
      },
    },
    'failed',
  ],
]

test.group('Notifications when the mail server fails', () => {
  test('are retried with growing delays, then wait to be looked at', async ({
    client,
    assert,
    cleanup,
  }) => {
    await setRecipients([COACH])
    await write(client)
    const pauses: (number | null)[] = []
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      if (attempt === 5) await queueWaiting()
      await runAllJobs()
      const [row] = await notifications()
      assert.match(row!.answer, /ECONNREFUSED/)
      assert.equal(row!.attempts, attempt)
      const next = row!.nextAttemptAt
      pauses.push(next ? Math.round((Date.parse(next) - Date.now()) / 1000) : null)
      assert.equal(row!.reason, 'unreachable')
      const job = next && (await db.from('queue_jobs').where('id', row!.jobId!).first())
      if (next) assert.closeTo(Number(job.execute_at), Date.parse(next), 1000)
    }
    assert.deepEqual(pauses, [60, 300, 1800, null, null])
    assert.equal((await notifications())[0]!.state, 'waiting')
    assert.isEmpty(await db.from('queue_jobs'))

    const server = await startMailServer()
    cleanup(() => server.stop())
    await queueWaiting()
    await queueWaiting()
    await runAllJobs()
    const [sent] = await notifications()
    assert.deepEqual([sent!.state, sent!.reason, sent!.attempts], ['sent', null, 6])
    assert.lengthOf(server.mails, 1)
  })

  test('have failed after 30 days, and are not mailed', async ({ client, assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    await setRecipients([COACH])
    await write(client)
    await db.from('queue_jobs').delete()
    const since = timestamp(Date.now() - 30 * DAY - 1000)
    await Notification.query().update({ state: 'waiting', reason: 'off', queued_at: since })
    await queueWaiting()
    await runAllJobs()
    const [old] = await notifications()
    assert.deepEqual([old!.state, old!.reason], ['failed', 'expired'])
    assert.isEmpty(server.mails)
  })

  for (const [what, options, state] of REFUSALS) {
    test(`are ${state} when ${what} is refused`, async ({ client, assert, cleanup }) => {
      const server = await startMailServer(options)
      cleanup(() => server.stop())
      await setRecipients([COACH])
      await write(client)
      await runAllJobs()
      const [row] = await notifications()
      assert.deepEqual([row!.state, row!.reason], [state, 'refused'])
    })
  }

  test('fail for one refused recipient and are sent to the other', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _, done) =>
        done(address === COACH ? refusal(550, 'No such user here') : null),
    })
    cleanup(() => server.stop())
    await setRecipients([COACH, 'office@academy.example'])
    await write(client)
    await runAllJobs()
    const rows = await notifications()
    assert.deepEqual(
      rows.map(({ state, answer }) => [state, answer]),
      [
        ['failed', '550 No such user here'],
        ['sent', '250 Taken as number 1'],
      ]
    )
    assert.isEmpty(await runAllJobs())
  })

  test('are sent later, once, after a temporary refusal', async ({ client, assert, cleanup }) => {
    let isBusy = true
    const server = await startMailServer({
      onMailFrom: (_, __, done) => done(isBusy ? refusal(451, 'Come back later') : null),
    })
    cleanup(() => server.stop())
    await setRecipients([COACH])
    await write(client)
    await runAllJobs()
    const [waiting] = await notifications()
    assert.equal(waiting!.state, 'queued')
    assert.equal(waiting!.answer, '451 Come back later')
    isBusy = false
    await runAllJobs()
    const [sent] = await notifications()
    assert.deepEqual([sent!.state, sent!.attempts, sent!.nextAttemptAt], ['sent', 2, null])
    assert.isEmpty(await runAllJobs())
    assert.lengthOf(server.mails, 1)
  })

  test('are sent again after a connection cut during the mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const dying = await startMailServer({
      onData(this: SMTPServer, stream) {
        stream.resume()
        cutConnections(this)
      },
    })
    await setRecipients([COACH])
    await write(client, { message: 'x'.repeat(1000) })
    await runAllJobs()
    await dying.stop()
    assert.isEmpty(dying.mails)
    const [waiting] = await notifications()
    assert.equal(waiting!.state, 'queued')
    assert.isNotEmpty(waiting!.answer)

    const server = await startMailServer()
    cleanup(() => server.stop())
    await runAllJobs()
    assert.lengthOf(server.mails, 1)
    assert.equal((await notifications())[0]!.state, 'sent')
  })

  test('time out after five seconds without blocking a visitor', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await startMailServer({
      onConnect: (_, done) => void setTimeout(done, 8000).unref(),
    })
    cleanup(() => server.stop())
    await setRecipients([COACH])
    let isWaiting = true
    const work = write(client)
      .then(() => runAllJobs())
      .finally(() => (isWaiting = false))
    await write(client, { message: 'Another one, meanwhile' })
    assert.isTrue(isWaiting)
    await work
    // It would have greeted after eight. Whose mail was tried first is no matter.
    const rows = await notifications()
    assert.deepEqual([...new Set(rows.map(({ state }) => state))], ['queued'])
    assert.match(rows.map(({ answer }) => answer).join(), /greeting/i)
  })

  test('are repeated once at most, with the same Message-ID, after a crash', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    await setRecipients([COACH])
    await write(client)
    const job = await db.from('queue_jobs').first()
    await runAllJobs()
    // The process died before it could store the outcome; the queue runs the job again.
    await Notification.query().update({ state: 'queued', answer: '' })
    await db.table('queue_jobs').insert(job)
    await runAllJobs()
    // It dies again before it can remove the job.
    await db.table('queue_jobs').insert(job)
    await runAllJobs()
    assert.lengthOf(server.mails, 2)
    const ids = server.mails.flatMap((mail) => headersOf(mail, 'Message-ID'))
    assert.lengthOf(new Set(ids), 1)
    assert.equal((await notifications())[0]!.state, 'sent')
  })
})
