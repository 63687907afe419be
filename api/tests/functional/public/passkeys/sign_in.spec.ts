import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { purgeDeleted } from '#actions/purge_deleted'
import { makeChallenge } from '#auth/passkeys'
import { Authenticator } from '#tests/authenticator'
import { PASSWORD, makeDirector, signIn } from '#tests/director'
import { addPasskey, beginPasskey, challenge, enter, phoneOf } from '#tests/passkeys'

const REFUSED = { message: 'This passkey was not accepted', code: 'passkey_refused' }
const EMAIL = 'director@academy.example'

test.group('Sign in with a passkey', () => {
  test('opens a session and stores the time of use', async ({ client, assert }) => {
    const phone = await phoneOf(client, await signIn())
    phone.counter = 7
    const response = await enter(client, phone.use(await challenge(client)))
    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    assert.deepEqual(response.body().user, { email: EMAIL, language: null })
    const profile = await client.get('/api/auth/profile').bearerToken(response.body().token)
    profile.assertStatus(200)
    const [row] = await db.from('passkeys')
    assert.equal(Number(row.counter), 7)
    assert.isAbove(Date.parse(row.last_used_at), Date.now() - 60_000)
    assert.lengthOf(await db.from('known_devices'), 1)
  })

  test('accepts each challenge once, also without a counter', async ({ client, assert }) => {
    const token = await signIn()
    const phone = await phoneOf(client, token)
    const answer = phone.use(await challenge(client))
    ;(await enter(client, answer)).assertStatus(200)
    const replayed = await enter(client, answer)
    replayed.assertStatus(400)
    replayed.assertBody(REFUSED)
    const used = await db.from('used_challenges')
    assert.lengthOf(used, 2)
    await purgeDeleted()
    assert.lengthOf(await db.from('used_challenges'), 2)
    await purgeDeleted(Date.now() + 5 * 60_000)
    assert.isEmpty(await db.from('used_challenges'))
  })

  test('refuses every invalid answer with the same message', async ({ client, assert }) => {
    const token = await signIn()
    const phone = await phoneOf(client, token)
    phone.counter = 5
    ;(await enter(client, phone.use(await challenge(client)))).assertStatus(200)
    phone.counter = 6
    const asked = await challenge(client)
    const text = (purpose: 'sign-in', now: number) =>
      Buffer.from(makeChallenge(purpose, now)).toString('base64url')
    const stranger = new Authenticator()
    stranger.make(await beginPasskey(client, token))
    const refused = {
      'an unknown passkey': stranger.use(asked),
      'another origin': phone.use(asked, { origin: 'https://stranger.example' }),
      'another party': phone.use(asked, { rpId: 'stranger.example' }),
      'nobody there': phone.use(asked, { isVerified: false }),
      'another key’s signature': phone.use(asked, { signer: stranger }),
      'another account’s': phone.use(asked, { userHandle: 'AAAA' }),
      'another ceremony': phone.use(asked, { type: 'webauthn.create' }),
      'a counter that went back': phone.use(asked, { counter: 4 }),
      'a counter that stands still': phone.use(asked, { counter: 5 }),
      'a challenge that has ended': phone.use({
        challenge: text('sign-in', Date.now() - 5 * 60_000),
      }),
      'a challenge for adding one': phone.use(await beginPasskey(client, token)),
      'a challenge of nobody': phone.use({ challenge: 'abcd' }),
    }
    let at = 0
    const before = await db.from('auth_access_tokens')
    for (const [what, answer] of Object.entries(refused)) {
      const response = await enter(client, answer, `203.0.113.${(at += 1)}`)
      assert.equal(response.status(), 400, what)
      assert.deepEqual(response.body(), REFUSED, what)
    }
    assert.lengthOf(await db.from('auth_access_tokens'), before.length)
    ;(await enter(client, phone.use(asked))).assertStatus(200)
  })

  test('shares the limit of wrong guesses with the password', async ({ client }) => {
    const phone = await phoneOf(client, await signIn())
    const address = '203.0.113.7'
    const guess = (password: string, from = address) =>
      client
        .post('/api/auth/login')
        .header('X-Forwarded-For', from)
        .json({ email: EMAIL, password })
    const use = async (from = address) => enter(client, phone.use(await challenge(client)), from)
    for (let at = 0; at < 4; at += 1) (await guess('not the password')).assertStatus(400)
    ;(await use()).assertStatus(200)
    for (let at = 0; at < 2; at += 1) (await guess('not the password')).assertStatus(400)
    const wrong = async () =>
      enter(client, phone.use(await challenge(client), { isVerified: false }))
    for (let at = 0; at < 3; at += 1) (await wrong()).assertStatus(400)
    ;(await use()).assertStatus(429)
    ;(await guess(PASSWORD)).assertStatus(429)
    ;(await use('203.0.113.8')).assertStatus(200)
  })

  test('limits guesses with unknown passkeys', async ({ client }) => {
    const use = async () =>
      enter(client, new Authenticator().use(await challenge(client), { userHandle: 'AAAA' }))
    for (let at = 0; at < 5; at += 1) (await use()).assertStatus(400)
    ;(await use()).assertStatus(429)
  })

  test('stores nothing for a requested challenge', async ({ client, assert }) => {
    const { challenge: first } = await challenge(client)
    const { challenge: second } = await challenge(client)
    assert.notEqual(first, second)
    assert.isEmpty(await db.from('used_challenges'))
  })

  test('names the missing fields', async ({ client, assert }) => {
    const response = await enter(client, {})
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), ['id', 'rawId', 'type', 'response'])
  })

  test('signs in to the account of the passkey', async ({ client, assert }) => {
    const first = await signIn()
    const second = await signIn(await makeDirector('second@academy.example'))
    await phoneOf(client, first)
    const phone = new Authenticator()
    const made = phone.make(await beginPasskey(client, second))
    ;(await addPasskey(client, second, made)).assertStatus(201)
    const response = await enter(client, phone.use(await challenge(client)))
    assert.equal(response.body().user.email, 'second@academy.example')
  })
})
