import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BUCKET_PATIENCE } from '#pictures/after_commit'
import { signIn } from '#tests/director'
import { addressesIn, FORMS, LISTS, storeItem } from '#tests/listed_items'
import { asInBucket, refuseChanges } from '#tests/stand_in_bucket'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { isStored } from '#tests/stored_uploads'

test.group('While the store of pictures changes nothing', () => {
  for (const list of LISTS) {
    const stored = async (client: Parameters<typeof storeItem>[0]) => {
      const token = await signIn()
      const { _id: id } = await storeItem(client, token, list)
      await runQueuedJobs()
      const address = `/api/${list}/${id}`
      const { sharePicture, ...item } = (await client.get(address)).body().data
      const files = addressesIn(item)
      const statuses = async () => {
        const answers = [...files, sharePicture.url].map((file) => client.get(file).redirects(0))
        return [...new Set((await Promise.all(answers)).map((answer) => answer.status()))]
      }
      const show = (isActive: string) =>
        client.put(address).bearerToken(token).field('isActive', isActive)
      return { token, id, address, files, statuses, show }
    }

    test(`${list}: the picture of one that is hidden is gone, and back with it`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { files, statuses, show } = await stored(client)
      assert.deepEqual(await statuses(), [200])
      cleanup(refuseChanges())
      ;(await show('false')).assertStatus(200)
      for (const file of files) assert.isTrue(await isStored(file))
      assert.deepEqual(await statuses(), [404])
      ;(await show('true')).assertStatus(200)
      assert.deepEqual(await statuses(), [200])
    })

    test(`${list}: one that was hidden is shown with its picture`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { files, statuses, show } = await stored(client)
      ;(await show('false')).assertStatus(200)
      cleanup(refuseChanges())
      ;(await show('true')).assertStatus(200)
      for (const file of files) assert.isFalse(await isStored(file))
      assert.deepEqual(await statuses(), [200])
    })

    test(`${list}: a picture that was replaced, removed or deleted for good is gone`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { token, id, address, files } = await stored(client)
      cleanup(refuseChanges())
      const old = async () => {
        const answers = await Promise.all(files.map((file) => client.get(file)))
        return [...new Set(answers.map((answer) => answer.status()))]
      }
      const { [FORMS[list].field]: picture } = await storeItem(client, token, list, {}, id)
      assert.deepEqual(await old(), [404])
      ;(await client.get(picture)).assertStatus(200)
      const removed = await client.put(address).bearerToken(token).field('removePicture', 'true')
      removed.assertStatus(200)
      ;(await client.get(picture)).assertStatus(404)
      await storeItem(client, token, list, {}, id)
      ;(await client.delete(address).bearerToken(token)).assertStatus(200)
      const gone = client.delete(`/api/${list}/deleted/${id}`).bearerToken(token)
      ;(await gone).assertStatus(200)
      assert.deepEqual(await old(), [404])
    })
  }

  test('no answer waits for a bucket that hangs', async ({ client, assert, cleanup }) => {
    const token = await signIn()
    const { _id: id, banner } = await storeItem(client, token, 'tournaments')
    const { ms } = BUCKET_PATIENCE
    const { promise: hanging, resolve: end } = Promise.withResolvers<void>()
    const stop = asInBucket(() => hanging)
    cleanup(() => {
      Object.assign(BUCKET_PATIENCE, { ms })
      stop()
    })
    Object.assign(BUCKET_PATIENCE, { ms: 100 })
    const change = client.put(`/api/tournaments/${id}`).bearerToken(token)
    const answer = await Promise.race([change.field('isActive', 'false'), sleep(5_000)])
    const isAnswered = answer !== undefined
    // Or what comes next would wait for it.
    end()
    assert.isTrue(isAnswered)
    ;(await client.get(banner)).assertStatus(404)
  })
})
