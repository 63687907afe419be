import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { test } from '@japa/runner'
import MovePictures from '#actions/move_pictures'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { moveAllPictureFiles, movePictureFiles } from '#pictures/move_picture_files'
import { storePicture } from '#pictures/picture_store'
import { makeSharePicture } from '#pictures/share_picture'
import { signIn } from '#tests/director'
import { storeItem } from '#tests/listed_items'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { jpeg } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'

async function withBanner(isActive: boolean, isShown: boolean) {
  const picture = await storePicture('tournaments', await jpeg(), isShown)
  const tournament = await TournamentFactory.merge({ isActive }).create()
  return tournament.merge({ picture: JSON.stringify(picture) }).save()
}

const isWithheld = (name: string) => name.startsWith('withheld/')

test.group('Moving picture files', () => {
  test('repairs what an older release or a killed process left', async ({ assert }) => {
    const hidden = await withBanner(false, true)
    await makeSharePicture('tournaments', hidden)
    const shown = await withBanner(true, false)
    await makeSharePicture('tournaments', shown)
    await moveAllPictureFiles()
    const names = await storedFiles()
    assert.lengthOf(names, 9)
    assert.lengthOf(names.filter(isWithheld), 4)
    assert.lengthOf(
      names.filter((name) => name.startsWith(`share/${shown.id}/`)),
      1
    )
    const bases = [hidden, shown].map(({ picture }) => JSON.parse(picture!).base)
    for (const name of names.filter(isWithheld)) assert.include(name, bases[0])
    await moveAllPictureFiles()
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
    await movePictureFiles('tournaments', item.id, client)
    assert.isTrue((await storedFiles()).every(isWithheld))
    assert.equal(reads, 3)
  })

  test('is done by the worker when the process dies after commit', async ({
    client,
    assert,
    cleanup,
  }) => {
    const token = await signIn()
    const { _id: id } = await storeItem(client, token, 'tournaments')
    const { moveFiles } = MovePictures.prototype
    cleanup(() => void (MovePictures.prototype.moveFiles = moveFiles))
    MovePictures.prototype.moveFiles = async () => {}
    await client.delete(`/api/tournaments/${id}`).bearerToken(token)
    assert.isFalse((await storedFiles()).some(isWithheld))
    await db.from('queue_jobs').update({ status: 'pending' })
    assert.sameMembers(await runQueuedJobs(), ['MakeAvif', 'PlacePictures'])
    assert.isTrue((await storedFiles()).every(isWithheld))
  })
})
