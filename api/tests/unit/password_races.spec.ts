import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { changePassword } from '#actions/change_password'
import { registerDirector } from '#actions/register_director'
import { signIn } from '#actions/sign_in'
import { FieldError } from '#exceptions/field_error'
import { Forbidden } from '#exceptions/refusals'
import User from '#models/user'

const EMAIL = 'director@academy.example'
const OLD = 'the old password'
const DEVICE = { network: '203.0.113.7', name: { browser: 'Firefox', system: 'Linux' } } as const

const sessions = async () => (await db.from('auth_access_tokens')).length
const trySignIn = () => signIn(EMAIL, OLD, DEVICE)
const register = (email: string, options = {}) =>
  registerDirector({ email, password: OLD }, options)

/** Some turns of the event loop later. */
async function after(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
}

/** How many came through, and why the others did not. */
function outcomes(results: PromiseSettledResult<unknown>[]) {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  return { came: results.length - reasons.length, reasons }
}

test.group('Simultaneous password calls', (group) => {
  // Real transactions, quick hashes.
  group.each.setup(() => {
    hash.fake()
    return () => hash.restore()
  })
  group.each.teardown(async () => {
    await db.from('users').delete()
    await db.from('queue_jobs').delete()
  })

  test('a sign-in fails when the password changes after the comparison', async ({
    assert,
    cleanup,
  }) => {
    const user = await register(EMAIL)
    const { verifyCredentials } = User
    cleanup(() => void (User.verifyCredentials = verifyCredentials))
    User.verifyCredentials = async (...credentials) => {
      const found = await verifyCredentials.apply(User, credentials)
      await changePassword(user, 'another password')
      return found
    }
    await assert.rejects(trySignIn, /Invalid user credentials/)
    assert.equal(await sessions(), 0)
  })

  test('a director who was removed meanwhile adds nobody', async ({ assert, cleanup }) => {
    const user = await register(EMAIL)
    const { make } = hash
    cleanup(() => void (hash.make = make))
    hash.make = async (password) => {
      await db.from('users').delete()
      return make.call(hash, password)
    }
    await assert.rejects(() => register('friend@academy.example', { by: user }))
    assert.isNull(await User.findBy({ email: 'friend@academy.example' }))
  })

  test('50 sign-ins racing with a password change leave no session', async ({ assert }) => {
    const user = await register(EMAIL)
    for (let race = 0; race < 50; race += 1) {
      await Promise.allSettled([
        after(race % 7).then(trySignIn),
        after(race % 5).then(trySignIn),
        after(race % 11).then(() => changePassword(user, `password ${race}`)),
      ])
      assert.equal(await sessions(), 0, `race ${race}`)
      await changePassword(user, OLD)
    }
  })

  test('a sign-in succeeds when only the hash was renewed', async ({ assert, cleanup }) => {
    const user = await register(EMAIL)
    const { renewHash } = User.prototype
    cleanup(() => void (User.prototype.renewHash = renewHash))
    let renewals = 0
    User.prototype.renewHash = async () => {
      renewals += 1
      if (renewals > 1) return
      await db
        .from('users')
        .where('id', user.id)
        .update({ password: await hash.make(OLD) })
    }
    assert.isString((await trySignIn()).token)
  })

  test('of two changes of one password only one succeeds', async ({ assert }) => {
    await register(EMAIL)
    const proved = [
      await User.verifyCredentials(EMAIL, OLD),
      await User.verifyCredentials(EMAIL, OLD),
    ]
    const changes = proved.map((user, at) =>
      changePassword(user, `password number ${at}`, { isVerified: true })
    )
    const { came, reasons } = outcomes(await Promise.allSettled(changes))
    assert.equal(came, 1)
    assert.instanceOf(reasons[0], FieldError)
  })

  test('of six accounts with one email only one is created', async ({ assert }) => {
    const six = Array.from({ length: 6 }, () => register(EMAIL))
    const { came, reasons } = outcomes(await Promise.allSettled(six))
    assert.equal(came, 1)
    for (const reason of reasons) assert.instanceOf(reason, FieldError)
  })

  test('of six first directors only one is created', async ({ assert }) => {
    const six = Array.from({ length: 6 }, (_, at) => register(`d${at}@a.example`, { first: true }))
    const { came, reasons } = outcomes(await Promise.allSettled(six))
    assert.equal(came, 1)
    for (const reason of reasons) assert.instanceOf(reason, Forbidden)
  })

  test('others can write while a password is being hashed', async ({ assert, cleanup }) => {
    const user = await register(EMAIL)
    const { make } = hash.use()
    const slow = Promise.withResolvers<string>()
    cleanup(() => slow.resolve('hashed'))
    cleanup(() => void (hash.use().make = make))
    hash.use().make = () => slow.promise
    const work = [changePassword(user, 'another password'), register('second@academy.example')]
    await after(20)
    await db.transaction((trx) => trx.from('revisions').whereRaw('1 = 0').update({ revision: '' }))
    slow.resolve('hashed')
    await Promise.all(work)
    assert.lengthOf(await User.all(), 2)
  })
})
