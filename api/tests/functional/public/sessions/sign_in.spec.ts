import { test } from '@japa/runner'
import { Argon } from '@adonisjs/core/hash/drivers/argon'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { PASSWORD, makeDirector, signIn } from '#tests/director'

const SIGN_IN = '/api/auth/login'
const REFUSED = { message: 'Invalid email or password', code: 'sign_in_refused' }

test.group('Sign in', () => {
  test('returns a new token each time, stored as a hash', async ({ client, assert }) => {
    const { email } = await makeDirector()
    const tokens = []
    for (const typed of [email, ` ${email.toUpperCase()} `]) {
      const response = await client.post(SIGN_IN).json({ email: typed, password: PASSWORD })
      response.assertStatus(200)
      assert.deepEqual(response.body().user, { email, language: null })
      response.assertHeader('cache-control', 'no-store')
      tokens.push(response.body().token)
    }
    assert.notEqual(tokens[0], tokens[1])
    const rows = JSON.stringify(await db.from('auth_access_tokens'))
    for (const token of tokens) {
      const secret = Buffer.from(token.split('.')[1], 'base64url').toString()
      assert.notInclude(rows, secret)
      const profile = await client.get('/api/auth/profile').bearerToken(token)
      profile.assertStatus(200)
    }
  })

  test('refuses a wrong password and an unknown email alike, never with 401', async ({
    client,
    assert,
  }) => {
    const { email } = await makeDirector()
    const wrong = await client.post(SIGN_IN).json({ email, password: 'not the password' })
    const unknown = await client
      .post(SIGN_IN)
      .json({ email: 'nobody@academy.example', password: PASSWORD })
    for (const response of [wrong, unknown]) {
      response.assertStatus(400)
      response.assertBody(REFUSED)
    }
    assert.isEmpty(await db.from('auth_access_tokens'))
  })

  test('renews a hash that was made with other settings, once', async ({ client, assert }) => {
    const user = await makeDirector()
    const earlier = new Argon({ variant: 'id', memory: 8 * 1024, iterations: 3, parallelism: 1 })
    const made = await earlier.make(PASSWORD)
    await User.query().where('id', user.id).update({ password: made })
    const stored = async () => (await User.findOrFail(user.id)).password
    const answer = (password: string) => client.post(SIGN_IN).json({ email: user.email, password })

    ;(await answer('not the password')).assertStatus(400)
    assert.equal(await stored(), made)
    ;(await answer(PASSWORD)).assertStatus(200)
    const renewed = await stored()
    assert.isFalse(hash.needsReHash(renewed))
    ;(await answer(PASSWORD)).assertStatus(200)
    assert.equal(await stored(), renewed)
  })

  test('does not renew the hash of a password that was changed meanwhile', async ({ assert }) => {
    const user = await makeDirector()
    const made = await new Argon({ variant: 'id', iterations: 3, parallelism: 1 }).make(PASSWORD)
    const changed = await hash.make('a knight on the rim')
    user.password = made
    await User.query().where('id', user.id).update({ password: changed })
    await user.renewHash(PASSWORD)
    assert.equal((await User.findOrFail(user.id)).password, changed)
  })

  test('computes one hash for known and unknown emails alike', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { email } = await makeDirector()
    // One hash of the typed password is what a sign-in takes its time for: compared or thrown away.
    const hasher = hash.use()
    const { make, verify } = hasher
    cleanup(() => {
      Object.assign(hasher, { make, verify })
    })
    let hashes = 0
    hasher.make = (value) => ((hashes += 1), make.call(hasher, value))
    hasher.verify = (hashed, value) => ((hashes += 1), verify.call(hasher, hashed, value))

    for (const typed of [email, 'nobody@academy.example']) {
      hashes = 0
      await client.post(SIGN_IN).json({ email: typed, password: 'not the password' })
      assert.equal(hashes, 1, typed)
    }
  })

  test('does not trim the password', async ({ client }) => {
    const { email } = await makeDirector()
    const response = await client.post(SIGN_IN).json({ email, password: ` ${PASSWORD} ` })
    response.assertStatus(400)
  })

  test('names the missing and invalid fields', async ({ client, assert }) => {
    const empty = await client.post(SIGN_IN).json({})
    empty.assertStatus(422)
    assert.deepEqual(empty.body().errors, {
      email: 'Email is required',
      password: 'Password is required',
    })
    const short = await client.post(SIGN_IN).json({ email: 'x', password: '12345' })
    assert.deepEqual(short.body().errors, {
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    })
  })

  test('refuses a value that is not a text: case {$i}')
    .with([{ email: ['a@b.co'] }, { email: { a: 1 } }, { password: ['x'] }, { password: 123456 }])
    .run(async ({ client }, body) => {
      const response = await client
        .post(SIGN_IN)
        .json({ email: 'a@mail.example', password: '123456', ...body })
      response.assertStatus(422)
    })

  test('ignores a token sent along', async ({ client }) => {
    const director = await makeDirector()
    for (const token of ['oat_bad.token', await signIn(director)]) {
      const response = await client
        .post(SIGN_IN)
        .bearerToken(token)
        .json({ email: director.email, password: PASSWORD })
      response.assertStatus(200)
    }
  })
})
