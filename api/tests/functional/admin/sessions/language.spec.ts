import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeDirector, signIn } from '#tests/director'

const PROFILE = '/api/auth/profile'

test.group('Language of the director’s app', () => {
  test('is stored with the account and returned with the profile', async ({ client, assert }) => {
    const director = await makeDirector()
    const other = await makeDirector('other@academy.example')
    const token = await signIn(director)
    const response = await client.put(PROFILE).bearerToken(token).json({ language: 'mr' })
    response.assertStatus(200)
    response.assertBody({ user: { email: director.email, language: 'mr' } })
    const profile = await client.get(PROFILE).bearerToken(await signIn(director))
    profile.assertBody({ user: { email: director.email, language: 'mr' } })
    const rows = await db.from('users').whereIn('id', [director.id, other.id])
    assert.deepEqual(Object.fromEntries(rows.map(({ id, language }) => [id, language])), {
      [director.id]: 'mr',
      [other.id]: null,
    })
  })

  for (const [name, body, sentence] of [
    ['unknown', { language: 'de' }, 'The language must be en, mr or hi'],
    ['a list', { language: ['mr'] }, 'The language must be en, mr or hi'],
    ['missing', {}, 'This field is required'],
  ] as const) {
    test(`is refused when it is ${name}`, async ({ client, assert }) => {
      const director = await makeDirector()
      const token = await signIn(director)
      const response = await client.put(PROFILE).bearerToken(token).json(body)
      response.assertStatus(422)
      assert.equal(response.body().errors.language, sentence)
      assert.isNull((await db.from('users').where('id', director.id).firstOrFail()).language)
    })
  }
})
