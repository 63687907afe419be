import { randomUUID, randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { purgeDeleted } from '#actions/purge_deleted'
import { errorBody } from '#exceptions/error_body'
import { timestamp } from '#support/timestamp'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'
import { CALLS, examples, send, shapeOf, stored, type Call, type Ids } from '#tests/calls'
import { makeDirector, signIn } from '#tests/director'
import { emptied } from '#tests/past_change'
import { storedFiles } from '#tests/stored_uploads'

const CHANGES = CALLS.filter(({ isKeyed }) => isKeyed)
const nameOf = ({ call, fields = {}, picture }: Call) =>
  [call, ...Object.keys(fields).slice(0, 1), ...(picture ? ['with a picture'] : [])].join(', ')
const row = (call: string) => CHANGES.find((one) => one.call === call)!
const CREATION = row('POST /api/tournaments')
const EDITED = { ...CREATION, fields: { ...CREATION.fields, title: 'Opened' } }
const USED = errorBody({ code: 'key_reused' })
const DAY = 24 * 3_600_000

/** Sends calls as one director. */
async function sender(token?: string, ids?: Ids) {
  const [bearer, about] = [token ?? (await signIn()), ids ?? (await examples())]
  return async (call: Call, key?: string, other = about, headers: Record<string, string> = {}) => {
    const keyed: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
    const all = { Authorization: `Bearer ${bearer}`, ...keyed, ...headers }
    const response = await send(call, other, all)
    return { status: response.status, body: (await response.json()) as any }
  }
}

/** Another picture's or another item's call, or one with another field. */
async function otherThan(call: Call, about: Ids): Promise<[Call, Ids]> {
  const { fields, json, picture } = call
  if (picture) return [{ ...call, size: 301 }, about]
  if (fields) return [{ ...call, fields: { ...fields, isActive: 'true' } }, about]
  if (json) return [{ ...call, json: { ...json, more: true } }, about]
  return [call, await examples()]
}

test.group('Repeated calls', (group) => {
  // What other suites have done stays in the list of activity.
  group.each.setup(emptied)

  test('are done once, and refused with other contents: {0}')
    .with(CHANGES.map((change) => [nameOf(change), change] as const))
    .run(async ({ assert }, [, change]) => {
      const ids = await examples()
      const call = await sender(undefined, ids)
      const key = randomUUID()
      const first = await call(change, key)
      assert.equal(first.status, change.status)
      const before = [await stored(), await storedFiles()]
      assert.deepEqual(await call(change, key), first)
      assert.deepEqual(await call(change, key.toUpperCase()), first)
      assert.deepEqual([await stored(), await storedFiles()], before)
      const written = await db.from('activities').where('origin', 'director')
      // The factory's item has no picture: there is nothing to be taken away.
      assert.lengthOf(written, change.fields?.removePicture ? 0 : 1)

      const [other, about] = await otherThan(change, ids)
      const rows = await stored()
      const refused = await call(other, key, about)
      assert.equal(refused.status, 422)
      assert.equal(refused.body.code, USED.code)
      assert.equal(await stored(), rows)
    })

  test('store no key when none is sent', async ({ assert }) => {
    const call = await sender()
    for (const change of CHANGES) await call(change)
    assert.isEmpty(await db.from('idempotency_keys'))
  })

  test('are refused with other contents even if nothing would change', async ({ assert }) => {
    const call = await sender()
    const read = row('PATCH /api/contacts/:message/read')
    const others = await examples()
    await call(read, undefined, others)
    const key = randomUUID()
    assert.equal((await call(read, key)).status, 200)
    assert.equal((await call(read, key, others)).status, 422)
  })
})

test.group('Repeated creations', () => {
  test('use a key that sorts by time as the item’s id', async ({ assert }) => {
    const call = await sender()
    for (const creation of [CREATION, row('POST /api/achievements')]) {
      const [key, random] = [randomUUIDv7(), randomUUID()]
      assert.equal((await call(creation, key.toUpperCase())).body.data._id, key)
      assert.notEqual((await call(creation, random)).body.data._id, random)
    }
  })

  test('with changed fields are refused with the item to change', async ({ assert }) => {
    const call = await sender(undefined, {})
    const key = randomUUID()
    const { data } = (await call(CREATION, key)).body
    await Tournament.query().where('id', data._id).update({ title: 'Changed since' })
    const refused = await call(EDITED, key)
    assert.deepEqual(refused.body, { ...USED, data: { ...data, title: 'Changed since' } })
    assert.lengthOf(await Tournament.all(), 1)
  })

  test('are refused without an item if the key belongs to another route', async ({ assert }) => {
    const call = await sender()
    for (const other of ['PUT /api/tournaments/:tournament', 'POST /api/achievements']) {
      const key = randomUUID()
      await call(row(other), key)
      const refused = await call(CREATION, key)
      assert.equal(refused.status, 422)
      assert.notProperty(refused.body, 'data')
    }
  })

  test('of a deleted item do not restore it', async ({ assert }) => {
    const call = await sender(undefined, {})
    const key = randomUUID()
    const { data } = (await call(CREATION, key)).body
    await call(row('DELETE /api/tournaments/:tournament'), undefined, { tournament: data._id })
    assert.equal((await call(CREATION, key)).status, 404)
    assert.equal((await call(EDITED, key)).status, 404)
    assert.lengthOf(await Tournament.all(), 1)
  })

  test('of two directors with the same key are separate items', async ({ assert }) => {
    const key = randomUUIDv7()
    const ids = new Set()
    for (const email of ['first@academy.example', 'second@academy.example']) {
      const call = await sender(await signIn(await makeDirector(email)), {})
      ids.add((await call(CREATION, key)).body.data._id)
    }
    assert.equal(ids.size, 2)
  })

  test('are carried out after a refused first attempt', async ({ assert }) => {
    const call = await sender()
    const key = randomUUID()
    assert.equal((await call({ ...CREATION, fields: { title: 'Open' } }, key)).status, 422)
    assert.equal((await call(CREATION, key)).status, 201)

    // Refused inside the transaction that has stored the key.
    const other = randomUUID()
    const change = row('PUT /api/tournaments/:tournament')
    const put = (version: number) => call(change, other, undefined, { 'If-Match': `"v${version}"` })
    assert.equal((await put(6)).status, 409)
    assert.equal((await put(6)).status, 409)
    assert.equal((await put(1)).status, 200)
    assert.equal((await put(1)).body.data.version, 2)
  })

  test('return the stored item when the first answer failed', async ({ assert, cleanup }) => {
    const call = await sender(undefined, {})
    const { forAdmin } = TournamentTransformer.prototype
    const mend = () => void (TournamentTransformer.prototype.forAdmin = forAdmin)
    cleanup(mend)
    TournamentTransformer.prototype.forAdmin = () => {
      throw new Error('The process ends here')
    }
    const key = randomUUID()
    assert.equal((await call(CREATION, key)).status, 500)
    mend()
    const repeated = await call(CREATION, key)
    assert.equal(repeated.status, 201)
    assert.deepEqual(
      (await Tournament.all()).map(({ id }) => id),
      [repeated.body.data._id]
    )
  })

  test('are recognised for 60 days', async ({ assert }) => {
    const call = await sender(undefined, {})
    const key = randomUUIDv7()
    const { data } = (await call(CREATION, key)).body
    for (const [days, isKnown] of [
      [8, true],
      [59, true],
      [61, false],
    ] as const) {
      await db.from('idempotency_keys').update({ created_at: timestamp(Date.now() - days * DAY) })
      await purgeDeleted()
      assert.equal((await call(CREATION, key)).body.data._id === data._id, isKnown, `${days} days`)
    }
  })

  test('are refused when the key is malformed', async ({ assert }) => {
    const call = await sender(undefined, {})
    for (const key of ['', 'x', `${randomUUID()}0`, `${randomUUID()}, ${randomUUID()}`]) {
      const refused = await call(CREATION, key)
      assert.equal(refused.status, 400)
      assert.equal(refused.body.message, 'The Idempotency-Key must be a UUID.')
    }
    assert.isEmpty(await Tournament.all())
  })
})

test.group('Idempotency keys', () => {
  test('are accepted by every changing route, with listed exceptions', ({ assert }) => {
    // They store nothing, or their answers hold secrets, or what they set is the same each time.
    const others = CALLS.filter(({ call, isKeyed }) => !isKeyed && !call.startsWith('GET '))
    assert.sameMembers(others.map(shapeOf), [
      'POST /api/auth/logout',
      'POST /api/auth/logout-everywhere',
      'PUT /api/auth/password',
      'POST /api/auth/login',
      'POST /api/settings/test-email',
      'PUT /api/auth/profile',
      'POST /api/auth/password-resets',
      'PUT /api/auth/password-resets',
      'POST /api/auth/passkey-challenges',
      'POST /api/auth/passkey-login',
      'POST /api/auth/passkey-registrations',
      'POST /api/auth/passkeys',
      'DELETE /api/auth/passkeys/:id',
      'DELETE /api/auth/sessions/:id',
      'DELETE /api/auth/other-sessions',
      'DELETE /api/directors/:id',
      // The visitor's key is stored with the message itself.
      'POST /api/contacts',
    ])
  })
})
