import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import DailyPurge from '#jobs/daily_purge'
import { signIn } from '#tests/director'
import { storeItem } from '#tests/listed_items'
import { publishResults } from '#tests/published_results'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { isStored, putUpload } from '#tests/stored_uploads'

interface Door {
  client: ApiClient
  token: string
  id: string
}

const put = ({ client, token, id }: Door, fields: Record<string, string>) =>
  client.put(`/api/tournaments/${id}`).bearerToken(token).fields(fields)

const republish =
  (more: Parameters<typeof publishResults>[3]) =>
  ({ client, token, id }: Door) =>
    publishResults(client, token, id, more)

/** Each way in which what a share picture shows stops being public. */
const DOORS: [name: string, withdraw: (door: Door) => PromiseLike<unknown>][] = [
  ['a player is hidden', republish({ hidden: [2] })],
  ['the winner of a category is hidden', republish({ hidden: [4] })],
  ['names are shortened', republish({ names: 'short' })],
  ['a winner loses their prize', republish({ winners: [] })],
  ['results are live again', republish({ state: 'live' })],
  [
    'results are removed',
    ({ client, token, id }) => client.delete(`/api/tournaments/${id}/results`).bearerToken(token),
  ],
  ['the tournament is hidden', (door) => put(door, { isActive: 'false' })],
  ['the tournament gets another title', (door) => put(door, { title: 'Another' })],
  ['its picture is removed', (door) => put(door, { removePicture: 'true' })],
  [
    'the tournament is deleted',
    ({ client, token, id }) => client.delete(`/api/tournaments/${id}`).bearerToken(token),
  ],
  [
    'the day of initials comes',
    async () => {
      freezeTime(new Date('2027-03-01T21:45:00Z'))
      await new DailyPurge().execute()
    },
  ],
]

test.group('Share pictures of final results', () => {
  /** A tournament that ends on the first of March 2026, with its share pictures drawn. */
  async function drawn(client: ApiClient) {
    const token = await signIn()
    const days = { startDate: '2026-02-28', endDate: '2026-03-01' }
    const { _id: id } = await storeItem(client, token, 'tournaments', days)
    const before = await addressesOf(client, id)
    await publishResults(client, token, id, { state: 'live' })
    const live = await addressesOf(client, id)
    await publishResults(client, token, id)
    const addresses = await addressesOf(client, id)
    // As if it had been drawn, which takes a second.
    for (const address of addresses) await putUpload(address, 'drawn')
    for (const address of addresses) (await client.get(address)).assertStatus(200)
    return { token, id, addresses, before, live }
  }

  async function addressesOf(client: ApiClient, id: string): Promise<string[]> {
    const { data } = (await client.get(`/api/tournaments/${id}`)).body()
    const { url, translations } = data.sharePicture
    return [url, translations.mr, translations.hi]
  }

  test('name the podium once they are final', async ({ client, assert }) => {
    const { addresses, before, live } = await drawn(client)
    assert.deepEqual(live, before)
    assert.notIncludeMembers(addresses, before)
  })

  test('are gone as soon as {0}')
    .with(DOORS)
    .run(async ({ client, assert }, [, withdraw]) => {
      const { token, id, addresses } = await drawn(client)
      await withdraw({ client, token, id })
      for (const address of addresses) {
        assert.isFalse(await isStored(address), 'where a backup would find it')
        const answer = await client.get(address).redirects(0)
        assert.include([302, 404], answer.status())
      }
    })

  test('stay when files of the tournament’s picture are made', async ({ client, assert }) => {
    const { addresses } = await drawn(client)
    assert.include(await runQueuedJobs(), 'MakeAvif')
    for (const address of addresses) assert.isTrue(await isStored(address))
  })
})
