import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { makeDirector, signIn } from '#tests/director'
import { jpeg } from '#tests/sample_pictures'
import { pictureAddresses } from './academy.js'
import { emptyTables, removeFiles } from './storage.js'

const ROUNDS = 4
const FIELDS = { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' }

type Headers = Record<string, string>
type Body = Record<string, string> | undefined

/** Calls at the same moment, each in a transaction of its own. */
test.group('Simultaneous calls', (group) => {
  let token: string
  let picture: Blob

  group.each.setup(async () => {
    await emptyTables()
    await removeFiles()
    token = await signIn(await makeDirector())
    picture = new Blob([new Uint8Array(await jpeg(300, 40))])
  })
  group.teardown(async () => {
    await emptyTables()
    await removeFiles()
  })

  async function call(method: string, path: string, fields?: Body, headers: Headers = {}) {
    const form = fields && new FormData()
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (name === 'banner') form!.set(name, picture, value)
      else form!.set(name, value)
    }
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body: form ?? null,
    })
    return { status: response.status, body: (await response.json().catch(() => undefined)) as any }
  }

  const store = async () => (await call('POST', '/api/tournaments', FIELDS)).body.data._id as string

  /** The statuses of the same call several times. */
  async function statuses(count: number, ...args: Parameters<typeof call>) {
    const answers = await Promise.all(Array.from({ length: count }, () => call(...args)))
    return answers.map(({ status }) => status).sort()
  }

  test('a refused picture does not delete files of the accepted one', async ({ assert }) => {
    const address = `/api/tournaments/${await store()}`
    for (let round = 1; round <= ROUNDS; round += 1) {
      const headers = { 'If-Match': `"v${round}"` }
      assert.deepEqual(await statuses(2, 'PUT', address, { banner: 'a.jpg' }, headers), [200, 409])
      const { data } = (await call('GET', address)).body
      const files = pictureAddresses(data.bannerPicture.srcset)
      assert.isNotEmpty(files)
      const found = await Promise.all(files.map((file) => call('GET', file)))
      for (const { status } of found) assert.equal(status, 200)
    }
  })

  test('changes of first and last day never store an impossible pair', async ({ assert }) => {
    const id = await store()
    const put = (fields: Body) => call('PUT', `/api/tournaments/${id}`, fields)
    for (let round = 0; round < ROUNDS; round += 1) {
      await put({ startDate: '2099-05-10', endDate: '2099-05-20' })
      const answers = await Promise.all([
        put({ startDate: '2099-05-18' }),
        put({ endDate: '2099-05-12' }),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
      const row = await db.from('tournaments').where({ id }).firstOrFail()
      assert.isAtMost(Date.parse(row.start_date), Date.parse(row.end_date))
      assert.equal(row.last_day, row.end_date)
    }
  })

  test('an item is deleted once and restored once', async ({ assert }) => {
    const address = `/api/tournaments/${await store()}`
    const once = [200, 404, 404, 404, 404, 404]
    assert.deepEqual(await statuses(6, 'DELETE', address), once)
    assert.deepEqual(await statuses(6, 'POST', `${address}/restore`), once)
  })

  test('all notes on one message are stored', async ({ assert }) => {
    const notes = ['from the phone', 'from the desk', 'from the office']
    for (let round = 0; round < ROUNDS; round += 1) {
      const message = await ContactMessageFactory.create()
      const saves = notes.map((note) =>
        fetch(`http://127.0.0.1:${process.env.PORT}/api/contacts/${message.id}`, {
          method: 'PATCH',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(round % 2 ? { note } : { note, noteBefore: '' }),
        })
      )
      for (const { status } of await Promise.all(saves)) assert.equal(status, 200)
      const { note } = await message.refresh()
      assert.sameMembers(note!.split('\n\n'), notes)
    }
  })

  test('calls with one key are done once and answered alike', async ({ assert }) => {
    async function once(
      status: number,
      ...[method, path, fields, headers]: Parameters<typeof call>
    ) {
      const keyed = { 'Idempotency-Key': randomUUID(), ...headers }
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => call(method, path, fields, keyed))
      )
      for (const answer of answers) assert.deepEqual(answer, answers[0])
      assert.equal(answers[0]!.status, status)
      return answers[0]!.body
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const banner: Body = round % 2 ? {} : { banner: 'a.jpg' }
      const { data } = await once(201, 'POST', '/api/tournaments', { ...FIELDS, ...banner })
      const address = `/api/tournaments/${data._id}`
      const changed = await once(200, 'PUT', address, { title: 'Closed', ...banner })
      assert.equal(changed.data.version, 2)
      // Refused with its key in the transaction: neither is stored.
      await once(409, 'PUT', address, { title: 'Stale' }, { 'If-Match': '"v1"' })
      await once(200, 'DELETE', address)
      await once(200, 'POST', `${address}/restore`)
      assert.lengthOf(await db.from('tournaments'), round)
    }
  })
})
