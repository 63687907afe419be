import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'

test.group('Director’s messages: list', () => {
  test('is for directors only', async ({ client }) => {
    ;(await client.get('/api/contacts')).assertStatus(401)
  })

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
})
