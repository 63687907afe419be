import { randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { eraseItem } from '#actions/erase_item'
import { purgeDeleted } from '#actions/purge_deleted'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { timestamp } from '#support/timestamp'
import { makeDirector, signIn } from '#tests/director'
import { emptied, pastChange } from '#tests/past_change'

const DAY = 24 * 3_600_000
const daysAgo = (days: number) => timestamp(Date.now() - days * DAY)

test.group('List of activity', (group) => {
  group.each.setup(emptied)

  test('returns the newest first, in pages', async ({ client, assert }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.create()
    const made: string[] = []
    for (const days of [3, 2, 2, 1]) made.unshift((await pastChange(id, daysAgo(days))).id)
    // Two at one moment: the higher id comes first.
    const [last, one, another, first] = made as [string, string, string, string]
    const twins = [one, another].sort().reverse()
    await db
      .from('activities')
      .whereIn('id', twins)
      .update({ happened_at: daysAgo(2) })
    const page = async (query: string) => {
      const answer = await client.get(`/api/activities?${query}`).bearerToken(token)
      answer.assertStatus(200)
      return answer.body()
    }
    const begin = await page('perPage=2')
    const rest = await page(`perPage=2&after=${begin.meta.next}`)
    const ids = [...begin.data, ...rest.data].map(({ _id }) => _id)
    assert.deepEqual(ids, [last, ...twins, first])
    assert.deepEqual(rest.meta, { perPage: 2, next: null })
  })

  test('can be filtered by kind and by item', async ({ client, assert }) => {
    const token = await signIn()
    const [one, other] = [await TournamentFactory.create(), await TournamentFactory.create()]
    for (const { id } of [one, one, other]) await pastChange(id)
    await client.put('/api/settings/notifications').bearerToken(token).json({ enabled: false })
    const total = async (query: string) => {
      const answer = await client.get(`/api/activities?${query}`).bearerToken(token)
      return answer.body().data.length
    }
    assert.equal(await total(''), 4)
    assert.equal(await total('kind=tournaments'), 3)
    assert.equal(await total(`kind=tournaments&item=${one.id}`), 2)
    assert.equal(await total('kind=settings'), 1)
    assert.equal(await total('kind=contacts'), 0)
  })

  for (const query of ['kind=stars', 'after=nowhere', 'perPage=101', 'item=a&item=b']) {
    test(`refuses ${query}`, async ({ client }) => {
      const answer = await client.get(`/api/activities?${query}`).bearerToken(await signIn())
      answer.assertStatus(422)
    })
  }

  test('names the director, the action and the values before and after', async ({
    client,
    assert,
  }) => {
    const director = await makeDirector()
    const token = await signIn(director)
    await client.put('/api/settings/notifications').bearerToken(token).json({ enabled: false })
    const answer = await client.get('/api/activities').bearerToken(token)
    const [line] = answer.body().data
    assert.containsSubset(line, {
      email: director.email,
      origin: 'director',
      kind: 'settings',
      action: 'changed',
      before: { emailNotifications: true },
      after: { emailNotifications: false },
    })
  })
})

test.group('Stored activity', (group) => {
  group.each.setup(emptied)

  test('is deleted after a year', async ({ assert }) => {
    const { id } = await TournamentFactory.create()
    await pastChange(id, daysAgo(366))
    const recent = await pastChange(id, daysAgo(364))
    await purgeDeleted()
    const left = await db.from('activities').select('id')
    assert.deepEqual(left, [{ id: recent.id }])
  })

  for (const [list, factory] of [
    ['tournaments', TournamentFactory],
    ['achievements', AchievementFactory],
  ] as const) {
    test(`loses names and values when ${list} are deleted for good`, async ({ assert }) => {
      const item = await factory.merge({ deletedAt: daysAgo(1) }).create()
      const other = await pastChange(randomUUIDv7())
      const { id } = await pastChange(item.id)
      await db.from('activities').where({ id }).update({ kind: list, name: item.title })
      await eraseItem(list, item.id)
      const rows = await db.from('activities').where('item_id', item.id).orderBy('id')
      assert.deepEqual(
        rows.map(({ action, name, before, after }) => [action, name, before, after]),
        [
          ['changed', null, null, null],
          ['purged', null, null, null],
        ]
      )
      assert.isNotNull((await db.from('activities').where('id', other.id).first()).before)
    })
  }

  test('counts the messages removed by the nightly purge', async ({ assert }) => {
    for (let count = 0; count < 3; count += 1) {
      await ContactMessageFactory.merge({ deletedAt: daysAgo(31) }).create()
    }
    await purgeDeleted()
    const rows = await db.from('activities')
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], { origin: 'server', kind: 'contacts', action: 'purged' })
    assert.equal(rows[0].after, '{"count":3}')
  })

  test('a change is rolled back when its activity cannot be stored', async ({ client, assert }) => {
    const token = await signIn()
    const tournament = await TournamentFactory.create()
    await db.rawQuery('alter table activities rename to elsewhere')
    const call = client.put(`/api/tournaments/${tournament.id}`).bearerToken(token)
    ;(await call.fields({ title: 'Lost' })).assertStatus(500)
    const settings = client.put('/api/settings/notifications').bearerToken(token)
    ;(await settings.json({ enabled: false })).assertStatus(500)
    const { title } = tournament
    await tournament.refresh()
    assert.equal(tournament.title, title)
    assert.isTrue(Boolean((await db.from('settings').firstOrFail()).email_notifications))
  })
})
