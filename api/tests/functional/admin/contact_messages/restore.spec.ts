import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'

test.group('Director’s messages: restore', () => {
  test('brings it back, for directors only', async ({ client }) => {
    const { id } = await ContactMessageFactory.apply('deleted').create()
    ;(await client.post(`/api/contacts/${id}/restore`)).assertStatus(401)
    const token = await signIn()
    const response = await client.post(`/api/contacts/${id}/restore`).bearerToken(token)
    response.assertStatus(200)
    response.assertBodyContains({ data: { _id: id, isRead: false } })
    ;(await client.get(`/api/contacts/${id}`).bearerToken(token)).assertStatus(200)
    const again = await client.post(`/api/contacts/${id}/restore`).bearerToken(token)
    again.assertStatus(404)
  })
})
