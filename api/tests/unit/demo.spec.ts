import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { readDemo } from '#database/demo_content'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { loadDemo } from '#start/load_demo'

const TABLES = ['tournaments', 'achievements', 'batches', 'contact_messages']

async function counts() {
  const rows = await Promise.all(TABLES.map((table) => db.from(table).select('id')))
  return rows.map(({ length }) => length)
}

const [sample, ...others] = readDemo('tournaments')

test.group('Demo content', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is completed when a start before was interrupted', async ({ assert }) => {
    const stored = others.map(({ id }) => ({ id, title: 'Of the start before' }))
    await TournamentFactory.merge(stored).createMany(stored.length)
    await loadDemo()
    assert.deepEqual(await counts(), [
      readDemo('tournaments').length,
      readDemo('achievements').length,
      readDemo('classes').length,
      readDemo('contact_messages').length,
    ])
    const kept = await db.from('tournaments').where('title', 'Of the start before')
    assert.lengthOf(kept, stored.length)
    const complete = await counts()
    await loadDemo()
    assert.deepEqual(await counts(), complete)
  })

  test('is left alone where there is anything else', async ({ assert }) => {
    await TournamentFactory.merge({ id: sample!.id }).create()
    await TournamentFactory.merge({ title: 'Of the director' }).create()
    await loadDemo()
    assert.deepEqual(await counts(), [2, 0, 0, 0])
  })
})
