import { expect, it } from 'vitest'
import { compare, merged } from '@/features/items/form/compare'
import { tournamentSnapshot, type TypedTournament } from './tournament-form-schema'
import { tournamentFields, tournamentPlan } from './tournament-words'

const parts = { fields: tournamentFields, together: tournamentPlan }
const { values: empty } = tournamentSnapshot(undefined)
const snapshot = (changes: Partial<TypedTournament>) => ({
  values: { ...empty, startDate: '2026-12-12', ...changes },
  pictureUrl: null,
})

const moved = { startDate: '2026-12-20', movedFrom: '2026-12-12' }
const cancelled = { status: 'cancelled', statusReason: 'Hall burnt' } as const

it.each<[string, Partial<TypedTournament>, Partial<TypedTournament>, string[]]>([
  [
    'moved here and cancelled there: all of the plan',
    moved,
    cancelled,
    ['startDate', 'statusReason', 'movedFrom', 'status'],
  ],
  [
    'a text here and cancelled there: what they say',
    { venue: 'Hall' },
    cancelled,
    ['statusReason', 'status'],
  ],
  ['moved here and a text there: their text', moved, { venue: 'Hall' }, ['venue']],
  ['the same on both: nothing', cancelled, cancelled, []],
])('of %s is asked, and is theirs to begin with', (_what, mine, theirs, asked) => {
  const base = snapshot({})
  const typed = { ...base.values, ...mine }
  const found = compare(parts, base, { values: typed, picture: null }, snapshot(theirs))
  expect(found.differences.map(({ name }) => name).sort()).toEqual(asked.sort())
  expect(found.differences.filter(({ isMine }) => isMine)).toEqual([])
  const kept = merged(tournamentFields, base, typed, found, new Set())
  const isPlanTheirs = asked.includes('status')
  expect(kept.startDate).toBe(isPlanTheirs ? '2026-12-12' : typed.startDate)
})
