import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { timestamp } from '#support/timestamp'
import { signIn } from '#tests/director'

test.group('Director’s messages: list', () => {
  test('shows all messages with their state, newest first', async ({ client, assert }) => {
    await ContactMessageFactory.merge([
      { name: 'A', createdAt: '2026-01-01T00:00:00.000Z', isRead: true },
      { name: 'B', createdAt: '2026-01-02T00:00:00.000Z' },
    ]).createMany(2)
    await ContactMessageFactory.apply('deleted').create()

    const response = await client.get('/api/contacts').bearerToken(await signIn())

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const shown = response.body().data.map(({ name, isRead }: any) => [name, isRead])
    assert.deepEqual(shown, [
      ['B', false],
      ['A', true],
    ])
  })

  test('says which messages will be removed soon, and when', async ({ client, assert }) => {
    const token = await signIn()
    const leaving = async () =>
      (await client.get('/api/contacts?perPage=50').bearerToken(token)).body().meta.leaving
    const written = (days: number) =>
      timestamp(DateTime.utc().minus({ months: 24 }).plus({ days }).toMillis())
    await ContactMessageFactory.merge([
      { createdAt: written(31), deletedAt: null },
      { createdAt: written(2), deletedAt: timestamp() },
    ]).createMany(2)
    assert.deepEqual(await leaving(), { count: 0, first: null, months: 24 })

    const [soon] = await ContactMessageFactory.merge([
      { createdAt: written(3) },
      { createdAt: written(20) },
    ]).createMany(2)
    const { data, meta } = (await client.get('/api/contacts?perPage=50').bearerToken(token)).body()
    assert.equal(meta.leaving.count, 2)
    assert.equal(meta.leaving.first, data.at(-1).keptUntil)
    assert.equal(data.at(-1)._id, soon!.id)
    const days = (Date.parse(meta.leaving.first) - Date.now()) / 86_400_000
    assert.approximately(days, 3, 3, 'months differ in length')
  })
})
