import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { errorBody } from '#exceptions/error_body'
import User from '#models/user'
import env from '#start/env'
import { PASSWORD, makeDirector, signIn } from '#tests/director'

const REGISTER = '/api/auth/register'
const BODY = { email: 'second@academy.example', password: 'a knight on the rim' }

const emails = async () => (await User.query().orderBy('email')).map((user) => user.email)

test.group('Register', (group) => {
  group.each.teardown(() => {
    env.set('SETUP_TOKEN', undefined as never)
    delete process.env.SETUP_TOKEN
  })

  test('is refused without a session', async ({ client, assert }) => {
    await makeDirector()
    for (const token of ['', 'oat_bad.token']) {
      const response = await client.post(REGISTER).bearerToken(token).json(BODY)
      response.assertStatus(403)
      response.assertBody(errorBody({ code: 'forbidden' }))
    }
    assert.lengthOf(await emails(), 1)
  })

  test('is refused on an empty database without a set-up token', async ({ client, assert }) => {
    const response = await client.post(REGISTER).json({ ...BODY, setupToken: '' })
    response.assertStatus(403)
    assert.isEmpty(await emails())
  })

  test('lets a director add another one', async ({ client, assert }) => {
    const token = await signIn()
    const response = await client
      .post(REGISTER)
      .bearerToken(token)
      .json({ ...BODY, email: 'Second@Academy.example', currentPassword: PASSWORD })
    response.assertStatus(201)
    response.assertBody({ user: { email: BODY.email, language: null } })
    assert.deepEqual(await emails(), ['director@academy.example', BODY.email])
    const added = await client.post('/api/auth/login').json(BODY)
    added.assertStatus(200)
  })

  test('requires the director’s password again', async ({ client, assert }) => {
    const token = await signIn()
    for (const [currentPassword, sentence] of [
      [undefined, 'Password is required'],
      ['not my password', 'The current password is not right'],
    ]) {
      const response = await client
        .post(REGISTER)
        .bearerToken(token)
        .json({ ...BODY, currentPassword })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { currentPassword: sentence })
    }
    assert.deepEqual(await emails(), ['director@academy.example'])
  })

  test('refuses a short, long or guessable password and an email in use', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    const add = (body: object) =>
      client
        .post(REGISTER)
        .bearerToken(token)
        .json({ ...BODY, currentPassword: PASSWORD, ...body })
    assert.deepEqual((await add({ password: '123456789' })).body().errors, {
      password: 'Password must be at least 10 characters',
    })
    assert.deepEqual((await add({ password: 'x'.repeat(129) })).body().errors, {
      password: 'Password cannot be more than 128 characters',
    })
    for (const password of ['a123456789', BODY.email, 'Second-2026!', '1qaz2wsx3edc']) {
      assert.deepEqual((await add({ password })).body().errors, {
        password: 'This password is too common: choose another',
      })
    }
    const taken = await add({ email: 'DIRECTOR@academy.example' })
    taken.assertStatus(422)
    assert.deepEqual(taken.body().errors, { email: 'There is already an account with this email' })
  })

  test('limits guesses of the set-up token', async ({ client, assert }) => {
    env.set('SETUP_TOKEN', new Secret('open sesame') as never)
    const statuses = []
    for (let at = 0; at < 6; at += 1) {
      const body = { ...BODY, setupToken: `open barley ${at}` }
      statuses.push((await client.post(REGISTER).json(body)).status())
    }
    assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429])
  })

  test('accepts the set-up token once, when there is no account', async ({ client, assert }) => {
    env.set('SETUP_TOKEN', new Secret('open sesame') as never)
    const wrong = await client.post(REGISTER).json({ ...BODY, setupToken: 'open barley' })
    wrong.assertStatus(403)
    const right = await client.post(REGISTER).json({ ...BODY, setupToken: 'open sesame' })
    right.assertStatus(201)
    const again = await client
      .post(REGISTER)
      .json({ ...BODY, email: 'third@academy.example', setupToken: 'open sesame' })
    again.assertStatus(403)
    assert.deepEqual(await emails(), [BODY.email])
  })
})
