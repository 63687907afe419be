import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'

test.group('Director’s messages: mark read', () => {
  test('is for directors only', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    ;(await client.patch(`/api/contacts/${message.id}/read`)).assertStatus(401)
    assert.isFalse(Boolean((await message.refresh()).isRead))
  })

  test('marks it, and again changes nothing', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    const token = await signIn()
    for (let time = 0; time < 2; time += 1) {
      const response = await client.patch(`/api/contacts/${message.id}/read`).bearerToken(token)
      response.assertStatus(200)
      response.assertBodyContains({ data: { _id: message.id, isRead: true } })
    }
    assert.isTrue(Boolean((await message.refresh()).isRead))
  })

  test('answers 404 for an unknown or deleted one', async ({ client }) => {
    const deleted = await ContactMessageFactory.apply('deleted').create()
    const token = await signIn()
    for (const id of ['abc', deleted.id]) {
      ;(await client.patch(`/api/contacts/${id}/read`).bearerToken(token)).assertStatus(404)
    }
  })
})
