import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { signIn } from '#tests/director'
import { addressesIn, type ListName, LISTS, storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'

/** What shows many items, and the page of another item. */
const SHARED = ['/api/tournaments', '/api/achievements', '/api/calendar', '/api/addresses']

interface Seen {
  /** Addresses of the item alone. */
  own: string[]
  /** Texts by which any answer about it is recognised. */
  marks: string[]
  /** Addresses of more than the item. */
  shared: string[]
}

/** Every address the API ever gave for an item, before and after it was renamed and drawn. */
async function see(client: ApiClient, token: string, list: ListName): Promise<Seen> {
  const other = await storeItem(client, token, list, { title: 'Staying' })
  const { _id: id, slug: previous, title } = await storeItem(client, token, list)
  await runQueuedJobs()
  const address = `/api/${list}/${id}`
  const before = addressesIn((await client.get(address)).body())
  for (const file of before) (await client.get(file)).assertStatus(200)
  await client.put(address).bearerToken(token).fields({ slug: 'renamed', location: 'Wai' })
  const names = [id, previous, 'renamed']
  const pages = names.flatMap((name) => [`/api/${list}/${name}`, `/api/${list}/${name}/neighbours`])
  const answers = await Promise.all(pages.map((page) => client.get(page)))
  const files = addressesIn(answers.map((answer) => answer.body()))
  return {
    own: [...new Set([...pages, ...before, ...files])],
    marks: [id, title, previous, 'renamed', before[0]!.split('-')[0]!],
    shared: [...SHARED, `/api/${list}/${other.slug}`, `/api/${list}/${other.slug}/neighbours`],
  }
}

async function addressesShowing(
  client: ApiClient,
  { own, marks, shared }: Seen
): Promise<string[]> {
  const found: string[] = []
  for (const address of [...own, ...shared]) {
    const answer = await client.get(address).redirects(0)
    const isRefused = answer.status() >= 400
    const text = answer.text() ?? ''
    const isMentioned = marks.some((mark) => text.includes(mark))
    if ((own.includes(address) && !isRefused) || isMentioned) found.push(address)
  }
  return found
}

test.group('Withdrawn content', () => {
  for (const list of LISTS) {
    for (const way of ['hidden', 'deleted'] as const) {
      test(`${list}: a ${way} item answers nowhere until it is back`, async ({
        client,
        assert,
      }) => {
        const token = await signIn()
        const seen = await see(client, token, list)
        assert.isAbove(seen.own.length, 12)
        const address = seen.own[0]!
        const put = (isActive: boolean) =>
          client.put(address).bearerToken(token).field('isActive', String(isActive))
        assert.includeMembers(await addressesShowing(client, seen), seen.own)

        if (way === 'hidden') await put(false)
        else await client.delete(address).bearerToken(token)
        assert.isEmpty(await addressesShowing(client, seen))

        if (way === 'hidden') await put(true)
        else await client.post(`${address}/restore`).bearerToken(token)
        assert.includeMembers(await addressesShowing(client, seen), seen.own)
      })
    }

    for (const way of ['replaced', 'removed'] as const) {
      test(`${list}: a ${way} picture and its share pictures answer nowhere`, async ({
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
