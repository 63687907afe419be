import { test } from '@japa/runner'
import { namesIn } from '#shared/identity/academy_names'
import { PASSWORD, makeDirector, signIn } from '#tests/director'

const PROFILE = '/api/auth/profile'
const NEW = 'a bishop on the long diagonal'

test.group('Sign out everywhere', () => {
  test('ends every session of this director, and only theirs', async ({ client }) => {
    const director = await makeDirector()
    const [first, second] = [await signIn(director), await signIn(director)]
    const other = await signIn(await makeDirector('other@academy.example'))
    ;(await client.post('/api/auth/logout-everywhere')).assertStatus(401)
    ;(await client.post('/api/auth/logout-everywhere').bearerToken(first)).assertStatus(204)
    for (const token of [first, second]) {
      ;(await client.get(PROFILE).bearerToken(token)).assertStatus(401)
    }
    ;(await client.get(PROFILE).bearerToken(other)).assertStatus(200)
  })
})

test.group('Change password', () => {
  test('requires the current password and an uncommon new one', async ({ client, assert }) => {
    const token = await signIn()
    const change = (body: object) => client.put('/api/auth/password').bearerToken(token).json(body)
    const wrong = await change({ currentPassword: 'not the password', password: NEW })
    wrong.assertStatus(422)
    assert.deepEqual(wrong.body().errors, { currentPassword: 'The current password is not right' })
    for (const password of [
      'Password123',
      '1234567890',
      'aaaaaaaaaaaa',
      'CHESSACADEMY!',
      'a123456789',
      '1qaz2wsx3edc',
      'director@academy.example',
      'Director.Academy.Example',
      'director_2026',
      `${namesIn('en').short.split(' ')[0]}@2026`,
      namesIn('en').academy.toLowerCase(),
      'P@ssw0rd2026',
      'krishna12345',
      '98220 12345',
      'passwordpassword',
      'iloveyou2026!',
      'zxcvbnm,./',
      'qwertyuiop'.repeat(12),
    ]) {
      const common = await change({ currentPassword: PASSWORD, password })
      common.assertStatus(422)
      assert.deepEqual(common.body().errors, {
        password: 'This password is too common: choose another',
      })
    }
    ;(await client.get(PROFILE).bearerToken(token)).assertStatus(200)
  })
})
