// @vitest-environment happy-dom
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { afterEach, expect, it, vi } from 'vitest'
import { statusOf } from '@/lib/errors'
import { player } from '../../../../test/players'
import { sendableResults } from './sendable-results'

const base: StoredResults = {
  ...NO_RESULTS,
  players: [player(1, 'Jadhav, Asha'), player(2, 'Patil, Om'), player(3, 'Kale, Isha')],
  hidden: [3],
}
const withRound = (results: StoredResults): StoredResults => ({
  ...results,
  round: 1,
  games: [{ round: 1, board: 1, white: 1, black: 2, result: '1-0' }],
})
/** A late entry has moved the numbers. */
const renumbered = withRound({
  ...base,
  players: [player(1, 'Late, Ira'), player(2, 'Jadhav, Asha'), player(3, 'Patil, Om')],
  hidden: [],
})

afterEach(() => vi.unstubAllGlobals())

/** Sends what was changed over `base` while another phone has published `theirs` as version 7. */
async function sendOver(theirs: StoredResults, mine: StoredResults) {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const isPresent = request.headers.get('If-Match') === '"v7"'
    const { hidden, names, games } = (await request.json()) as StoredResults
    if (isPresent) calls.push({ hidden, names, games: games.length })
    const stored = { data: { ...theirs, hidden, names, version: 8 } }
    const refusal = { message: '', code: 'stale', data: { ...theirs, version: 7 } }
    return isPresent ? Response.json(stored) : Response.json(refusal, { status: 409 })
  })
  const sent = { fields: mine, picture: null, base: { values: base } }
  const options = { headers: { 'If-Match': '"v6"', 'Idempotency-Key': crypto.randomUUID() } }
  const answer = await sendableResults
    .change('t/results', sent, options)
    .catch((error: unknown) => statusOf(error))
  return { calls, answer }
}

it.each([
  ['beside a round', withRound(base), { ...base, hidden: [1, 3] }, [3, 1]],
  ['under another number', renumbered, { ...base, hidden: [1, 3] }, [2]],
])('who is hidden is hidden at once %s that another phone has published', async (...row) => {
  const [, theirs, mine, hidden] = row
  const { calls, answer } = await sendOver(theirs, mine)
  expect(calls).toEqual([{ hidden, names: 'full', games: 1 }])
  expect(answer).toMatchObject({ version: 8 })
})

it('names are short at once', async () => {
  const { calls, answer } = await sendOver(withRound(base), { ...base, names: 'short' })
  expect(calls).toEqual([{ hidden: [3], names: 'short', games: 1 }])
  expect(answer).toMatchObject({ version: 8 })
})

it('whom another phone has hidden too need not be hidden again', async () => {
  const hidden = { ...base, hidden: [1, 3] }
  const { calls, answer } = await sendOver(hidden, hidden)
  expect(calls).toEqual([])
  expect(answer).toMatchObject({ version: 7 })
})

it('of a round that another phone has overtaken only who is hidden is sent: the rest is looked at', async () => {
  const { calls, answer } = await sendOver(withRound(base), withRound({ ...base, hidden: [2, 3] }))
  expect(calls).toEqual([{ hidden: [3, 2], names: 'full', games: 1 }])
  expect(answer).toBe(409)
})

it.each([
  ['opens', { ...base, hidden: [] }],
  ['changes', withRound(base)],
])('what %s something waits for a person', async (_name, mine) => {
  const { calls, answer } = await sendOver({ ...base, state: 'final' }, mine)
  expect(calls).toEqual([])
  expect(answer).toBe(409)
})
