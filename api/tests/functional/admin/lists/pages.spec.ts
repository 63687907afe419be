import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'
import { askList as ask } from '#tests/list_request'

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`
const at = (number: number) => ({ createdAt: `${day(number)}T06:00:00.000Z` })

async function makeMessages(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `M${index + 1}`,
    ...at(index + 1),
    isRead: index % 2 === 0,
  }))
  await ContactMessageFactory.merge(rows).createMany(count)
}

test.group('Director’s lists: pages', (group) => {
  group.each.setup(() => makeMessages(7))

  test('come newest first, with the total and the next cursor', async ({ client, assert }) => {
    await ContactMessageFactory.apply('deleted').create()
    const { shown, meta } = await ask(client, 'contacts', { perPage: 3 })
    assert.deepEqual(shown, ['M7', 'M6', 'M5'])
    assert.isString(meta.next)
    assert.deepEqual(meta, {
      total: 7,
      all: 7,
      next: meta.next,
      // What is to be done has its own spec.
      waiting: meta.waiting,
      due: 0,
      undelivered: { count: 0, messageId: null },
      leaving: { months: 24, count: 0, first: null },
    })
  })

  for (const perPage of [1, 3, 6, 7, 8]) {
    test(`of ${perPage} contain every message once`, async ({ client, assert }) => {
      const seen: string[] = []
      let after: string | null = null
      do {
        const page = await ask(client, 'contacts', { perPage, ...(after && { after }) })
        seen.push(...page.shown)
        after = page.meta.next
      } while (after)
      assert.deepEqual(seen, ['M7', 'M6', 'M5', 'M4', 'M3', 'M2', 'M1'])
    })
  }

  test('can be filtered by status; all counts the whole list', async ({ client, assert }) => {
    const unread = await ask(client, 'contacts', { status: 'unread' })
    assert.deepEqual(unread.shown, ['M6', 'M4', 'M2'])
    const { meta } = await ask(client, 'contacts', { status: 'read', perPage: 2 })
    assert.containSubset(meta, { total: 4, all: 7 })
    const read = await ask(client, 'contacts', { status: 'read', perPage: 2, after: meta.next })
    assert.deepEqual(read.shown, ['M3', 'M1'])
  })

  test('can be filtered by days in India, or by two moments', async ({ client, assert }) => {
    await ContactMessageFactory.merge([
      { name: 'first', createdAt: '2026-02-09T18:30:00.000Z' },
      { name: 'last', createdAt: '2026-02-10T18:29:59.999Z' },
      { name: 'too late', createdAt: '2026-02-10T18:30:00.000Z' },
      { name: 'too early', createdAt: '2026-02-09T18:29:59.999Z' },
    ]).createMany(4)
    const days = await ask(client, 'contacts', { from: '2026-02-10', to: '2026-02-10' })
    assert.deepEqual(days.shown, ['last', 'first'])
    assert.equal(days.meta.total, 2)
    const moments = { from: '2026-02-10T18:30:00.000Z', to: '2026-02-11T00:00:00+05:30' }
    assert.deepEqual((await ask(client, 'contacts', moments)).shown, ['too late'])
  })

  test('count messages after each change, deletion and restoration', async ({ client, assert }) => {
    const counts = async () => {
      const { meta } = await ask(client, 'contacts', { perPage: 1 })
      return [meta.all, meta.waiting.count]
    }
    const message = await ContactMessageFactory.create()
    assert.deepEqual(await counts(), [8, 4])
    await message.merge({ isRead: true, answeredAt: '2026-01-01T00:00:00.000Z' }).save()
    assert.deepEqual(await counts(), [8, 3])
    await message.merge({ deletedAt: '2026-01-01T00:00:00.000Z' }).save()
    assert.deepEqual(await counts(), [7, 3])
    await message.merge({ deletedAt: null, answeredAt: null }).save()
    assert.deepEqual(await counts(), [8, 4])
    await message.delete()
    assert.deepEqual(await counts(), [7, 3])
  })

  test('filter tournaments by status', async ({ client, assert }) => {
    await TournamentFactory.merge([
      { title: 'A', ...at(1) },
      { title: 'B', ...at(2) },
    ]).createMany(2)
    await TournamentFactory.merge({ title: 'C', ...at(3) })
      .apply('inactive')
      .create()
    const path = 'tournaments/admin'
    assert.deepEqual((await ask(client, path, { status: 'active' })).shown, ['B', 'A'])
    assert.deepEqual((await ask(client, path, { status: 'inactive' })).shown, ['C'])
    const all = await ask(client, path, { status: 'all', perPage: 1 })
    assert.deepEqual(all.shown, ['C'])
    assert.containSubset(all.meta, { total: 3, all: 3 })
    assert.isNumber(all.data[0].version)
  })

  test('filter achievements by date and tag, and list all tags', async ({ client, assert }) => {
    await AchievementFactory.merge([
      { title: 'A', date: day(1), tags: ['State', 'Under, 9'] },
      { title: 'B', date: day(2), tags: ['Stately'] },
      { title: 'C', date: day(3), tags: ['State'] },
    ]).createMany(3)
    await AchievementFactory.merge({ tags: ['gone'] })
      .apply('deleted')
      .create()
    const path = 'achievements/admin'
    const tagged = await ask(client, path, { tag: 'State' })
    assert.deepEqual(tagged.shown, ['C', 'A'])
    assert.deepEqual(tagged.meta.tags, ['State', 'Stately', 'Under, 9'])
    assert.deepEqual((await ask(client, path, { tag: ',' })).shown, [])
    const days = await ask(client, path, { from: day(2), to: day(2) })
    assert.deepEqual(days.shown, ['B'])
  })

  test('are whole, without meta, unless a parameter of theirs is sent', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    for (const path of ['contacts', 'tournaments/admin', 'achievements/admin']) {
      for (const query of ['', '?utm_source=x']) {
        const response = await client.get(`/api/${path}${query}`).bearerToken(token)
        assert.deepEqual(Object.keys(response.body()), ['data'])
      }
      const page = await client.get(`/api/${path}?perPage=1&utm_source=x`).bearerToken(token)
      assert.deepEqual(Object.keys(page.body()), ['data', 'meta'])
    }
  })
})
