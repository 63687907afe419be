import type { ApiClient } from '@japa/api-client'
import { test, timeTravel } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { makeLongTournamentList } from '#tests/long_tournament_list'

const ROWS = [
  { title: 'Undated, newest', createdAt: '2026-11-20T00:00:00.000Z' },
  { title: 'Past, long ago', createdAt: '2026-11-19T00:00:00.000Z', startDate: '2026-01-10' },
  { title: 'Past, until yesterday', startDate: '2026-11-18', endDate: '2026-11-20' },
  { title: 'Later', createdAt: '2026-11-18T00:00:00.000Z', startDate: '2027-03-01' },
  { title: 'Soon', startDate: '2026-11-22' },
  { title: 'Today, since Thursday', startDate: '2026-11-19', endDate: '2026-11-21' },
  { title: 'Cancelled', startDate: '2026-11-25', status: 'cancelled' as const },
  { title: 'Postponed', startDate: '2026-11-23', status: 'postponed' as const },
  { title: 'Hidden', startDate: '2026-11-22', isActive: false },
].map((row) => ({ createdAt: '2026-10-01T00:00:00.000Z', ...row }))

async function titles(client: ApiClient) {
  const response = await client.get('/api/tournaments')
  return response.body().data.map(({ title }: { title: string }) => title)
}

test.group('Public tournaments: order', () => {
  test('is upcoming soonest first, undated newest first, past latest first', async ({
    client,
    assert,
  }) => {
    timeTravel(new Date('2026-11-21T06:00:00Z'))
    await TournamentFactory.merge(ROWS).createMany(ROWS.length)

    assert.deepEqual(await titles(client), [
      'Today, since Thursday',
      'Soon',
      'Cancelled',
      'Later',
      'Undated, newest',
      'Postponed',
      'Past, until yesterday',
      'Past, long ago',
    ])
  })

  test('changes at midnight in India without a write', async ({ client, assert }) => {
    timeTravel(new Date('2026-11-21T18:29:59.000Z'))
    await TournamentFactory.merge([
      { title: 'Saturday', startDate: '2026-11-21' },
      { title: 'Sunday', startDate: '2026-11-22' },
    ]).createMany(2)
    const before = await client.get('/api/tournaments')
    assert.deepEqual(await titles(client), ['Saturday', 'Sunday'])

    timeTravel(new Date('2026-11-21T18:30:00.000Z'))
    assert.deepEqual(await titles(client), ['Sunday', 'Saturday'])
    const after = await client
      .get('/api/tournaments')
      .header('If-None-Match', before.header('etag')!)
    after.assertStatus(200)
  })

  test('stays the same over all pages, also past midnight', async ({ client, assert }) => {
    timeTravel(new Date('2026-11-21T18:29:00.000Z'))
    const made = await makeLongTournamentList()

    const seen: string[] = []
    const sizes: number[] = []
    let after: string | undefined
    do {
      const { data, meta } = (
        await client.get('/api/tournaments').qs(after ? { after } : {})
      ).body()
      seen.push(...data.map(({ title }: { title: string }) => title))
      sizes.push(data.length)
      after = meta?.next
      timeTravel(new Date('2026-11-21T18:30:00.000Z'))
    } while (after)

    assert.deepEqual(sizes, [100, 100, 70])
    // Two on each coming day: the id decides.
    const sortKey = ({ startDate, id }: (typeof made)[number]) => `${startDate} ${id}`
    const upcoming = made.slice(0, 90).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    assert.deepEqual(
      seen,
      [...upcoming, ...made.slice(90)].map(({ title }) => title)
    )
  })

  test('refuses the cursor {$self}')
    .with([
      'x',
      '0~2026-11-21~00000000-0000-7000-8000-000000000000',
      '2026-11-21~0~tomorrow~00000000-0000-7000-8000-000000000000',
      '2026-11-21~a~2026-11-21~00000000-0000-7000-8000-000000000000',
      '2026-11-21~0~2026-11-21~1',
    ])
    .run(async ({ client, assert }, after) => {
      const response = await client.get('/api/tournaments').qs({ after })
      response.assertStatus(422)
      assert.properties(response.body().errors, ['after'])
    })
})
