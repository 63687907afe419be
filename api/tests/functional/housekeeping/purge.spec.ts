import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { purgeDeleted } from '#actions/purge_deleted'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import db from '@adonisjs/lucid/services/db'
import DailyPurge from '#jobs/daily_purge'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#support/timestamp'
import Tournament from '#models/tournament'
import { storePicture } from '#pictures/picture_store'
import { makeSharePicture, shareFile } from '#pictures/share_picture'
import { pictureFiles } from '#pictures/stored_picture'
import env from '#start/env'
import { findTemporaryFiles, findOrphans } from '#visibility/orphans'
import { sharedOf } from '#visibility/public_files'
import { jpeg } from '#tests/sample_pictures'
import { makeMany } from '#tests/many_rows'
import { queriesOf } from '#tests/queries'
import { makeOld, putUpload, storedFiles } from '#tests/stored_uploads'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const daysAgo = (days: number) => timestamp(Date.now() - days * DAY)

async function withBanner() {
  const tournament = await TournamentFactory.create()
  const picture = await storePicture('tournaments', await jpeg())
  await tournament.merge({ picture }).save()
  return { tournament, file: pictureFiles(picture)[0]! }
}

test.group('Purge', () => {
  test('deletes items thirty days after their deletion, with files', async ({ assert }) => {
    const { tournament } = await withBanner()
    await makeSharePicture(await sharedOf(tournament))
    await tournament.merge({ deletedAt: daysAgo(31) }).save()
    const recent = await TournamentFactory.merge({ deletedAt: daysAgo(29) }).create()
    const live = await AchievementFactory.create()
    await ContactMessageFactory.merge({ deletedAt: daysAgo(31) }).create()

    assert.equal(await purgeDeleted(), 2)

    assert.isNull(await Tournament.find(tournament.id))
    assert.isEmpty(await storedFiles())
    assert.isEmpty(await ContactMessage.all())
    await recent.refresh()
    await live.refresh()
  })

  test('deletes many messages in batches, and no others', async ({ assert }) => {
    await makeMany('contact_messages', 1_200)
    await db.from('contact_messages').update({ deleted_at: daysAgo(31) })
    const { id } = await ContactMessageFactory.create()

    const removals = await queriesOf(async () => {
      assert.equal(await purgeDeleted(), 1_200)
    })
    const left = await ContactMessage.all()
    assert.deepEqual(
      left.map((message) => message.id),
      [id]
    )
    assert.lengthOf(
      removals.filter(({ sql }) => /^delete from .?contact_messages/.test(sql)),
      5,
      'three parts, and a look at those that are old'
    )
  })

  test('deletes messages after two years, read or not', async ({ assert }) => {
    const written = (days: number) =>
      timestamp(DateTime.utc().minus({ months: 24 }).minus({ days }).toMillis())
    const [recent] = await ContactMessageFactory.merge([
      { createdAt: written(-1) },
      { createdAt: written(1) },
      { createdAt: written(1), isRead: true },
      { createdAt: written(1), deletedAt: daysAgo(1) },
    ]).createMany(4)
    assert.equal(await purgeDeleted(), 3)
    assert.deepEqual(
      (await ContactMessage.all()).map(({ id }) => id),
      [recent!.id]
    )
  })

  test('deletes messages after the configured months', async ({ assert, cleanup }) => {
    cleanup(() => env.set('MESSAGES_KEPT_MONTHS', 24))
    await ContactMessageFactory.merge({ createdAt: daysAgo(40) }).create()
    assert.equal(await purgeDeleted(), 0)
    env.set('MESSAGES_KEPT_MONTHS', 1)
    assert.equal(await purgeDeleted(), 1)
  })

  test('does not count files of deleted items as orphans', async ({ assert }) => {
    const { tournament, file } = await withBanner()
    await tournament.merge({ deletedAt: daysAgo(1) }).save()
    await makeOld(file, 2)
    assert.isEmpty(await findOrphans())
  })

  test('counts share pictures of what an item was as orphans', async ({ assert }) => {
    const { tournament } = await withBanner()
    const shared = await sharedOf(tournament)
    const drawn = shareFile(shared)
    await makeSharePicture(shared)
    assert.isEmpty(await findOrphans())
    await tournament.merge({ title: 'Another' }).save()
    assert.deepEqual(await findOrphans(), [drawn])
    await tournament.delete()
    assert.include(await findOrphans(), drawn)
  })

  test('finds orphaned files once they are an hour old', async ({ assert }) => {
    const { tournament, file } = await withBanner()
    await tournament.delete()
    assert.isEmpty(await findOrphans(), 'young files are left alone')
    await makeOld(file, 2)
    assert.deepEqual(await findOrphans(), [file])
  })
})

const ORPHAN = `tournaments/${'cd'.repeat(16)}-400.jpg`

test.group('Nightly work', () => {
  test('removes orphans, but no file that is being unpacked', async ({ assert, cleanup }) => {
    await putUpload(`/uploads/${ORPHAN}`, 'a picture')
    await makeOld(ORPHAN, 2)
    const unpacked = join(env.get('DATA_DIR'), 'tmp', 'restore-x.sqlite')
    await writeFile(unpacked, 'a database of last year')
    cleanup(() => rm(unpacked))
    // As unpacking does: the file is new, its time is the original's.
    await utimes(unpacked, 0, 0)
    await new DailyPurge().execute()
    assert.notInclude(await storedFiles(), ORPHAN)
    assert.deepEqual(await findTemporaryFiles(), [])
    assert.deepEqual(await findTemporaryFiles(Date.now() + 2 * HOUR), [unpacked])
  })
})
