import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Tournament from '#models/tournament'
import { storePicture } from '#pictures/picture_store'
import { makeSharePicture } from '#pictures/share_picture'
import { moveFilesSafely } from '#pictures/write_file'
import { signIn } from '#tests/director'
import { asInBucket } from '#tests/stand_in_bucket'
import { storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { jpeg } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'
import { placeAllFiles, placeFiles } from '#visibility/place_files'
import { sharedOf } from '#visibility/public_files'

async function withBanner(isActive: boolean, isShown: boolean) {
  const picture = await storePicture('tournaments', await jpeg(), isShown)
  const tournament = await TournamentFactory.merge({ isActive }).create()
  return tournament.merge({ picture }).save()
}

const isAvif = (name: string) => name.endsWith('.avif')
const isWithheld = (name: string) => name.startsWith('withheld/')

test.group('Moving picture files', () => {
  test('repairs what an older release or a killed process left', async ({ assert }) => {
    const hidden = await withBanner(false, true)
    await makeSharePicture(await sharedOf(hidden))
    const shown = await withBanner(true, false)
    await makeSharePicture(await sharedOf(shown))
    await placeAllFiles()
    const names = await storedFiles()
    assert.lengthOf(names, 9)
    assert.lengthOf(names.filter(isWithheld), 4)
    assert.lengthOf(
      names.filter((name) => name.startsWith(`share/${shown.id}/`)),
      1
    )
    const bases = [hidden, shown].map(({ picture }) => picture!.base)
    for (const name of names.filter(isWithheld)) assert.include(name, bases[0]!)
    await placeAllFiles()
    assert.deepEqual(await storedFiles(), names)
  })

  test('is repeated when the item is hidden meanwhile', async ({ assert }) => {
    const item = await withBanner(true, true)
    let reads = 0
    const client = db.connection()
    const modelQuery = client.modelQuery.bind(client)
    client.modelQuery = ((model: LucidModel) => {
      const query = modelQuery(model)
      const first = query.first.bind(query)
      query.first = async () => {
        reads += 1
        if (reads === 2) await item.merge({ isActive: false }).save()
        return first()
      }
      return query
    }) as typeof client.modelQuery
    await placeFiles('tournaments', item.id, client)
    assert.isTrue((await storedFiles()).every(isWithheld))
    assert.equal(reads, 3)
  })

  test('makes AVIF files public not before their item names them', async ({
    client,
    assert,
    cleanup,
  }) => {
    await storeItem(client, await signIn(), 'achievements')
    const transaction = db.transaction
    cleanup(() => void (db.transaction = transaction))
    let encoded: string[] = []
    db.transaction = (async (...args: Parameters<typeof transaction>) => {
      if (encoded.length === 0) encoded = (await storedFiles()).filter(isAvif)
      return transaction.apply(db, args)
    }) as typeof transaction
    assert.deepEqual(await runQueuedJobs(), ['MakeAvif'])
    assert.isNotEmpty(encoded)
    assert.isTrue(encoded.every(isWithheld), 'while they are made')
    const made = (await storedFiles()).filter(isAvif)
    assert.sameMembers(
      made,
      encoded.map((name) => name.replace('withheld/', ''))
    )
  })

  test('waits for no bucket while nobody else can write', async ({ client, assert, cleanup }) => {
    const { _id: id } = await storeItem(client, await signIn(), 'tournaments')
    const { transaction } = db
    let isWriting = false
    const changes: boolean[] = []
    cleanup(() => void (db.transaction = transaction))
    cleanup(asInBucket(() => void changes.push(isWriting)))
    db.transaction = (async (...args: Parameters<typeof transaction>) => {
      isWriting = true
      return transaction.apply(db, args).finally(() => (isWriting = false))
    }) as typeof transaction
    assert.deepEqual(await runQueuedJobs(), ['MakeAvif'])
    assert.isNotEmpty(changes)
    assert.notInclude(changes, true)
    const { picture } = await Tournament.findOrFail(id)
    assert.isTrue(picture!.avif)
    assert.isFalse((await storedFiles()).some(isWithheld))
  })

  test('is done by the worker when the process dies after commit', async ({ client, assert }) => {
    const token = await signIn()
    const { _id: id } = await storeItem(client, token, 'tournaments')
    await client.delete(`/api/tournaments/${id}`).bearerToken(token)
    // As if it had died: the files are where they were.
    const moved = await storedFiles()
    await moveFilesSafely(moved.map((name) => [name, name.replace('withheld/', '')]))
    await db.from('queue_jobs').update({ status: 'pending' })
    assert.sameMembers(await runQueuedJobs(), ['MakeAvif', 'PlaceFiles'])
    assert.isTrue((await storedFiles()).every(isWithheld))
  })
})
