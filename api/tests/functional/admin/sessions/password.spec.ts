import { test } from '@japa/runner'
import { PASSWORD, makeDirector, signIn } from '#tests/director'

const NEW = 'a knight on the rim'

test.group('Password', () => {
  test('accepts no guess after five wrong ones in a session', async ({ client, assert }) => {
    const director = await makeDirector()
    const token = await signIn(director)
    const change = (currentPassword: string, session = token, address = '203.0.113.7') =>
      client
        .put('/api/auth/password')
        .bearerToken(session)
        .header('X-Forwarded-For', address)
        .json({ currentPassword, password: NEW })
    for (let at = 0; at < 5; at += 1) {
      ;(await change(`a guess ${at}`, token, `203.0.113.${at}`)).assertStatus(422)
    }
    const limited = await change(PASSWORD)
    limited.assertStatus(429)
    assert.isAbove(Number(limited.header('retry-after')), 800)
    // Whoever has one session cannot keep the director from changing it in another.
    ;(await change(PASSWORD, await signIn(director))).assertStatus(200)
  })

  test('ends every old session when it changes', async ({ client, assert }) => {
    const director = await makeDirector()
    const [own, other] = [await signIn(director), await signIn(director)]
    const body = { currentPassword: PASSWORD, password: NEW }
    ;(await client.put('/api/auth/password').json(body)).assertStatus(401)
    const response = await client.put('/api/auth/password').bearerToken(own).json(body)
    response.assertStatus(200)
    const profile = (token: string) => client.get('/api/auth/profile').bearerToken(token)
    assert.equal((await profile(own)).status(), 401)
    assert.equal((await profile(other)).status(), 401)
    assert.equal((await profile(response.body().token)).status(), 200)
    const signedIn = await client
      .post('/api/auth/login')
      .json({ email: director.email, password: NEW })
    signedIn.assertStatus(200)
  })
})
