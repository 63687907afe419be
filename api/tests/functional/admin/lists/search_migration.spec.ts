import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { TournamentFactory } from '#database/factories/tournament_factory'
import AddSounds from '#database/migrations/1763690400090_add_sounds_to_search_texts'
import { askList } from '#tests/list_request'

const migration = () => new AddSounds(db.connection(), '1763690400090', false)
const stored = async () => (await db.from('tournaments').first()).search_text

test.group('Director’s lists: texts from before searches knew sounds', () => {
  test('are found by them, and lose them on the way back', async ({ client, assert }) => {
    await TournamentFactory.merge({ title: 'सांगली खुली' }).create()
    const now = await stored()
    const before = now.split('\u001f')[0]
    await db.from('tournaments').update({ search_text: before })
    const search = async () => (await askList(client, 'tournaments/admin', { q: 'sangali' })).shown
    assert.isEmpty(await search())

    for (const time of ['once', 'and again']) {
      await migration().execUp()
      assert.equal(await stored(), now, time)
      assert.deepEqual(await search(), ['सांगली खुली'])
    }
    await migration().execDown()
    assert.equal(await stored(), before)
  })
})
