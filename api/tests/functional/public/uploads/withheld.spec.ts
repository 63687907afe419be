import { test } from '@japa/runner'
import { signedPictureUrl } from '#pictures/signed_picture_url'
import { PICTURE_WIDTHS } from '#shared/rules/picture_rules'
import { signIn } from '#tests/director'
import { addressesIn, LISTS, storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { storedFiles } from '#tests/stored_uploads'

const HOUR = 3_600_000
/** A share picture in each language. */
const SHARE_PICTURES = 3

test.group('Pictures of hidden items', () => {
  for (const list of LISTS) {
    test(`${list}: only the director sees them, by signed addresses`, async ({
      client,
      assert,
    }) => {
      const token = await signIn()
      const item = await storeItem(client, token, list, { isActive: 'false' })
      await runQueuedJobs()
      for (const name of await storedFiles()) assert.match(name, /^withheld\//)
      const answers = [
        (await client.get(`/api/${list}/admin`).bearerToken(token)).body().data[0],
        (await client.get(`/api/${list}/${item._id}`).bearerToken(token)).body().data,
      ]
      for (const answer of answers) {
        const files = addressesIn({ ...answer, sharePicture: null })
        assert.lengthOf(files, 3 * PICTURE_WIDTHS[list].length)
        for (const file of files) {
          assert.match(file, /^\/api\/withheld\//)
          const shown = await client.get(file)
          shown.assertStatus(200)
          shown.assertHeader('cache-control', 'private, no-store')
          shown.assertHeader('content-security-policy', "default-src 'none'; sandbox")
          const unsigned = file.split('?')[0]!
          ;(await client.get(unsigned)).assertStatus(404)
          ;(await client.get(unsigned).bearerToken('oat_MQ.forged')).assertStatus(404)
          ;(await client.get(unsigned).bearerToken(token)).assertStatus(200)
          ;(await client.get(file.replace('/api/withheld/', '/uploads/'))).assertStatus(404)
        }
        const [one, other] = files.map((file) => file.split('?'))
        ;(await client.get(`${other![0]}?${one![1]}`)).assertStatus(404)
      }
      // Once it is public, everybody's addresses are enough.
      await client.put(`/api/${list}/${item._id}`).bearerToken(token).field('isActive', 'true')
      const shown = (await client.get(`/api/${list}/admin`).bearerToken(token)).body().data[0]
      for (const file of addressesIn(shown)) assert.match(file, /^\/uploads\//)
      for (const name of await storedFiles()) assert.notMatch(name, /^withheld\//)
    })
  }

  test('are shown by a URL of one hour ago, not of two hours ago', async ({ client, assert }) => {
    const token = await signIn()
    const { banner } = await storeItem(client, token, 'tournaments', { isActive: 'false' })
    const name = banner.split('?')[0].replace('/api/withheld/', '')
    const madeBefore = (hours: number) => signedPictureUrl(name, Date.now() - hours * HOUR)
    ;(await client.get(madeBefore(0))).assertStatus(200)
    ;(await client.get(madeBefore(1))).assertStatus(200)
    ;(await client.get(madeBefore(2))).assertStatus(404)
    const day = Date.parse('2026-03-01T10:00:00.001Z')
    assert.equal(signedPictureUrl(name, day), signedPictureUrl(name, day + HOUR - 1))
  })

  test('are moved with the item when it is hidden and shown again', async ({ client, assert }) => {
    const token = await signIn()
    const { _id: id } = await storeItem(client, token, 'tournaments')
    const address = `/api/tournaments/${id}`
    await client.put(address).bearerToken(token).field('isActive', 'false')
    await runQueuedJobs()
    for (const name of await storedFiles()) assert.match(name, /^withheld\//)
    await client.put(address).bearerToken(token).field('isActive', 'true')
    const files = addressesIn((await client.get(address)).body())
    assert.lengthOf(files, 6 + SHARE_PICTURES, 'AVIF too')
    for (const file of files) (await client.get(file)).assertStatus(200)
  })
})
