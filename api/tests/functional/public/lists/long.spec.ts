import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { invalidateList, type PublicListName } from '#models/revision'
import { queriesOf } from '#tests/queries'

/** All at the same moment, on the same day: the id decides. */
const LISTS = {
  tournaments: (count: number) =>
    TournamentFactory.merge({ createdAt: '2026-01-01T00:00:00.000Z' }).createMany(count),
  achievements: (count: number) => AchievementFactory.createMany(count),
}

test.group('Public lists: long ones', () => {
  for (const [list, make] of Object.entries(LISTS)) {
    test(`${list}: 100 are the whole list, without a word more`, async ({ client, assert }) => {
      await make(100)
      const { data, ...more } = (await client.get(`/api/${list}`)).body()
      assert.lengthOf(data, 100)
      assert.deepEqual(more, {})
    })

    test(`${list}: from place to place every item comes once`, async ({ client, assert }) => {
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

    test(`${list}: while nothing changes, the first 1,000 places are not read again`, async ({
      client,
      assert,
    }) => {
      await make(1105)
      const seen = new Set<string>()
      let after: string | undefined
      const page = () =>
        queriesOf(async () => {
          const response = await client.get(`/api/${list}`).qs(after ? { after } : {})
          const { data, meta } = response.body()
          for (const item of data) seen.add(item._id)
          after = meta?.next
        })
      const isRead: boolean[] = []
      // What is shown of an item is kept when it is first asked for.
      do await page()
      while (after)
      do {
        const [first, ...more] = await page()
        isRead.push(more.length > 0 || !/^select revision from/.test(first?.sql ?? ''))
      } while (after)
      assert.equal(seen.size, 1105)
      // The first is kept as bytes. A page looks for its items and whether there are more.
      const kept = Array<boolean>(8).fill(false)
      assert.deepEqual(isRead.slice(1), [...kept, true, true, true])
    })

    test(`${list}: a later part has an entity tag and encodings too`, async ({
      client,
      assert,
    }) => {
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

    test(`${list}: a later part shows what was changed, and not what was hidden`, async ({
      client,
      assert,
    }) => {
      await make(103)
      const { meta } = (await client.get(`/api/${list}`)).body()
      const ask = async (): Promise<{ _id: string; title: string }[]> =>
        (await client.get(`/api/${list}`).qs({ after: meta.next })).body().data
      const change = (id: string, values: object) =>
        db.transaction(async (trx) => {
          await invalidateList(trx, list as PublicListName)
          await trx.from(list).where('id', id).update(values)
        })
      /** As another process does: nothing here is told of it. */
      const changeElsewhere = async (id: string, values: object) => {
        await db.from('revisions').where('list', list).update({ revision: randomUUID() })
        await db.from(list).where('id', id).update(values)
      }
      const [first, second, third] = await ask()

      await change(second!._id, { title: 'Renamed' })
      assert.deepEqual(await ask(), [first, { ...second!, title: 'Renamed' }, third])

      await change(first!._id, { is_active: false })
      assert.deepEqual(await ask(), [{ ...second!, title: 'Renamed' }, third])

      await client.get(`/api/${list}`)
      await changeElsewhere(second!._id, { is_active: false })
      assert.deepEqual(await ask(), [third])
    })
  }
})
