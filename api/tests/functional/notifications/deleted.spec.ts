import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Notification from '#models/notification'
import { signIn } from '#tests/director'
import { startMailServer } from '#tests/mail_server'
import { notifications, runAllJobs, setRecipients, write } from './contact_form.js'

const COACH = 'coach@academy.example'

async function directorOf(client: ApiClient) {
  const token = await signIn()
  return {
    remove: (id: string) => client.delete(`/api/contacts/${id}`).bearerToken(token),
    restore: (id: string) => client.post(`/api/contacts/${id}/restore`).bearerToken(token),
  }
}

const states = async () => (await notifications()).map(({ state }) => state)

test.group('Notifications of a deleted message', (group) => {
  group.each.setup(() => setRecipients([COACH]))

  test('are not sent', async ({ client, assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    const id = await write(client)
    ;(await (await directorOf(client)).remove(id)).assertStatus(200)
    assert.deepEqual(await states(), ['cancelled'])
    await runAllJobs()
    assert.isEmpty(server.mails)
  })

  test('are not retried', async ({ client, assert, cleanup }) => {
    const id = await write(client)
    await runAllJobs()
    const server = await startMailServer()
    cleanup(() => server.stop())
    await (await directorOf(client)).remove(id)
    await runAllJobs()
    assert.isEmpty(server.mails)
  })

  test('are sent once when the message is restored', async ({ client, assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    const id = await write(client)
    const director = await directorOf(client)
    for (let round = 0; round < 2; round += 1) {
      await director.remove(id)
      const restored = await director.restore(id)
      restored.assertBodyContains({ data: { notifications: [{ state: 'queued' }] } })
    }
    await runAllJobs()
    assert.lengthOf(server.mails, 1)
    await director.remove(id)
    await director.restore(id)
    await runAllJobs()
    assert.lengthOf(server.mails, 1)
    assert.deepEqual(await states(), ['sent'])
  })

  test('are sent or cancelled when deleted during delivery', async ({
    client,
    assert,
    cleanup,
  }) => {
    const id = await write(client)
    const director = await directorOf(client)
    // Deleted while the mail server is being talked to.
    const server = await startMailServer({
      onMailFrom: (_, __, done) => void director.remove(id).then(() => done()),
    })
    cleanup(() => server.stop())
    await runAllJobs()
    assert.lengthOf(server.mails, 1)
    assert.deepEqual(await states(), ['sent'])

    await Notification.query().delete()
    await db.from('contact_messages').delete()
    const second = await write(client)
    await server.stop()
    const refusing = await startMailServer({
      onMailFrom: (_, __, done) =>
        void director.remove(second).then(() => done(new Error('not now'))),
    })
    cleanup(() => refusing.stop())
    await runAllJobs()
    assert.deepEqual(await states(), ['cancelled'])
    assert.isEmpty(await db.from('queue_jobs'))
  })
})
