import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import Notification from '#models/notification'
import { timestamp } from '#support/timestamp'
import { indianDay } from '#shared/days/indian_days'
import { signIn } from '#tests/director'

const DAY = 24 * 3_600_000
const ago = (days: number) => timestamp(Date.now() - days * DAY)

/** One of each kind, named after what it is. */
async function someMessages() {
  const answered = { isRead: true, answeredAt: timestamp() }
  const rows = await ContactMessageFactory.merge([
    { name: 'new', createdAt: ago(1) },
    { name: 'new long ago', createdAt: ago(40) },
    { name: 'read', createdAt: ago(2), isRead: true },
    { name: 'read long ago', createdAt: ago(15), isRead: true },
    { name: 'answered', createdAt: ago(3), ...answered },
    { name: 'deleted', createdAt: ago(1), deletedAt: timestamp() },
    { name: 'answered, deleted', createdAt: ago(1), ...answered, deletedAt: timestamp() },
  ]).createMany(7)
  return Object.fromEntries(rows.map((row) => [row.name, row]))
}

test.group('Director’s messages: to do', () => {
  test('can be filtered by state', async ({ client, assert }) => {
    await someMessages()
    const token = await signIn()
    const names = async (query: string) => {
      const response = await client.get(`/api/contacts?${query}`).bearerToken(token)
      response.assertStatus(200)
      const { data, meta } = response.body()
      assert.equal(meta.total, data.length)
      return data.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await names('state=new'), ['new', 'new long ago'])
    assert.deepEqual(await names('state=read'), ['read', 'read long ago'])
    assert.deepEqual(await names('state=answered'), ['answered'])
    assert.deepEqual(await names('state=waiting'), ['new', 'read', 'new long ago'])
    assert.lengthOf(await names('state=all'), 5)
    assert.lengthOf(await names('state=&perPage=5'), 5)
    assert.deepEqual(await names(`state=read&from=${indianDay(Date.now() - 5 * DAY)}`), ['read'])
    assert.deepEqual(await names('state=new&status=read'), [])
  })

  test('are counted by state, with the oldest waiting one', async ({ client, assert }) => {
    const token = await signIn()
    const counts = async () => {
      const { meta } = (await client.get('/api/contacts?perPage=50').bearerToken(token)).body()
      const { waiting, due, undelivered } = meta
      return { waiting, due, undelivered }
    }
    const nothing = {
      waiting: { count: 0, oldest: null, messageId: null },
      due: 0,
      undelivered: { count: 0, messageId: null },
    }
    assert.deepEqual(await counts(), nothing)
    const rows = await someMessages()
    assert.deepEqual(await counts(), {
      ...nothing,
      waiting: {
        count: 3,
        oldest: rows['new long ago']!.createdAt,
        messageId: rows['new long ago']!.id,
      },
    })
    await rows['new long ago']!.merge({ answeredAt: timestamp(), isRead: true }).save()
    assert.deepEqual((await counts()).waiting, {
      count: 2,
      oldest: rows.read!.createdAt,
      messageId: rows.read!.id,
    })
  })

  test('reminders are due from their day on, in Indian time', async ({ client, assert }) => {
    const today = indianDay(Date.now())
    await ContactMessageFactory.merge([
      { name: 'today', remindOn: today, createdAt: ago(1) },
      { name: 'before', remindOn: '2020-01-01', createdAt: ago(2), isRead: true },
      { name: 'tomorrow', remindOn: indianDay(Date.now() + DAY) },
      { name: 'deleted', remindOn: today, deletedAt: timestamp() },
    ]).createMany(4)
    const response = await client.get('/api/contacts?remind=due').bearerToken(await signIn())
    const { data, meta } = response.body()
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ['today', 'before']
    )
    assert.equal(meta.due, 2)
    assert.equal(meta.total, 2)
  })

  test('failed mails are counted until their message is answered', async ({ client, assert }) => {
    const rows = await someMessages()
    const failed = (name: string, recipient: string, state: 'failed' | 'sent' = 'failed') =>
      Notification.create({
        contactMessageId: rows[name]!.id,
        recipient,
        state,
        attempts: 1,
        answer: 'No.',
        queuedAt: timestamp(),
      })
    await failed('read', 'a@mail.example')
    await failed('new', 'a@mail.example')
    await failed('new', 'b@mail.example')
    await failed('new', 'c@mail.example', 'sent')
    await failed('answered', 'a@mail.example')
    await failed('deleted', 'a@mail.example')
    const response = await client.get('/api/contacts?perPage=50').bearerToken(await signIn())
    assert.deepEqual(response.body().meta.undelivered, { count: 3, messageId: rows.new!.id })
  })

  test('refuses an unknown state or reminder', async ({ client, assert }) => {
    const response = await client
      .get('/api/contacts?state=closed&remind=soon')
      .bearerToken(await signIn())
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      state: 'The state must be all, new, read, answered or waiting',
      remind: 'The reminder must be due or nothing',
    })
  })
})
