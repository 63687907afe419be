import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeDirector, signIn } from '#tests/director'

const encode = (text: string) => Buffer.from(text).toString('base64url')

/** Everything that is no valid token: made from one that is, and from another one's secret. */
function forge(token: string, other: string): Record<string, string> {
  const [id, secret] = token.slice('oat_'.length).split('.') as [string, string]
  const [otherId, otherSecret] = other.slice('oat_'.length).split('.') as [string, string]
  return {
    nothing: '',
    'the word alone': 'Bearer',
    'two spaces': `Bearer  ${token}`,
    'another scheme': `Basic ${token}`,
    'another prefix': `Bearer pat_${id}.${secret}`,
    'an id alone': `Bearer oat_${id}`,
    'a number for an id': `Bearer oat_${encode('1')}.${secret}`,
    'twenty digits for an id': `Bearer oat_${encode('12345678901234567890')}.${secret}`,
    'a NUL in the id': `Bearer oat_${encode('1\u0000')}.${secret}`,
    'another one’s secret': `Bearer oat_${id}.${otherSecret}`,
    'another one’s id': `Bearer oat_${otherId}.${secret}`,
    'a changed secret': `Bearer oat_${id}.${encode('x'.repeat(50))}`,
    'half a token': `Bearer ${token.slice(0, -10)}`,
    'eight kilobytes': `Bearer oat_${'x'.repeat(8000)}`,
    'a list': `Bearer ${token}, Bearer ${other}`,
    quotes: `Bearer oat_' or '1'='1.${secret}`,
  }
}

test.group('Forged token', () => {
  test('is refused and writes nothing, whatever it is', async ({ client, assert }) => {
    const director = await makeDirector()
    const forged = forge(await signIn(director), await signIn(director))
    const before = await db.from('auth_access_tokens').orderBy('id')
    for (const [what, header] of Object.entries(forged)) {
      const response = await client.get('/api/auth/profile').header('Authorization', header)
      assert.equal(response.status(), 401, what)
      assert.deepEqual(response.body(), { message: 'Please sign in to continue.' }, what)
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
