import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { eraseItem } from '#actions/erase_item'
import { purgeItem } from '#actions/purge_deleted'
import { restoreItem } from '#actions/restore_item'
import ContactMessage from '#models/contact_message'
import Tournament from '#models/tournament'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { timestamp } from '#support/timestamp'
import { signIn } from '#tests/director'
import { addressesIn, LISTS, storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { storedFiles } from '#tests/stored_uploads'

const MONTH = 31 * 24 * 3_600_000

test.group('Deleting for good', () => {
  for (const list of LISTS) {
    test(`${list}: removes the row, its old addresses and every file`, async ({
      client,
      assert,
    }) => {
      const token = await signIn()
      const { _id: id, slug } = await storeItem(client, token, list)
      await runQueuedJobs()
      const address = `/api/${list}/${id}`
      await client.put(address).bearerToken(token).field('slug', 'another-address')
      const files = addressesIn((await client.get(address)).body())
      for (const file of files) (await client.get(file)).assertStatus(200)
      await client.delete(address).bearerToken(token)

      const gone = `/api/${list}/deleted/${id}`
      ;(await client.delete(gone)).assertStatus(401)
      ;(await client.delete(gone).bearerToken(token)).assertStatus(200)

      assert.isNull(await db.from(list).where('id', id).first())
      assert.isEmpty(await db.from('old_slugs').where({ kind: list }))
      assert.isEmpty(await storedFiles())
      for (const one of [id, slug, 'another-address']) {
        ;(await client.get(`/api/${list}/${one}`)).assertStatus(404)
      }
      ;(await client.delete(gone).bearerToken(token)).assertStatus(404)
      ;(await client.post(`${address}/restore`).bearerToken(token)).assertStatus(404)
    })
  }

  test('removes only a message that is already deleted', async ({ client, assert }) => {
    const token = await signIn()
    const message = await ContactMessageFactory.apply('deleted').create()
    const live = await ContactMessageFactory.create()
    const remove = (id: string) => client.delete(`/api/contacts/deleted/${id}`).bearerToken(token)
    ;(await remove(live.id)).assertStatus(404)
    ;(await remove(message.id)).assertStatus(200)
    ;(await remove(message.id)).assertStatus(404)
    assert.deepEqual(
      (await ContactMessage.all()).map(({ id }) => id),
      [live.id]
    )
  })

  test('the purge leaves an item that was restored meanwhile', async ({ client, assert }) => {
    const token = await signIn()
    const { _id: id, banner } = await storeItem(client, token, 'tournaments')
    await client.delete(`/api/tournaments/${id}`).bearerToken(token)
    const deletedAt = timestamp(Date.now() - MONTH)
    await db.from('tournaments').update({ deleted_at: deletedAt })
    await restoreItem('tournaments', await Tournament.findOrFail(id))
    assert.isFalse(await purgeItem('tournaments', id, timestamp()))
    ;(await client.get(`/api/tournaments/${id}`)).assertStatus(200)
    ;(await client.get(banner)).assertStatus(200)
  })

  test('a restore fails when the item was purged meanwhile', async ({ client, assert }) => {
    const token = await signIn()
    const { _id: id } = await storeItem(client, token, 'tournaments')
    await client.delete(`/api/tournaments/${id}`).bearerToken(token)
    const item = await Tournament.findDeletedOrFail(id)
    await eraseItem('tournaments', id)
    await assert.rejects(() => restoreItem('tournaments', item), 'Not found.')
    assert.isNull(await Tournament.find(id))
  })
})
