import { randomUUID } from 'node:crypto'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { signIn } from '#tests/director'
import { queriesOf } from '#tests/queries'
import { storedFiles } from '#tests/stored_uploads'
import { CHANGES, examples, nameOf, send, stored, type Change, type Sender } from './changes.js'

/** They store nothing, or their answers hold secrets, or what they set is the same each time. */
const WITHOUT_KEY = [
  ...['POST /api/auth/logout', 'POST /api/auth/logout-everywhere', 'PUT /api/auth/password'],
  ...['POST /api/auth/login', 'POST /api/auth/register', 'POST /api/settings/test-email'],
  ...['POST /api/auth/password-resets', 'PUT /api/auth/password-resets', 'PUT /api/auth/profile'],
  ...['POST /api/auth/passkey-challenges', 'POST /api/auth/passkey-login'],
  ...['POST /api/auth/passkey-registrations', 'POST /api/auth/passkeys'],
  ...['DELETE /api/auth/passkeys/:id', 'DELETE /api/auth/sessions/:id'],
  ...['POST /api/tournaments/share-picture', 'POST /api/achievements/share-picture'],
]

/** It says of itself what was done with a key. */
const ABOUT_KEYS = 'DELETE /api/idempotency-keys/:key'

/** The visitor's key is stored with the message itself. */
const OF_ITS_OWN = 'POST /api/contacts'

/** Another picture's or another item's call, or one with another field. */
async function otherThan(sender: Sender, change: Change): Promise<[Sender, Change]> {
  const { fields, json, picture } = change
  if (picture) return [sender, { ...change, size: 301 }]
  if (fields) return [sender, { ...change, fields: { ...fields, isActive: 'true' } }]
  if (json) return [sender, { ...change, json: { ...json, more: true } }]
  return [{ ...sender, ids: await examples() }, change]
}

const shape = (call: string) => call.replace(/:\w+/, ':id')

test.group('Repeated calls', () => {
  test('are told by their key on every route that changes something', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const calls = routes.flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${pattern}`)
    )
    const tried = new Set(CHANGES.map(({ call }) => shape(call)))
    assert.sameMembers(calls, [...tried, ...WITHOUT_KEY, ABOUT_KEYS, OF_ITS_OWN])
  })

  for (const change of CHANGES) {
    const { status = 200 } = change

    test(`are answered alike and done once: ${nameOf(change)}`, async ({ client, assert }) => {
      const sender = { client, token: await signIn(), ids: await examples() }
      const key = randomUUID()
      const first = await send(sender, change, key)
      first.assertStatus(status)
      const [rows, files] = [await stored(), await storedFiles()]
      for (const repetition of [key, key.toUpperCase()]) {
        const second = await send(sender, change, repetition)
        second.assertStatus(status)
        assert.deepEqual(second.body(), first.body())
      }
      assert.equal(await stored(), rows)
      assert.deepEqual(await storedFiles(), files)
    })

    test(`with other contents are refused: ${nameOf(change)}`, async ({ client, assert }) => {
      const sender = { client, token: await signIn(), ids: await examples() }
      const key = randomUUID()
      ;(await send(sender, change, key)).assertStatus(status)
      const other = await otherThan(sender, change)
      const rows = await stored()
      const refused = await send(...other, key)
      refused.assertStatus(422)
      refused.assertBodyContains({
        message: 'This key was already used for something else. Nothing was saved.',
      })
      assert.equal(await stored(), rows)
    }).tags(['@any-database'])

    test(`work without a key as before: ${nameOf(change)}`, async ({ client, assert }) => {
      const sender = { client, token: await signIn(), ids: await examples() }
      const queries = await queriesOf(async () => {
        ;(await send(sender, change)).assertStatus(status)
      })
      assert.isEmpty(queries.filter(({ sql }) => sql.includes('idempotency_keys')))
      assert.isEmpty(await db.from('idempotency_keys'))
    }).tags(['@any-database'])
  }

  test('with other contents are refused also where nothing would change', async ({ client }) => {
    const sender = { client, token: await signIn(), ids: await examples() }
    const change = { call: 'PATCH /api/contacts/:message/read' }
    const other = { ...sender, ids: await examples() }
    ;(await send(other, change)).assertStatus(200)
    const key = randomUUID()
    ;(await send(sender, change, key)).assertStatus(200)
    ;(await send(other, change, key)).assertStatus(422)
  })
})
