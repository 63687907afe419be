import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { addPasskey } from '#actions/add_passkey'
import { changePassword } from '#actions/change_password'
import { createPasskeyOptions } from '#queries/passkey_options'
import { registerDirector } from '#actions/register_director'
import { signInWithPasskey } from '#actions/sign_in_with_passkey'
import { PasskeyRefused } from '#exceptions/refusals'
import Passkey from '#models/passkey'
import User from '#models/user'
import { makeChallenge } from '#auth/passkeys'
import { Authenticator } from '#tests/authenticator'

const EMAIL = 'director@academy.example'
const DEVICE = { network: '203.0.113.7', name: { browser: 'Firefox', system: 'Linux' } } as const

const sessions = async () => (await db.from('auth_access_tokens')).length
const challenge = () => ({ challenge: Buffer.from(makeChallenge('sign-in')).toString('base64url') })

/** A director in a session, as a request has one. */
async function inSession() {
  const user = await User.findByOrFail({ email: EMAIL })
  user.currentAccessToken = { identifier: 'session' } as AccessToken
  return user
}

async function newPhone() {
  const user = await inSession()
  const phone = new Authenticator()
  const made = phone.make(await createPasskeyOptions(user))
  return { phone, add: () => addPasskey(user, made, DEVICE.name) }
}

/** As a request finds it, which may be a moment before another has changed it. */
const found = (phone: Authenticator) =>
  Passkey.query().where('credential_id', phone.id).preload('user').firstOrFail()

test.group('Simultaneous passkey calls', (group) => {
  // Real transactions, quick hashes.
  group.each.setup(async () => {
    hash.fake()
    await registerDirector({ email: EMAIL, password: 'the old password' })
    return () => hash.restore()
  })
  group.each.teardown(async () => {
    for (const table of ['users', 'queue_jobs', 'used_challenges']) await db.from(table).delete()
  })

  test('one answer sent ten times opens one session', async ({ assert }) => {
    const { phone, add } = await newPhone()
    await add()
    const answer = phone.use(challenge())
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, async () => signInWithPasskey(await found(phone), answer, DEVICE))
    )
    const refused = results.filter((one) => one.status === 'rejected')
    assert.lengthOf(refused, 9)
    for (const { reason } of refused) assert.instanceOf(reason, PasskeyRefused)
    assert.equal(await sessions(), 1)
  })

  test('two copies with the same counter open one session', async ({ assert }) => {
    const { phone, add } = await newPhone()
    await add()
    phone.counter = 3
    const [first, second] = [phone.use(challenge()), phone.use(challenge())]
    const [one, other] = [await found(phone), await found(phone)]
    await signInWithPasskey(one, first, DEVICE)
    await assert.rejects(() => signInWithPasskey(other, second, DEVICE))
    assert.equal(await sessions(), 1)
  })

  test('a passkey added or used during a password change is refused', async ({ assert }) => {
    const { phone, add } = await newPhone()
    await add()
    const before = await found(phone)
    const late = await newPhone()
    await changePassword(await inSession(), 'another password')
    const use = () => signInWithPasskey(before, phone.use(challenge()), DEVICE)
    await assert.rejects(use, PasskeyRefused)
    await assert.rejects(late.add, PasskeyRefused)
    assert.isEmpty(await db.from('passkeys'))
    assert.equal(await sessions(), 0)
  })
})
