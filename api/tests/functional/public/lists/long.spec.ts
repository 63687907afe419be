import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import type { Kind } from '#kinds'
import { invalidateList } from '#writes/list_revision'

/** All at the same moment, on the same day: the id decides. */
const LISTS = {
  tournaments: (count: number) =>
    TournamentFactory.merge({ createdAt: '2026-01-01T00:00:00.000Z' }).createMany(count),
  achievements: (count: number) => AchievementFactory.createMany(count),
}

test.group('Long public lists', () => {
  for (const [list, make] of Object.entries(LISTS)) {
    test(`${list}: 100 items are returned without meta`, async ({ client, assert }) => {
      await make(100)
      const { data, ...more } = (await client.get(`/api/${list}`)).body()
      assert.lengthOf(data, 100)
      assert.deepEqual(more, {})
    })

    test(`${list}: the pages contain every item once`, async ({ client, assert }) => {
      const made = await make(205)
      const seen: string[] = []
      const sizes: number[] = []
      let after: string | undefined
      do {
        const response = await client.get(`/api/${list}`).qs(after ? { after } : {})
        response.assertStatus(200)
        const { data, meta } = response.body()
        seen.push(...data.map((item: { _id: string }) => item._id))
        sizes.push(data.length)
        after = meta?.next
      } while (after)
      assert.deepEqual(sizes, [100, 100, 5])
      const newestFirst = made
        .map((item) => item.id)
        .sort()
        .reverse()
      assert.deepEqual(seen, newestFirst)
    })

    test(`${list}: a later page has an ETag and is compressed`, async ({ client, assert }) => {
      await make(101)
      const { meta } = (await client.get(`/api/${list}`)).body()
      const ask = () => client.get(`/api/${list}`).qs({ after: meta.next })
      const zipped = await ask().header('Accept-Encoding', 'br, gzip')
      zipped.assertHeader('content-encoding', 'br')
      const plain = await ask().header('Accept-Encoding', 'identity')
      assert.deepEqual(plain.body(), zipped.body())
      const again = await ask()
        .header('Accept-Encoding', 'identity')
        .header('If-None-Match', plain.header('etag')!)
      again.assertStatus(304)
    })

    test(`${list}: a later page shows changes and hides hidden items`, async ({
      client,
      assert,
    }) => {
      await make(103)
      const { meta } = (await client.get(`/api/${list}`)).body()
      const ask = async (): Promise<{ _id: string; title: string }[]> =>
        (await client.get(`/api/${list}`).qs({ after: meta.next })).body().data
      const change = (id: string, values: object) =>
        db.transaction(async (trx) => {
          await invalidateList(trx, list as Kind)
          await trx.from(list).where('id', id).update(values)
        })
      const [first, second, third] = await ask()

      await change(second!._id, { title: 'Renamed' })
      assert.deepEqual(await ask(), [first, { ...second!, title: 'Renamed' }, third])

      await change(first!._id, { is_active: false })
      assert.deepEqual(await ask(), [{ ...second!, title: 'Renamed' }, third])
    })
  }
})
