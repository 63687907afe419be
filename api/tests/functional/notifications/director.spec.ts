import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { purgeDeleted } from '#actions/purge_deleted'
import { MailCheck } from '#health/mail_check'
import ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import { timestamp } from '#support/timestamp'
import { signIn } from '#tests/director'
import { refusal, startMailServer } from '#tests/mail_server'
import { notifications, runAllJobs, setRecipients, write } from './contact_form.js'

const COACH = 'coach@academy.example'
const HOUR = 3_600_000

test.group('Notifications: for the director', () => {
  test('each message lists its mails', async ({ client, assert }) => {
    await setRecipients([COACH])
    const id = await write(client)
    await runAllJobs()
    const token = await signIn()
    const list = await client.get('/api/contacts').bearerToken(token)
    const one = await client.get(`/api/contacts/${id}`).bearerToken(token)
    for (const message of [list.body().data[0], one.body().data]) {
      const [shown] = message.notifications
      assert.containsSubset(shown, { recipient: COACH, state: 'queued', attempts: 1 })
      assert.match(shown.answer, /ECONNREFUSED/)
    }
  })

  test('retry sends waiting and failed mails once', async ({ client, assert, cleanup }) => {
    await setRecipients([COACH, 'office@academy.example'])
    const id = await write(client)
    await runAllJobs()
    await Notification.query().where('recipient', COACH).update({ state: 'failed', job_id: null })
    await db.from('queue_jobs').where('status', 'pending').delete()
    const server = await startMailServer()
    cleanup(() => server.stop())
    const token = await signIn()
    for (let press = 0; press < 3; press += 1) {
      const path = `/api/contacts/${id}/notifications/retry`
      const response = await client.post(path).bearerToken(token)
      response.assertStatus(200)
      response.assertBodyContains({ data: { notifications: [{ state: 'queued' }] } })
    }
    await runAllJobs()
    assert.lengthOf(server.mails, 2)
    assert.deepEqual([...new Set((await notifications()).map(({ state }) => state))], ['sent'])
  })

  test('retry does not touch a mail that is being sent', async ({ client, assert }) => {
    await setRecipients([COACH])
    const id = await write(client)
    await db.from('queue_jobs').update({ status: 'active', acquired_at: Date.now() })
    await client.post(`/api/contacts/${id}/notifications/retry`).bearerToken(await signIn())
    assert.lengthOf(await db.from('queue_jobs'), 1)
  })

  test('a test mail returns the mail server’s answer per recipient', async ({
    client,
    assert,
    cleanup,
  }) => {
    const token = await signIn()
    const send = (body: object) =>
      client.post('/api/settings/test-email').bearerToken(token).json(body)
    ;(await send({})).assertStatus(422)
    ;(await send({ email: 'nobody' })).assertStatus(422)
    await setRecipients([COACH, 'office@academy.example'])
    const down = (await send({})).body().data
    assert.deepEqual(
      down.map((result: any) => result.isAccepted),
      [false, false]
    )
    assert.match(down[0].answer, /ECONNREFUSED/)

    const server = await startMailServer({
      onRcptTo: ({ address }, _, done) =>
        done(address === COACH ? refusal(550, 'No such user here') : null),
    })
    cleanup(() => server.stop())
    assert.deepEqual((await send({})).body().data, [
      {
        recipient: COACH,
        isAccepted: false,
        reason: 'refused',
        answer: '550 No such user here',
      },
      {
        recipient: 'office@academy.example',
        isAccepted: true,
        reason: null,
        answer: '250 Taken as number 1',
      },
    ])
    const own = await send({ email: 'Director@academy.example' })
    own.assertBodyContains({ data: [{ isAccepted: true }] })
  })

  test('test mails go to known addresses, five at most', async ({ client, assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    await setRecipients([COACH])
    const token = await signIn()
    const send = (email: string) =>
      client.post('/api/settings/test-email').bearerToken(token).json({ email })
    const foreign = await send('me@mail.example')
    foreign.assertStatus(422)
    assert.deepEqual(foreign.body().errors, {
      email: 'Add this address to the list first, or use your own',
    })
    for (let press = 0; press < 5; press += 1) (await send(COACH)).assertStatus(200)
    const sixth = await send(COACH)
    sixth.assertStatus(429)
    assert.exists(sixth.header('retry-after'))
    assert.lengthOf(server.mails, 5)
  })

  test('upkeep is red while mails are overdue or refused', async ({ client, assert }) => {
    const status = async () => (await new MailCheck().run()).status
    await setRecipients([COACH])
    await write(client)
    assert.equal(await status(), 'ok')
    const since = timestamp(Date.now() - 2 * HOUR)
    await Notification.query().update({ queued_at: since, next_attempt_at: since })
    assert.equal(await status(), 'error')
    ;(await client.get('/api/health/upkeep')).assertStatus(503)
    ;(await client.get('/api/health/ready')).assertStatus(200)
    await Notification.query().update({ state: 'failed', reason: 'refused' })
    assert.equal(await status(), 'error')
    await Notification.query().update({ state: 'waiting', reason: 'unreachable' })
    assert.equal(await status(), 'error')
    await Notification.query().update({ reason: 'off' })
    assert.equal(await status(), 'warning')
    await Notification.query().update({ queued_at: timestamp(Date.now() - 25 * HOUR) })
    assert.equal(await status(), 'error')
    await Notification.query().update({ state: 'sent' })
    assert.equal(await status(), 'ok')
  })

  test('a purge deletes the mails of a message', async ({ client, assert }) => {
    await setRecipients([COACH])
    await write(client)
    await ContactMessage.query().update({ deleted_at: timestamp(Date.now() - 31 * 24 * HOUR) })
    await purgeDeleted()
    assert.isEmpty(await notifications())
    assert.deepEqual(await runAllJobs(), ['SendNotification'])
  })
})
