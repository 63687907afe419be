import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { PICTURE_WIDTHS } from '#shared/rules/picture_rules'
import { signIn } from '#tests/director'
import { FORMS, type ListName, LISTS, storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { jpeg } from '#tests/sample_pictures'
import { isStored, storedFiles } from '#tests/stored_uploads'

const BOTH = 'Send a new picture or remove the present one, not both'

function callsOf(client: ApiClient, token: string, list: ListName) {
  const { field } = FORMS[list]
  const put = (id: string) => client.put(`/api/${list}/${id}`).bearerToken(token)
  return {
    field,
    picture: `${field}Picture`,
    put,
    remove: (id: string) => put(id).field('removePicture', 'true'),
    replace: async (id: string) => put(id).file(field, await jpeg(640, 40), { filename: 'b.jpg' }),
    /** As the director has it, or without `isDirector` a visitor. */
    async read(id: string, isDirector = true) {
      const request = client.get(`/api/${list}/${id}`)
      return (await (isDirector ? request.bearerToken(token) : request)).body().data
    },
  }
}

for (const list of LISTS) {
  test.group(`Removing the picture of ${list}`, () => {
    test('leaves the item without a picture and without its files', async ({ client, assert }) => {
      const token = await signIn()
      const { field, picture, remove, read } = callsOf(client, token, list)
      const item = await storeItem(client, token, list)
      assert.isTrue(await isStored(item[field]))

      const answer = await remove(item._id)

      answer.assertStatus(200)
      const { data } = answer.body()
      assert.deepInclude(data, { [field]: null, [picture]: null, title: item.title })
      assert.equal(data.version, item.version + 1)
      assert.isNull((await read(item._id, false))[field])
      assert.isEmpty(await storedFiles())
      // The AVIF files were ordered while it was there.
      await runQueuedJobs()
      assert.isEmpty(await storedFiles())
    })

    test('also works when the item is hidden in the same call', async ({ client, assert }) => {
      const token = await signIn()
      const { field, remove, read } = callsOf(client, token, list)
      const { _id: id } = await storeItem(client, token, list)
      ;(await remove(id).field('isActive', 'false')).assertStatus(200)
      assert.deepInclude(await read(id), { [field]: null, isActive: false })
      assert.isEmpty(await storedFiles())
    })

    test('is not done for other values or an absent field', async ({ client, assert }) => {
      const token = await signIn()
      const { field, put, read } = callsOf(client, token, list)
      const { _id: id, [field]: url } = await storeItem(client, token, list)
      ;(await put(id).field('removePicture', 'false')).assertStatus(200)
      ;(await put(id).field('title', 'Renamed')).assertStatus(200)
      for (const words of ['perhaps', '']) {
        const refused = await put(id).field('removePicture', words)
        refused.assertStatus(422)
        refused.assertBodyContains({
          errors: { removePicture: 'This field must be true or false' },
        })
      }
      assert.equal((await read(id))[field], url)
      assert.isTrue(await isStored(url))
    })

    test('is refused together with a new picture', async ({ client, assert }) => {
      const token = await signIn()
      const { field, remove, read } = callsOf(client, token, list)
      const { _id: id, [field]: url } = await storeItem(client, token, list)
      const files = await storedFiles()
      const refused = await remove(id)
        .field('title', 'Renamed')
        .file(field, await jpeg(640, 40), { filename: 'b.jpg' })
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors, { removePicture: BOTH })
      const item = await read(id)
      assert.equal(item[field], url)
      assert.notEqual(item.title, 'Renamed')
      assert.deepEqual(await storedFiles(), files)
    })

    test('at the same time as replacing it leaves no stray files', async ({ client, assert }) => {
      const token = await signIn()
      const { field, remove, replace, put, read } = callsOf(client, token, list)
      const bytes = await jpeg(640, 40)
      for (const isGuarded of [true, false]) {
        const { _id: id, version } = await storeItem(client, token, list)
        const guard = { 'If-Match': isGuarded ? `"v${version}"` : '*' }
        const answers = await Promise.all([
          remove(id).headers(guard),
          put(id).headers(guard).file(field, bytes, { filename: 'b.jpg' }),
          remove(id).headers(guard),
        ])
        const statuses = answers.map((answer) => answer.status()).sort()
        assert.deepEqual(statuses, isGuarded ? [200, 409, 409] : [200, 200, 200])
        await runQueuedJobs()
        const { [field]: url } = await read(id)
        // The widths of the second picture, in three formats; none of the first.
        assert.lengthOf(await storedFiles(), url ? 3 * PICTURE_WIDTHS[list].length : 0)
        if (url) assert.isTrue(await isStored(url))
        await (await replace(id)).assertStatus(200)
        ;(await remove(id)).assertStatus(200)
        await runQueuedJobs()
        assert.isEmpty(await storedFiles())
      }
    })
  })
}
