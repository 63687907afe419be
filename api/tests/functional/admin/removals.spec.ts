import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { KEPT_MS } from '#config/retention'
import { timestamp } from '#support/timestamp'
import { signIn } from '#tests/director'

const HOUR = 3_600_000
const ids = (rows: { _id?: string; id?: string }[]) => rows.map((row) => row._id ?? row.id)

for (const { list, factory, all } of [
  { list: 'tournaments', factory: TournamentFactory, all: '/admin' },
  { list: 'achievements', factory: AchievementFactory, all: '/admin' },
  { list: 'contacts', factory: ContactMessageFactory, all: '' },
] as const) {
  test.group(`Removing ${list}`, (group) => {
    let token: string
    group.each.setup(async () => {
      token = await signIn()
    })

    test('removes one from every list, and restores it unchanged', async ({ client, assert }) => {
      const read = async (path: string) =>
        (await client.get(`/api/${list}${path}`).bearerToken(token)).body().data
      const [{ id }] = [await factory.create(), await factory.create()]
      const [before, one] = [await read(all), await read(`/${id}`)]
      assert.lengthOf(before, 2)
      const removed = await client.delete(`/api/${list}/${id}`).bearerToken(token)
      removed.assertStatus(200)
      removed.assertBody({ data: { _id: id } })
      assert.notInclude(ids(await read(all)), id)
      assert.deepEqual(ids(await read('/deleted')), [id])
      ;(await client.get(`/api/${list}/${id}`).bearerToken(token)).assertStatus(404)

      const restored = await client.post(`/api/${list}/${id}/restore`).bearerToken(token)
      restored.assertStatus(200)
      assert.containsSubset(one, restored.body().data)
      assert.deepEqual(await read(all), before)
      assert.isEmpty(await read('/deleted'))
    })

    test('lists deleted items, newest first, with their last day', async ({ client, assert }) => {
      const deletedFor = (ago: number) => factory.merge({ deletedAt: timestamp(Date.now() - ago) })
      await factory.create()
      const older = await deletedFor(KEPT_MS.deleted - HOUR).create()
      const newer = await deletedFor(HOUR).create()
      await deletedFor(KEPT_MS.deleted + HOUR).create()
      const response = await client.get(`/api/${list}/deleted`).bearerToken(token)
      response.assertHeader('cache-control', 'no-store')
      assert.deepEqual(
        response
          .body()
          .data.map(({ _id, deletedAt, goneAt }: any) => [
            _id,
            deletedAt,
            Date.parse(goneAt) - Date.parse(deletedAt),
          ]),
        [newer, older].map(({ id, deletedAt }) => [id, deletedAt, KEPT_MS.deleted])
      )
    })

    test('answers 404 for an unknown item or one in the wrong state', async ({
      client,
      assert,
    }) => {
      const live = await factory.create()
      const gone = await factory.merge({ deletedAt: timestamp() }).create()
      const unknown = ['abc', '%00', '1']
      const change = list === 'contacts' ? ['PATCH', 'PATCH read'] : ['PUT']
      for (const [call, missing] of [
        ...['GET', 'DELETE', ...change].map((one) => [one, [...unknown, gone.id]] as const),
        ['POST restore', [...unknown, live.id]] as const,
      ]) {
        const [method = '', end] = call.split(' ')
        for (const id of missing) {
          const path = `/api/${list}/${id}${end ? `/${end}` : ''}`
          const request = client.request(path, method).bearerToken(token)
          if (call === 'PATCH') request.json({})
          if (call === 'PUT') request.fields({ title: 'x' })
          assert.equal((await request).status(), 404, `${call} ${id}`)
        }
      }
    })
  })
}

test.group('Messages', () => {
  test('are marked as read on request, not by being shown', async ({ client, assert }) => {
    const token = await signIn()
    const message = await ContactMessageFactory.create()
    const path = `/api/contacts/${message.id}`
    const shown = await client.get(path).bearerToken(token)
    shown.assertBodyContains({ data: { _id: message.id, isRead: false } })
    for (let time = 0; time < 2; time += 1) {
      const marked = await client.patch(`${path}/read`).bearerToken(token)
      marked.assertBodyContains({ data: { _id: message.id, isRead: true } })
    }
    assert.isTrue((await message.refresh()).isRead)
  })
})

test.group('The director’s lists', () => {
  test('list all items but deleted ones, newest first', async ({ client, assert }) => {
    const token = await signIn()
    const [older, newer] = ['2026-01-01', '2026-02-01']
    await TournamentFactory.merge({ title: 'A', createdAt: `${older}T00:00:00.000Z` }).create()
    const second = TournamentFactory.merge({ title: 'B', createdAt: `${newer}T00:00:00.000Z` })
    await second.apply('inactive').create()
    await AchievementFactory.merge({ title: 'A', date: older }).create()
    await AchievementFactory.merge({ title: 'B', date: newer }).apply('inactive').create()
    await TournamentFactory.apply('deleted').create()
    await AchievementFactory.apply('deleted').create()
    for (const list of ['tournaments', 'achievements']) {
      const response = await client.get(`/api/${list}/admin`).bearerToken(token)
      response.assertHeader('cache-control', 'no-store')
      const titles = response.body().data.map(({ title }: { title: string }) => title)
      assert.deepEqual(titles, ['B', 'A'])
    }
  })
})
