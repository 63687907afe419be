import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'

test.group('Director’s messages: delete', () => {
  test('is for directors only', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    ;(await client.delete(`/api/contacts/${message.id}`)).assertStatus(401)
    assert.isNull((await message.refresh()).deletedAt)
  })

  test('is gone at once, and 404 from then on', async ({ client }) => {
    const { id } = await ContactMessageFactory.create()
    const token = await signIn()
    const response = await client.delete(`/api/contacts/${id}`).bearerToken(token)
    response.assertStatus(200)
    response.assertBody({ message: 'Message deleted.' })
    ;(await client.get('/api/contacts').bearerToken(token)).assertBody({ data: [] })
    ;(await client.delete(`/api/contacts/${id}`).bearerToken(token)).assertStatus(404)
  })

  test('six times at once is done once', async ({ client, assert }) => {
    const { id } = await ContactMessageFactory.create()
    const token = await signIn()
    const press = () => client.delete(`/api/contacts/${id}`).bearerToken(token)
    const answers = await Promise.all(Array.from({ length: 6 }, press))
    const statuses = answers.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [200, 404, 404, 404, 404, 404])
  })
})
