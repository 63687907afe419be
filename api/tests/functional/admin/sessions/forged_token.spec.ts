import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeDirector, signIn } from '#tests/director'
import { forge } from '#tests/forged_tokens'

test.group('Forged token', () => {
  test('is refused and writes nothing, whatever it is', async ({ client, assert }) => {
    const director = await makeDirector()
    const forged = forge(await signIn(director), await signIn(director))
    const before = await db.from('auth_access_tokens').orderBy('id')
    for (const [what, header] of Object.entries(forged)) {
      const response = await client.get('/api/auth/profile').header('Authorization', header)
      assert.equal(response.status(), 401, what)
      assert.equal(response.body().message, 'Please sign in to continue.', what)
      assert.equal(response.body().code, 'unauthenticated', what)
      assert.equal(response.header('www-authenticate'), 'Bearer', what)
      const list = await client.get('/api/tournaments').header('Authorization', header)
      assert.equal(list.status(), 200, what)
    }
    assert.deepEqual(await db.from('auth_access_tokens').orderBy('id'), before)
  })

  test('counts nowhere but in its header', async ({ client }) => {
    const token = await signIn()
    ;(await client.get(`/api/auth/profile?token=${token}`)).assertStatus(401)
    ;(await client.get('/api/auth/profile').header('Cookie', `token=${token}`)).assertStatus(401)
  })

  test('is accepted with a small bearer, when it is no forgery', async ({ client }) => {
    const token = await signIn()
    const response = await client
      .get('/api/auth/profile')
      .header('Authorization', `bearer ${token}`)
    response.assertStatus(200)
  })
})
