import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { TournamentFactory } from '#database/factories/tournament_factory'

test.group('Public tournaments: cached list', () => {
  test('shows a change of another process at once', async ({ client, assert }) => {
    await client.get('/api/tournaments')
    // As another process would: rows and revision change, without a notice to this one.
    await TournamentFactory.merge({ title: 'From next door' }).create()
    await db.from('revisions').where('kind', 'tournaments').update({ revision: 'next door' })
    const { data } = (await client.get('/api/tournaments')).body()
    assert.deepEqual(
      data.map(({ title }: { title: string }) => title),
      ['From next door']
    )
  })
})
