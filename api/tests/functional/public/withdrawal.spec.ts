import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { signIn } from '#tests/director'
import { addressesIn, type ListName, LISTS, storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'

/** What shows many items, and what a visitor of another item's page is told. */
const SHARED = ['/api/tournaments', '/api/achievements', '/api/calendar', '/api/addresses']

interface Seen {
  /** Addresses of the item alone. */
  own: string[]
  /** Texts that tell of it wherever they stand. */
  marks: string[]
  /** Addresses of more than the item. */
  shared: string[]
}

/** Everything the API ever told of an item: before and after it was renamed and drawn. */
async function see(client: ApiClient, token: string, list: ListName): Promise<Seen> {
  const other = await storeItem(client, token, list, { title: 'Staying' })
  const { _id: id, slug: former, title } = await storeItem(client, token, list)
  await runQueuedJobs()
  const address = `/api/${list}/${id}`
  const before = addressesIn((await client.get(address)).body())
  for (const file of before) (await client.get(file)).assertStatus(200)
  await client.put(address).bearerToken(token).fields({ slug: 'renamed', location: 'Wai' })
  const names = [id, former, 'renamed']
  const pages = names.flatMap((name) => [`/api/${list}/${name}`, `/api/${list}/${name}/neighbours`])
  const answers = await Promise.all(pages.map((page) => client.get(page)))
  const files = addressesIn(answers.map((answer) => answer.body()))
  return {
    own: [...new Set([...pages, ...before, ...files])],
    marks: [id, title, former, 'renamed', before[0]!.split('-')[0]!],
    shared: [...SHARED, `/api/${list}/${other.slug}`, `/api/${list}/${other.slug}/neighbours`],
  }
}

async function tellsOf(client: ApiClient, { own, marks, shared }: Seen): Promise<string[]> {
  const found: string[] = []
  for (const address of [...own, ...shared]) {
    const answer = await client.get(address).redirects(0)
    const isRefused = answer.status() >= 400
    const text = answer.text() ?? ''
    const isTold = marks.some((mark) => text.includes(mark))
    if ((own.includes(address) && !isRefused) || isTold) found.push(address)
  }
  return found
}

test.group('What is withdrawn', () => {
  for (const list of LISTS) {
    for (const way of ['hidden', 'deleted'] as const) {
      test(`${list}: ${way}, it answers at no address it ever had, and at all once it is back`, async ({
        client,
        assert,
      }) => {
        const token = await signIn()
        const seen = await see(client, token, list)
        assert.isAbove(seen.own.length, 12)
        const address = seen.own[0]!
        const put = (isActive: boolean) =>
          client.put(address).bearerToken(token).field('isActive', String(isActive))
        assert.includeMembers(await tellsOf(client, seen), seen.own)

        if (way === 'hidden') await put(false)
        else await client.delete(address).bearerToken(token)
        assert.isEmpty(await tellsOf(client, seen))

        if (way === 'hidden') await put(true)
        else await client.post(`${address}/restore`).bearerToken(token)
        assert.includeMembers(await tellsOf(client, seen), seen.own)
      })
    }

    for (const way of ['replaced', 'removed'] as const) {
      test(`${list}: a ${way} picture answers nowhere, nor do cards drawn with it`, async ({
        client,
        assert,
      }) => {
        const token = await signIn()
        const item = await storeItem(client, token, list)
        await runQueuedJobs()
        const address = `/api/${list}/${item._id}`
        const files = addressesIn((await client.get(address)).body())
        for (const file of files) (await client.get(file)).assertStatus(200)
        if (way === 'replaced') await storeItem(client, token, list, {}, item._id)
        else await client.put(address).bearerToken(token).field('removePicture', 'true')
        for (const file of files) {
          const answer = await client.get(file).redirects(0)
          assert.notEqual(answer.status(), 200, file)
        }
        const now = addressesIn((await client.get(address)).body())
        for (const file of now) (await client.get(file)).assertStatus(200)
        if (way === 'removed') assert.match(now.join(), /^(?:\/uploads\/share\/[^,]+,?){3}$/)
      })
    }
  }
})
