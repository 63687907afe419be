import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { eraseItem } from '#actions/erase_item'
import { TournamentFactory } from '#database/factories/tournament_factory'
import type Tournament from '#models/tournament'
import { RESULTS_MAX } from '#shared/results/results_rules'
import type User from '#models/user'
import { makeDirector, signIn } from '#tests/director'

const player = (no: number, name: string, points: number | null = 1) => ({
  no,
  name,
  title: null,
  sex: null,
  rating: 1480 + no,
  federation: 'IND',
  fideId: `3500${no}`,
  club: 'Kavyapta',
  group: 'U-11',
  points,
  rank: no,
  tieBreaks: [1],
})

const SENT = {
  state: 'live',
  rounds: 7,
  round: 1,
  tieBreaks: ['Buchholz'],
  players: [player(1, 'Joshi, Aarav'), player(2, 'Patil, Sana'), player(3, 'More, Om')],
  games: [
    { round: 1, board: 1, white: 1, black: 2, result: '*' },
    { round: 1, board: 2, white: 3, black: null, result: 'bye' },
  ],
  winners: [{ no: 1, prize: '1st' }],
}

const withPoints = (list: typeof SENT, points: number[]) => ({
  ...list,
  players: list.players.map((one, at) => ({ ...one, points: points[at] ?? null })),
})

const gameOf = (round: number, white: number, black: number, result: string) => ({
  round,
  board: 1,
  white,
  black,
  result,
})

const LAST_YEAR = withPoints(
  {
    ...SENT,
    state: 'final',
    round: 3,
    players: [...SENT.players, player(4, 'Kale, Ira')],
    games: [
      gameOf(1, 1, 2, '1-0'),
      gameOf(1, 3, 4, '1-0'),
      gameOf(2, 3, 1, '0-1'),
      gameOf(2, 4, 2, '0-1'),
      gameOf(3, 1, 4, '1-0'),
      gameOf(3, 2, 3, '1-0'),
    ],
  },
  [3, 2, 1, 0]
)

const IN_DEVANAGARI = {
  ...LAST_YEAR,
  players: ['जोशी, आरव', 'पाटील, सना', 'मोरे, ओम', 'काळे, इरा']
    .map((name, at) => ({ ...LAST_YEAR.players[at]!, no: 4 - at, name }))
    .reverse(),
  games: LAST_YEAR.games.map((one) => ({
    ...one,
    white: 5 - one.white,
    black: 5 - (one.black ?? 0),
  })),
  winners: [],
}

/** The same players again, before their first round and after it. */
const BEGINNING = { ...withPoints(LAST_YEAR, []), state: 'live', round: 0, games: [], winners: [] }
const THIS_YEAR = {
  ...withPoints(LAST_YEAR, [1, 0, 0.5, 0.5]),
  state: 'live',
  round: 1,
  games: [gameOf(1, 1, 4, '1-0'), gameOf(1, 2, 3, '1/2-1/2')],
}

const SHOWN = { ...SENT, schoolPlayers: 0, correctedAt: null }

test.group('Results of a tournament', (group) => {
  let director: User
  let token: string
  let tournament: Tournament
  let address: string
  group.each.setup(async () => {
    director = await makeDirector()
    token = await signIn(director)
    tournament = await TournamentFactory.merge({ lastDay: null }).create()
    address = `/api/tournaments/${tournament.id}/results`
  })

  const publish = (client: ApiClient, more: object = {}, version?: number) => {
    const request = client.put(address).bearerToken(token)
    if (version !== undefined) request.header('If-Match', `"v${version}"`)
    return request.json({ ...SENT, ...more })
  }
  const names = async (client: ApiClient) => {
    const { data } = (await client.get(address)).body()
    return data.players.map(({ name, fideId }: any) => [name, fideId])
  }

  test('are there once published, by id and by slug, and lists say so', async ({
    client,
    assert,
  }) => {
    ;(await client.get(address)).assertStatus(404)
    ;(await client.get(address).bearerToken(token)).assertBody({ data: null })
    const saved = await publish(client)
    saved.assertStatus(200)
    assert.containSubset(saved.body().data, { ...SHOWN, version: 1, names: 'full', hidden: [] })

    for (const open of [address, `/api/tournaments/${tournament.slug}/results`]) {
      const { data } = (await client.get(open)).body()
      // Nobody has asked for them: a club may be a town.
      const { updatedAt } = saved.body().data
      assert.deepEqual(data, { ...SHOWN, schools: [], updatedAt, standingsAt: updatedAt })
      assert.notProperty(data, 'hidden')
    }
    const results = { state: 'live', round: 1, rounds: 7 }
    for (const list of ['/api/tournaments', `/api/tournaments/${tournament.id}`]) {
      const { data } = (await client.get(list)).body()
      assert.deepEqual((Array.isArray(data) ? data[0] : data).results, results)
    }
    const [activity] = await db.from('activities').orderBy('id', 'desc').limit(1)
    assert.deepEqual(JSON.parse(activity.after), { results })
  })

  test('are logged without a number of rounds that nobody has said', async ({ client, assert }) => {
    await tournament.merge({ rounds: null }).save()
    await publish(client, { rounds: 1 })
    const [activity] = await db.from('activities').orderBy('id', 'desc').limit(1)
    const results = { state: 'live', round: 1, rounds: null }
    assert.deepEqual(JSON.parse(activity.after), { results })
  })

  test('are packed, and not sent again to who has them', async ({ client, assert }) => {
    await publish(client)
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}${address}`, {
      headers: { 'Accept-Encoding': 'br' },
    })
    assert.match(response.headers.get('cache-control')!, /s-maxage=1\b/)
    assert.equal(response.headers.get('content-encoding'), 'br')
    const etag = response.headers.get('etag')!
    const again = await client
      .get(address)
      .headers({ 'If-None-Match': etag, 'Accept-Encoding': 'br' })
    again.assertStatus(304)
  })

  test('are hidden, deleted and brought back with their tournament', async ({ client }) => {
    await publish(client)
    const own = `/api/tournaments/${tournament.id}`
    const seen = async (status: number) => (await client.get(address)).assertStatus(status)
    await seen(200)
    await client.put(own).bearerToken(token).fields({ isActive: 'false' })
    await seen(404)
    ;(await client.get(address).bearerToken(token)).assertStatus(200)
    await client.put(own).bearerToken(token).fields({ isActive: 'true' })
    await seen(200)
    await client.delete(own).bearerToken(token)
    await seen(404)
    ;(await client.get(address).bearerToken(token)).assertStatus(404)
    ;(await publish(client)).assertStatus(404)
    await client.post(`${own}/restore`).bearerToken(token)
    await seen(200)
    await client.delete(own).bearerToken(token)
    await eraseItem('tournaments', tournament.id)
    const [{ count }] = await db.from('tournament_results').count('* as count')
    if (Number(count) !== 0) throw new Error('The results outlive their tournament.')
  })

  test('show names as the director wishes: {1}')
    .with<[more: object, name: string, fideId: string | null][]>([
      [{}, 'Joshi, Aarav', '35001'],
      [{ names: 'short' }, 'Aarav J.', null],
      [{ hidden: [1] }, 'Player 1', null],
    ])
    .run(async ({ client, assert }, [more, name, fideId]) => {
      await publish(client)
      await names(client)
      await publish(client, more)
      assert.deepEqual((await names(client))[0], [name, fideId])
      const { data } = (await client.get(address).bearerToken(token)).body()
      assert.equal(data.players[0].name, 'Joshi, Aarav')
    })

  test('show initials from a year after the last day of play on', async ({ client, assert }) => {
    await tournament.merge({ startDate: '2026-11-22' }).save()
    const { namesUntil } = (await publish(client)).body().data
    assert.equal(namesUntil, '2027-11-22')
    freezeTime(new Date('2027-11-21T12:00:00Z'))
    assert.deepEqual((await names(client))[0], ['Joshi, Aarav', '35001'])
    freezeTime(new Date('2027-11-21T18:30:00Z'))
    assert.deepEqual((await names(client))[0], ['A. J.', null])
  })

  const edit = async (client: ApiClient, dates: object) => {
    const put = client.put(`/api/tournaments/${tournament.id}`).bearerToken(token)
    ;(await put.fields({ startDate: '', endDate: '', ...dates })).assertStatus(200)
  }
  const remove = async (client: ApiClient) =>
    (await client.delete(address).bearerToken(token)).assertStatus(200)

  test('of last year stay initials: {0}')
    .with<[what: string, after: (client: ApiClient) => Promise<unknown>][]>([
      ['the date is another year', async () => {}],
      [
        'one point is corrected',
        (client) => publish(client, withPoints(LAST_YEAR, [3, 2.5, 1, 0])),
      ],
      ['a player is hidden', (client) => publish(client, { ...LAST_YEAR, hidden: [2] })],
      ['a round is removed', (client) => publish(client, { ...LAST_YEAR, games: [] })],
      [
        'nothing but the names is left',
        (client) => publish(client, { ...withPoints(LAST_YEAR, []), games: [] }),
      ],
      [
        'they are removed and published again',
        async (client) => {
          await remove(client)
          await publish(client, LAST_YEAR)
        },
      ],
      [
        'they are removed and published again with a correction, without their games',
        async (client) => {
          await remove(client)
          await publish(client, { ...withPoints(LAST_YEAR, [3, 1, 2, 0]), games: [] })
        },
      ],
      [
        'they are published again by other numbers, in Devanagari',
        async (client) => {
          await remove(client)
          await publish(client, IN_DEVANAGARI)
        },
      ],
      [
        'the date is none, is this year again, and a point is corrected each time',
        async (client) => {
          await edit(client, {})
          await publish(client, withPoints(LAST_YEAR, [2.5, 2, 1, 0]))
          await edit(client, { startDate: '2026-11-01' })
          await publish(client, withPoints(LAST_YEAR, [2.5, 2, 0.5, 0]))
        },
      ],
      [
        'this year was published and is taken back',
        async (client) => {
          await remove(client)
          await publish(client, THIS_YEAR)
          await publish(client, withPoints(LAST_YEAR, [3, 2.5, 1, 0]))
        },
      ],
    ])
    .run(async ({ client, assert }, [, after]) => {
      freezeTime(new Date('2025-10-01T12:00:00Z'))
      token = await signIn(director)
      await edit(client, { startDate: '2025-10-01' })
      ;(await publish(client, LAST_YEAR)).assertStatus(200)
      assert.deepEqual((await names(client))[0], ['Joshi, Aarav', '35001'])
      freezeTime(new Date('2026-11-10T12:00:00Z'))
      token = await signIn(director)
      await edit(client, { startDate: '2026-12-20' })
      await after(client)
      for (const [name, fideId] of await names(client)) {
        assert.match(name, /^(\S+\. \S+\.|Player 2)$/)
        assert.isNull(fideId)
      }
    })

  test('under a wrong year have names again once the date is right: {0}')
    .with<[what: string, list: object, right: string][]>([
      ['a round', THIS_YEAR, '2026-11-08'],
      ['the final standings alone', { ...THIS_YEAR, games: [] }, '2026-11-08'],
      ['a starting list', BEGINNING, '2026-11-12'],
    ])
    .run(async ({ client, assert }, [, list, right]) => {
      freezeTime(new Date('2026-11-08T12:00:00Z'))
      token = await signIn(director)
      await edit(client, { startDate: '2025-10-01' })
      ;(await publish(client, list)).assertStatus(200)
      ;(await publish(client, list)).assertStatus(200)
      assert.deepEqual((await names(client))[0], ['A. J.', null])
      await edit(client, { startDate: right })
      assert.deepEqual((await names(client))[0], ['Joshi, Aarav', '35001'])
      await edit(client, { startDate: '2027-11-07' })
      assert.deepEqual((await names(client))[0], ['A. J.', null], 'its next edition')
    })

  test('of this year have names although last year stood there: {0}')
    .with<[what: string, lists: object[]][]>([
      ['by a starting list and rounds', [BEGINNING, THIS_YEAR]],
      ['by the final standings alone', [{ ...THIS_YEAR, games: [] }]],
      ['after last year came back by mistake', [THIS_YEAR, LAST_YEAR, THIS_YEAR]],
    ])
    .run(async ({ client, assert }, [, lists]) => {
      freezeTime(new Date('2026-11-10T12:00:00Z'))
      token = await signIn(director)
      await edit(client, { startDate: '2025-10-01' })
      ;(await publish(client, LAST_YEAR)).assertStatus(200)
      assert.deepEqual((await names(client))[0], ['A. J.', null])
      await edit(client, { startDate: '2026-12-20' })
      await remove(client)
      for (const list of lists) {
        ;(await publish(client, list)).assertStatus(200)
        const named = list === LAST_YEAR ? 'A. J.' : 'Joshi, Aarav'
        assert.equal((await names(client))[0]![0], named)
      }
    })

  test('of a tournament without a day of play are named from their first publication on', async ({
    client,
    assert,
  }) => {
    await tournament.merge({ startDate: '2026-11-22', status: 'postponed' }).save()
    const until = async () => (await publish(client)).body().data.namesUntil
    assert.equal(await until(), '2027-11-22')
    await tournament.merge({ startDate: null }).save()
    const first = await until()
    freezeTime(new Date(Date.now() + 40 * 24 * 3_600_000))
    token = await signIn(director)
    assert.equal(await until(), first, 'a correction does not move it')
  })

  test('say when a result that was known is another one', async ({ client, assert }) => {
    await publish(client)
    const [game, bye] = SENT.games
    const played = await publish(client, { games: [{ ...game, result: '1-0' }, bye] })
    assert.isNull(played.body().data.correctedAt)
    const { data } = (await publish(client, { games: [{ ...game, result: '0-1' }, bye] })).body()
    assert.equal(data.correctedAt, data.updatedAt)
  })

  test('say since when the standings are the same', async ({ client, assert }) => {
    const first = (await publish(client)).body().data
    assert.equal(first.standingsAt, first.updatedAt)
    freezeTime(new Date(Date.now() + 60_000))
    const [game, bye] = SENT.games
    const games = [{ ...game, result: '1-0' }, bye]
    const played = (await publish(client, { games })).body().data
    assert.equal(played.standingsAt, first.updatedAt, 'only a game is another one')
    assert.notEqual(played.updatedAt, first.updatedAt)
    const players = SENT.players.map((one) => ({ ...one, points: 0.5 }))
    const { data } = (await publish(client, { games, players })).body()
    assert.equal(data.standingsAt, data.updatedAt)
  })

  test('are refused with a sentence at its place: {1}')
    .with([
      [{ black: 1 }, 'games.0', 'Round 1: player 1 cannot play against themselves'],
      [
        { result: '2-0' },
        'games',
        'In results, the result in entry 1 of games is missing or of the wrong kind',
      ],
    ] as const)
    .run(async ({ client, assert }, [more, field, sentence]) => {
      const response = await publish(client, { games: [{ ...SENT.games[0], ...more }] })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { [field]: sentence })
      assert.match(response.body().faults[field].code, /^results_/)
      ;(await client.get(address)).assertStatus(404)
    })

  test('are refused with an id of a prize that is too long', async ({ client, assert }) => {
    const winner = { no: 1, prizeId: 'x'.repeat(37), prize: '1st' }
    const response = await publish(client, { winners: [winner] })
    response.assertStatus(422)
    const sentence = 'In results, the prize in entry 1 of winners must be from 0 to 36 characters'
    assert.deepEqual(response.body().errors, { 'winners.0.prizeId': sentence })
  })

  test('keep their winners with the prizes, also when these are renamed without ids', async ({
    client,
    assert,
  }) => {
    const list = async (prizes: object[]) => {
      const put = client.put(`/api/tournaments/${tournament.id}`).bearerToken(token)
      const { data } = (await put.fields({ prizes: JSON.stringify(prizes) })).body()
      return data.prizes.map(({ id }: { id: string }) => id)
    }
    const [first, girl] = await list([
      { position: '1st', amount: 5000 },
      { position: 'Best girl', amount: 500 },
    ])
    const winners = [
      { no: 1, prize: '1st' },
      { no: 2, prizeId: girl, prize: 'Best girl' },
      { no: 3, prize: 'Fair play' },
    ]
    const saved = await publish(client, { winners })
    assert.deepEqual(saved.body().data.winners, [
      { ...winners[0], prizeId: first },
      ...winners.slice(1),
    ])

    const renamed = [
      { position: 'First prize', amount: 6000 },
      { position: 'Best girl player', amount: 500 },
    ]
    assert.deepEqual(await list(renamed), [first, girl])
    assert.deepEqual(await list(renamed.slice(0, 1)), [first])
    const { data } = (await client.get(address)).body()
    assert.deepEqual(data.winners, saved.body().data.winners)
  })

  test('need not say what is not known', async ({ client, assert }) => {
    const players = [
      { no: 1, name: 'Joshi, Aarav' },
      { no: 2, name: 'Patil, Sana' },
    ]
    const games = [{ round: 1, white: 2, result: 'bye' }]
    const saved = await publish(client, { players, games, winners: [] })
    saved.assertStatus(200)
    const { title, points, tieBreaks } = saved.body().data.players[0]
    assert.deepEqual([title, points, tieBreaks], [null, null, []])
    assert.containSubset(saved.body().data.games[0], { board: null, black: null })
  })

  test('have the schools by the sum that the director chose, whoever is hidden', async ({
    client,
    assert,
  }) => {
    const schools = async () => (await client.get(address)).body().data.schools
    const players = SENT.players.map((one) => (one.no === 2 ? { ...one, club: 'KAVYAPTA' } : one))
    await publish(client, { schoolPlayers: 2, players })
    assert.deepEqual(await schools(), [{ club: 'Kavyapta', points: 2, place: 1 }])
    const sent = (await client.get(address)).body().data.players
    assert.deepEqual(new Set(sent.map((one: { club: string }) => one.club)), new Set(['Kavyapta']))
    await publish(client, { schoolPlayers: 2, hidden: [1] })
    assert.deepEqual(await schools(), [{ club: 'Kavyapta', points: 2, place: 1 }])
    const winners = [{ no: null, club: 'Kavyapta', prize: 'Best school' }]
    const typed = winners.map((winner) => ({ ...winner, club: 'KAVYAPTA' }))
    ;(await publish(client, { winners: typed })).assertStatus(200)
    const { data } = (await client.get(address)).body()
    assert.deepEqual(data.winners, winners, 'called as in the list of schools')
    assert.equal(data.schoolPlayers, 2, 'nothing was said of it')
    await publish(client, { winners: typed, hidden: [1, 2, 3] })
    assert.deepEqual(await schools(), [])
    const { winners: named } = (await client.get(address)).body().data
    assert.deepEqual(named, [], 'a prize names no school that its list does not name')
  })

  test('keep who is hidden and how names are shown until who has seen it says otherwise', async ({
    client,
    assert,
  }) => {
    ;(await publish(client, { hidden: [1], names: 'short' })).assertStatus(200)
    const unsaid = { hidden: undefined, names: undefined }
    const moved = SENT.players.map((one) => (one.no === 1 ? player(9, one.name) : one))
    const renumbered = { players: moved, games: [], winners: [] }
    const lists: [object, number[]][] = [
      [unsaid, [1]],
      [{ ...unsaid, ...renumbered }, [9]],
      [{ hidden: [2], names: 'full' }, [2, 1]],
      [{ ...unsaid, players: moved.slice(1), games: [], winners: [] }, [2]],
      [{ ...unsaid, ...renumbered }, [2, 9]],
    ]
    let version = 0
    for (const [sent, hidden] of lists) {
      const { data } = (await publish(client, sent)).body()
      assert.sameMembers(data.hidden, hidden, JSON.stringify(sent))
      assert.equal(data.names, 'short')
      version = data.version
      assert.notInclude((await client.get(address)).text(), 'Aarav')
      assert.notProperty((await client.get(address)).body().data, 'hiddenBefore')
    }
    const seen = { ...renumbered, hidden: [], opened: [2, 9], names: 'full' }
    for (const tags of ['*', `"v${version}", "v${version + 1}"`]) {
      const unseen = client.put(address).bearerToken(token).header('If-Match', tags)
      assert.sameMembers((await unseen.json({ ...SENT, ...seen })).body().data.hidden, [2, 9], tags)
    }
    const unopened = await publish(client, { ...seen, opened: [9] }, version + 2)
    assert.deepEqual(unopened.body().data.hidden, [2], 'an earlier document opens nobody')
    assert.notProperty(unopened.body().data, 'opened')
    const shown = await publish(client, seen, version + 3)
    assert.containSubset(shown.body().data, { hidden: [], names: 'full', hiddenBefore: [] })
  })

  test('hide the same players when they are published again after a removal', async ({
    client,
    assert,
  }) => {
    await publish(client, { hidden: [1], names: 'short' })
    await client.delete(address).bearerToken(token)
    ;(await client.get(address)).assertStatus(404)
    ;(await client.get(address).bearerToken(token)).assertBody({ data: null })
    ;(await client.delete(address).bearerToken(token)).assertStatus(404)
    const again = await publish(client, { hidden: [], opened: [1], names: 'full' }, 0)
    assert.containSubset(again.body().data, { hidden: [1], names: 'short', correctedAt: null })
    const { version } = again.body().data
    ;(await publish(client, { hidden: [], opened: [1], names: 'full' }, version)).assertStatus(200)
    assert.deepEqual((await names(client))[0], ['Joshi, Aarav', '35001'])
    await client.delete(address).bearerToken(token)
    const { data } = (await publish(client, { players: [], games: [], winners: [] })).body()
    assert.equal(data.standingsAt, data.updatedAt)
  })

  test('are refused when they are larger than a megabyte', async ({ client }) => {
    const padding = 'a'.repeat(RESULTS_MAX)
    ;(await publish(client, { padding })).assertStatus(413)
    ;(await publish(client, { padding: padding.slice(10_000) })).assertStatus(200)
  })

  test('are not changed by who has not seen the latest ones', async ({ client, assert }) => {
    const any = client.put(address).bearerToken(token).header('If-Match', '*')
    ;(await any.json(SENT)).assertStatus(409)
    ;(await client.get(address)).assertStatus(404)
    ;(await publish(client, {}, 0)).assertStatus(200)
    const stale = await publish(client, { round: 2 }, 0)
    stale.assertStatus(409)
    assert.equal(stale.body().data.version, 1)
    ;(await publish(client, { round: 2 }, 1)).assertStatus(200)
  })

  test('never have a version twice: a copy of before a removal changes nothing', async ({
    client,
    assert,
  }) => {
    await publish(client, {}, 0)
    await client.delete(address).bearerToken(token).header('If-Match', '"v1"')
    ;(await publish(client, {}, 1)).assertStatus(409)
    ;(await publish(client, { hidden: [1] }, 0)).assertStatus(200)
    const stale = await publish(client, { round: 2 }, 1)
    stale.assertStatus(409)
    assert.deepEqual(stale.body().data.hidden, [1])
    assert.deepEqual((await names(client))[0], ['Player 1', null])
    ;(await publish(client, { round: 2 }, stale.body().data.version)).assertStatus(200)
  })

  test('go, and a repeated call says so again', async ({ client, assert }) => {
    await publish(client)
    const key = randomUUID()
    for (let time = 0; time < 2; time += 1) {
      const response = await client
        .delete(address)
        .bearerToken(token)
        .header('Idempotency-Key', key)
      response.assertBody({ data: { _id: tournament.id } })
    }
    ;(await client.get(address)).assertStatus(404)
    assert.isNull((await client.get(`/api/tournaments/${tournament.id}`)).body().data.results)
  })
})
