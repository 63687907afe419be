import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { TournamentFactory } from '#database/factories/tournament_factory'

test.group('Public tournaments: kept bytes', () => {
  test('shows what another process has changed', async ({ client, assert }) => {
    await client.get('/api/tournaments')
    // As another process would: rows and revision change, and nobody tells this one.
    await TournamentFactory.merge({ title: 'From next door' }).create()
    await db.from('revisions').where('list', 'tournaments').update({ revision: 'next door' })

    const titles = async () => {
      const response = await client.get('/api/tournaments')
      return response.body().data.map((tournament: { title: string }) => tournament.title)
    }
    while ((await titles()).length === 0) await sleep(50)
    assert.deepEqual(await titles(), ['From next door'])
  })
})
