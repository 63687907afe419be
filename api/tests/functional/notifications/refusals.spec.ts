import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { SMTPServer } from 'smtp-server'
import Notification from '#models/notification'
import { cutConnections, headersOf, refusal, startMailServer } from '#tests/mail_server'
import { notifications, runAllJobs, setRecipients, write } from './contact_form.js'

const COACH = 'coach@academy.example'

test.group('Notifications when the mail server fails', () => {
  test('are retried with growing delays, then given up', async ({ client, assert }) => {
    await setRecipients([COACH])
    await write(client)
    const pauses: (number | null)[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await runAllJobs()
      const [row] = await notifications()
      assert.match(row!.answer, /ECONNREFUSED/)
      assert.equal(row!.attempts, attempt)
      const next = row!.nextAttemptAt
      pauses.push(next ? Math.round((Date.parse(next) - Date.now()) / 1000) : null)
      const job = await db.from('queue_jobs').where('id', row!.jobId!).first()
      if (next) assert.closeTo(Number(job.execute_at), Date.parse(next), 1000)
    }
    assert.deepEqual(pauses, [60, 300, 1800, 7200, 43_200, null])
    assert.equal((await notifications())[0]!.state, 'failed')
    assert.isEmpty(await db.from('queue_jobs'))
  })

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
