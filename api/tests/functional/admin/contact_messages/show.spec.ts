import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'

test.group('Director’s messages: one', () => {
  test('is for directors only', async ({ client }) => {
    const { id } = await ContactMessageFactory.create()
    ;(await client.get(`/api/contacts/${id}`)).assertStatus(401)
  })

  test('shows it without marking it read', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    const response = await client.get(`/api/contacts/${message.id}`).bearerToken(await signIn())
    response.assertStatus(200)
    response.assertBodyContains({ data: { _id: message.id, isRead: false } })
    assert.isFalse(Boolean((await message.refresh()).isRead))
  })

  test('answers 404 for an unknown, deleted or malformed id', async ({ client }) => {
    const deleted = await ContactMessageFactory.apply('deleted').create()
    const token = await signIn()
    for (const id of ['abc', '%00', '1', deleted.id]) {
      ;(await client.get(`/api/contacts/${id}`).bearerToken(token)).assertStatus(404)
    }
  })
})
