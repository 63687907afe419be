import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import DailyPurge from '#jobs/daily_purge'
import Achievement from '#models/achievement'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#models/timestamp'
import Tournament from '#models/tournament'
import { runCommand } from '#tests/run_command'
import { makeOld, putUpload, storedFiles } from '#tests/stored_uploads'

const ORPHAN = `tournaments/${'cd'.repeat(16)}-400.jpg`
const MONTH = 31 * 24 * 3_600_000

test.group('demo:load', () => {
  test('fills an empty academy, and no other', async ({ assert }) => {
    const first = await runCommand('demo:load')
    assert.equal(first.code, 0, first.said)
    assert.lengthOf(await Tournament.all(), 6)
    const second = await runCommand('demo:load')
    assert.equal(second.code, 1)
    assert.match(second.said, /^There is content already: samples are only for an empty academy$/)
    assert.lengthOf(await Tournament.all(), 6)
  }).tags(['@any-database'])
})

test.group('uploads:sweep', () => {
  test('looks first, then removes what nobody owns', async ({ assert }) => {
    await putUpload(`/uploads/${ORPHAN}`, 'a picture')
    await makeOld(ORPHAN, 2)
    const look = await runCommand('uploads:sweep', ['--dry-run'])
    assert.equal(look.said, `would remove uploads/${ORPHAN}\n1 files to remove`)
    assert.deepEqual(await storedFiles(), [ORPHAN])
    const sweep = await runCommand('uploads:sweep')
    assert.equal(sweep.said, `removed uploads/${ORPHAN}\n1 files removed`)
    assert.isEmpty(await storedFiles())
  })

  test('is a part of the daily purge, in a process and by a timer', async ({ assert }) => {
    await putUpload(`/uploads/${ORPHAN}`, 'a picture')
    await makeOld(ORPHAN, 2)
    await new DailyPurge().execute()
    assert.isEmpty(await storedFiles())
    const unit = new URL('../../../../infra/systemd/academy-purge.service', import.meta.url)
    assert.match(await readFile(unit, 'utf8'), /^ExecStart=.* uploads:sweep$/m)
  })
})

test.group('deleted:purge', () => {
  test('removes for good what was deleted a month ago', async ({ assert }) => {
    const deletedAt = timestamp(Date.now() - MONTH)
    await ContactMessageFactory.merge({ deletedAt }).create()
    await TournamentFactory.merge({ deletedAt: timestamp() }).create()
    const { code, said } = await runCommand('deleted:purge')
    assert.equal(code, 0)
    assert.equal(said, '1 deleted items and messages are gone for good')
    assert.isEmpty(await ContactMessage.all())
    assert.lengthOf(await Tournament.all(), 1)
  })
})

test.group('items:erase', () => {
  test('removes what is deleted, by the address it was seen at', async ({ assert }) => {
    const item = await TournamentFactory.apply('deleted').create()
    const stays = await TournamentFactory.apply('deleted').create()
    const { code, said } = await runCommand('items:erase', [
      `https://academy.example/updates/${item.slug}`,
    ])
    assert.equal(code, 0, said)
    assert.equal(said, `"${item.title}" is gone for good`)
    assert.deepEqual(
      (await Tournament.all()).map(({ id }) => id),
      [stays.id]
    )
  })

  test('removes what is not deleted only by force', async ({ assert }) => {
    const { id, title } = await AchievementFactory.create()
    const refused = await runCommand('items:erase', [`/achievements/${id}`])
    assert.equal(refused.code, 1)
    assert.equal(refused.said, `"${title}" is not deleted: delete it first, or say --force.`)
    assert.lengthOf(await Achievement.all(), 1)
    const forced = await runCommand('items:erase', [`/achievements/${id}`, '--force'])
    assert.equal(forced.code, 0, forced.said)
    assert.isEmpty(await Achievement.all())
  })

  test('refuses {$self}')
    .with(['/updates/never-there', '/contacts/x', 'spring-open', '/updates/'])
    .run(async ({ assert }, address) => {
      const { code, said } = await runCommand('items:erase', [address])
      assert.equal(code, 1)
      assert.equal(said, `There is nothing at ${address}: say /updates/… or /achievements/….`)
    })
})
