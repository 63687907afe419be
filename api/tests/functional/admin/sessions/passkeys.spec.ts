import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isChallenge, makeChallenge, relyingParty } from '#auth/passkeys'
import { Authenticator } from '#tests/authenticator'
import { PASSWORD, makeDirector, signIn } from '#tests/director'
import { bodyOf, headersOf, startMailServer } from '#tests/mail_server'
import { addPasskey, beginPasskey, challenge, enter, phoneOf } from '#tests/passkeys'
import { runAllJobs } from '../../notifications/contact_form.js'

const PASSKEYS = '/api/auth/passkeys'

const challengeOf = <Options extends object>(options: Options, text: string) => ({
  ...options,
  challenge: text,
})
const made = (purpose: Parameters<typeof makeChallenge>[0], now?: number) =>
  Buffer.from(makeChallenge(purpose, now)).toString('base64url')

test.group('Passkeys of a director', () => {
  test('are added with the password, listed without keys and reported by mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    const director = await makeDirector()
    const token = await signIn(director)
    const options = await beginPasskey(client, token)
    assert.deepEqual(options.rp, { id: relyingParty.id, name: relyingParty.name })
    assert.equal(options.authenticatorSelection.userVerification, 'required')
    assert.equal(options.authenticatorSelection.residentKey, 'required')
    const phone = new Authenticator()
    const response = await addPasskey(client, token, phone.make(options)).header(
      'User-Agent',
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36'
    )
    response.assertStatus(201)
    const list = await client.get(PASSKEYS).bearerToken(token)
    list.assertStatus(200)
    const [row] = await db.from('passkeys')
    assert.deepEqual(list.body().data, [
      {
        _id: row.id,
        device: { browser: 'Chrome', system: 'Android' },
        createdAt: row.created_at,
        lastUsedAt: null,
      },
    ])
    assert.deepEqual([row.user_id, row.credential_id], [director.id, phone.id])
    assert.notInclude(list.text(), row.public_key)
    await runAllJobs()
    assert.deepEqual(headersOf(server.mails[0]!, 'Subject'), ['A passkey has been added'])
    assert.include(bodyOf(server.mails[0]!), 'Device: Chrome on Android')
    const log = await client.get('/api/activities').bearerToken(token)
    const device = { browser: 'Chrome', system: 'Android' }
    assert.containSubset(log.body().data[0], { action: 'passkey_added', after: { device } })
    // The same phone is asked not to make another.
    const again = await beginPasskey(client, token)
    assert.deepEqual(
      again.excludeCredentials.map(({ id }: { id: string }) => id),
      [phone.id]
    )
  })

  test('require the password, and wrong guesses are limited', async ({ client, assert }) => {
    const token = await signIn()
    const begin = (currentPassword: string) =>
      client.post('/api/auth/passkey-registrations').bearerToken(token).json({ currentPassword })
    const empty = await begin('')
    assert.deepEqual(empty.body().errors, { currentPassword: 'Password is required' })
    for (let at = 0; at < 5; at += 1) {
      const wrong = await begin(`a guess ${at}`)
      wrong.assertStatus(422)
      assert.deepEqual(wrong.body().faults, { currentPassword: { code: 'password_wrong' } })
    }
    ;(await begin(PASSWORD)).assertStatus(429)
  })

  test('are accepted once, for a challenge of this session and site', async ({
    client,
    assert,
  }) => {
    const director = await makeDirector()
    const token = await signIn(director)
    const options = await beginPasskey(client, token)
    const elsewhere = await beginPasskey(client, await signIn(director))
    const [{ id: session }] = await db.from('auth_access_tokens').orderBy('id').limit(1)
    const ended = made(`registration:${session}`, Date.now() - 5 * 60_000)
    const phone = new Authenticator()
    const refused = {
      'another session’s challenge': phone.make(elsewhere),
      'a challenge for signing in': phone.make(challengeOf(options, made('sign-in'))),
      'one that has ended': phone.make(challengeOf(options, ended)),
      'one of nobody': phone.make(challengeOf(options, 'abcd')),
      'another origin': phone.make(options, { origin: 'https://stranger.example' }),
      'another party': phone.make(options, { rpId: 'stranger.example' }),
      'nobody there': phone.make(options, { isVerified: false }),
      'another ceremony': phone.make(options, { type: 'webauthn.get' }),
    }
    for (const [what, answer] of Object.entries(refused)) {
      const response = await addPasskey(client, token, answer)
      assert.equal(response.status(), 400, what)
      assert.deepEqual(
        response.body(),
        { message: 'This passkey was not accepted', code: 'passkey_refused' },
        what
      )
    }
    assert.isEmpty(await db.from('passkeys'))
    ;(await addPasskey(client, token, phone.make(options))).assertStatus(201)
    // Once, also with another key.
    ;(await addPasskey(client, token, new Authenticator().make(options))).assertStatus(400)
    ;(await addPasskey(client, token, phone.make(await beginPasskey(client, token)))).assertStatus(
      400
    )
    assert.lengthOf(await db.from('passkeys'), 1)
  })

  test('are refused when the browser’s answer is malformed', async ({ client, assert }) => {
    const token = await signIn()
    const good = new Authenticator().make(await beginPasskey(client, token))
    const bytes = { clientDataJSON: 'e30', attestationObject: 'AAAA' }
    for (const body of [
      {},
      { ...good, id: 'a b', rawId: 'a b' },
      { ...good, type: 'password' },
      { ...good, response: {} },
      { ...good, response: 'none' },
      { ...good, response: bytes },
      { ...good, response: { ...bytes, clientDataJSON: 'x'.repeat(20_000) } },
      { ...good, response: { ...bytes, clientDataJSON: 1 } },
      { ...good, response: { ...bytes, transports: 'usb' } },
      { ...good, response: { ...bytes, transports: Array(11).fill('usb') } },
    ]) {
      const response = await addPasskey(client, token, body)
      assert.oneOf(response.status(), [400, 422], JSON.stringify(body))
    }
    assert.isEmpty(await db.from('passkeys'))
  })

  test('are removed only by their director, and stop working', async ({ client, assert }) => {
    const token = await signIn()
    const other = await signIn(await makeDirector('other@academy.example'))
    const phone = await phoneOf(client, token)
    const [{ id }] = await db.from('passkeys')
    assert.isEmpty((await client.get(PASSKEYS).bearerToken(other)).body().data)
    ;(await client.delete(`${PASSKEYS}/${id}`).bearerToken(other)).assertStatus(404)
    ;(await client.delete(`${PASSKEYS}/%00`).bearerToken(token)).assertStatus(404)
    ;(await enter(client, phone.use(await challenge(client)))).assertStatus(200)
    ;(await client.delete(`${PASSKEYS}/${id}`).bearerToken(token)).assertStatus(204)
    ;(await enter(client, phone.use(await challenge(client)))).assertStatus(400)
    ;(await client.delete(`${PASSKEYS}/${id}`).bearerToken(token)).assertStatus(404)
  })

  test('are removed when the password changes', async ({ client, assert }) => {
    const token = await signIn()
    const phone = await phoneOf(client, token)
    const asked = await challenge(client)
    const changed = await client
      .put('/api/auth/password')
      .bearerToken(token)
      .json({ currentPassword: PASSWORD, password: 'a knight on the rim' })
    changed.assertStatus(200)
    assert.isEmpty(await db.from('passkeys'))
    ;(await enter(client, phone.use(asked))).assertStatus(400)
  })
})

test.group('The challenge of a passkey', () => {
  test('is valid for five minutes and for its own purpose only', ({ assert }) => {
    const MINUTE = 60_000
    const own = made('sign-in', Date.now() - 4.9 * MINUTE)
    assert.isTrue(isChallenge(own, 'sign-in'))
    assert.isFalse(isChallenge(own, 'registration:a'))
    assert.isFalse(isChallenge(made('sign-in', Date.now() - 5 * MINUTE), 'sign-in'))
    const bytes = Buffer.from(own, 'base64url')
    bytes[20]! ^= 1
    for (const forged of [bytes.toString('base64url'), own.slice(0, 20), '', `${own}AAAA`]) {
      assert.isFalse(isChallenge(forged, 'sign-in'), forged)
    }
  })
})
