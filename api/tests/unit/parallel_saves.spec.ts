import { test } from '@japa/runner'
import { temporaryFolder } from '#tests/child'
import { withDatabaseOf } from '#tests/installation_content'
import { addressesIn } from '#tests/listed_items'
import { jpeg } from '#tests/sample_pictures'
import { startSignedIn } from '#tests/signed_in_server'
import { tries } from '#tests/thorough'

const ROUNDS = tries({ quick: 6, thorough: 12 })

const formOf = (fields: Record<string, string>, picture?: Buffer) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (picture) form.set('banner', new Blob([new Uint8Array(picture)]), 'a.jpg')
  return form
}

const DATA_DIR = temporaryFolder()
let server: Awaited<ReturnType<typeof startSignedIn>>

const call = (method: string, path: string, body?: FormData, headers = {}) =>
  fetch(`${server.origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${server.token}`, ...headers },
    body: body ?? null,
  })

/** Stores a tournament; gives its id. */
async function storeTournament() {
  const fields = { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' }
  const made = await call('POST', '/api/tournaments', formOf(fields))
  const { data } = (await made.json()) as { data: { _id: string } }
  return data._id
}

test.group('Saves at once', (group) => {
  group.setup(async () => {
    server = await startSignedIn(DATA_DIR)
    return server.stop
  })

  test('with one picture: the one that is refused takes no file of the other', async ({
    assert,
  }) => {
    const address = `/api/tournaments/${await storeTournament()}`
    const picture = await jpeg(300, 200)
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data } = (await (await call('GET', address)).json()) as { data: { version: number } }
      const headers = { 'If-Match': `"v${data.version}"` }
      const saves = [1, 2].map(() => call('PUT', address, formOf({}, picture), headers))
      const statuses = (await Promise.all(saves)).map(({ status }) => status)
      assert.deepEqual(statuses.sort(), [200, 409])
      const files = addressesIn({
        ...((await (await call('GET', address)).json()) as any).data.bannerPicture,
      })
      assert.lengthOf(files, 2)
      for (const file of files) assert.equal((await call('GET', file)).status, 200)
    }
  })

  test('of a first and a last day never store one that is impossible', async ({ assert }) => {
    const id = await storeTournament()
    const put = (fields: Record<string, string>) =>
      call('PUT', `/api/tournaments/${id}`, formOf(fields))
    for (let round = 0; round < ROUNDS; round += 1) {
      const reset = await put({ startDate: '2099-05-10', endDate: '2099-05-20' })
      assert.equal(reset.status, 200)
      const answers = await Promise.all([
        put({ startDate: '2099-05-18' }),
        put({ endDate: '2099-05-12' }),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
      const [row] = await withDatabaseOf(DATA_DIR, (client) =>
        client.from('tournaments').where({ id })
      )
      assert.isAtMost(Date.parse(row.start_date), Date.parse(row.end_date))
      assert.equal(row.last_day, row.end_date)
    }
  })

  test('of one deletion: one is done, the others find nothing', async ({ assert }) => {
    const address = `/api/tournaments/${await storeTournament()}`
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('DELETE', address)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404])
    const back = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', `${address}/restore`))
    )
    assert.deepEqual(back.map(({ status }) => status).sort(), [200, 404, 404, 404, 404, 404])
  })
})
