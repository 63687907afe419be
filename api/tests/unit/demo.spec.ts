import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { mark } from '#health/markers'
import { readDemo } from '#database/demo_content'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { daysBetween } from '#shared/days/indian_days'
import { loadDemoOnce } from '#start/load_demo'

const TABLES = ['tournaments', 'achievements', 'batches', 'contact_messages']

async function counts() {
  const rows = await Promise.all(TABLES.map((table) => db.from(table).select('id')))
  return rows.map(({ length }) => length)
}

const demo = readDemo('tournaments')
const sample = demo.find(({ event }) => event?.movedByDays)!
const others = demo.filter((one) => one !== sample)

/** To encode the pictures of all takes seconds, and shows no more than that of one. */
async function storeAllAchievementsButOne() {
  const [, ...stored] = readDemo('achievements').map(({ id }) => ({ id }))
  await AchievementFactory.merge(stored).createMany(stored.length)
}

test.group('Demo content', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is completed when a start before was interrupted', async ({ assert }) => {
    const stored = others.map(({ id }) => ({ id, title: 'Of the start before' }))
    await TournamentFactory.merge(stored).createMany(stored.length)
    await storeAllAchievementsButOne()
    await loadDemoOnce({ isNew: true })
    assert.deepEqual(await counts(), [
      readDemo('tournaments').length,
      readDemo('achievements').length,
      readDemo('classes').length,
      readDemo('contact_messages').length,
    ])
    const kept = await db.from('tournaments').where('title', 'Of the start before')
    assert.lengthOf(kept, stored.length)
    const [moved] = await db.from('tournaments').whereNotNull('moved_from')
    assert.equal(daysBetween(moved.moved_from, moved.start_date), sample.event!.movedByDays)
    const complete = await counts()
    await loadDemoOnce({ isNew: true })
    assert.deepEqual(await counts(), complete)
  })

  test('is left alone where there is anything else', async ({ assert }) => {
    await TournamentFactory.merge({ id: sample.id }).create()
    await TournamentFactory.merge({ title: 'Of the director' }).create()
    await loadDemoOnce({ isNew: true })
    assert.deepEqual(await counts(), [2, 0, 0, 0])
  })

  test('is completed once, also when an account was made before', async ({ assert }) => {
    await TournamentFactory.merge(demo.map(({ id }) => ({ id }))).createMany(demo.length)
    await storeAllAchievementsButOne()
    await mark('loading-demo')
    await loadDemoOnce({ isNew: false })
    assert.equal((await counts())[1], readDemo('achievements').length)
    await db.from('tournaments').where('id', sample.id).delete()
    await loadDemoOnce({ isNew: false })
    assert.equal((await counts())[0], others.length)
  })
})
