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
    test(`${list}: a hidden or deleted item answers nowhere until it is back`, async ({
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

      await put(false)
      assert.isEmpty(await addressesShowing(client, seen), 'hidden')
      await put(true)
      assert.includeMembers(await addressesShowing(client, seen), seen.own)

      await client.delete(address).bearerToken(token)
      assert.isEmpty(await addressesShowing(client, seen), 'deleted')
      await client.post(`${address}/restore`).bearerToken(token)
      assert.includeMembers(await addressesShowing(client, seen), seen.own)
    })

    test(`${list}: a replaced or removed picture and its share pictures answer nowhere`, async ({
      client,
      assert,
    }) => {
      const token = await signIn()
      const item = await storeItem(client, token, list)
      await runQueuedJobs()
      const address = `/api/${list}/${item._id}`
      const filesNow = async () => {
        const files = addressesIn((await client.get(address)).body())
        for (const file of files) (await client.get(file)).assertStatus(200)
        return files
      }
      const assertGone = async (files: string[]) => {
        for (const file of files) {
          const answer = await client.get(file).redirects(0)
          assert.notEqual(answer.status(), 200, file)
        }
      }
      const first = await filesNow()
      await storeItem(client, token, list, {}, item._id)
      await assertGone(first)

      const second = await filesNow()
      await client.put(address).bearerToken(token).field('removePicture', 'true')
      await assertGone([...first, ...second])
      assert.match((await filesNow()).join(), /^(?:\/uploads\/share\/[^,]+,?){3}$/)
    })
  }
})
