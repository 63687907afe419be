import { expect, test } from 'vitest'
import { teachingFacts } from './teaching'

test('an online group is as large as the largest class online', () => {
  const said = (...batches: Parameters<typeof teachingFacts>[1]) =>
    teachingFacts({ groupMost: 6 }, batches).map(([, value]) => value)
  const online = (seats: number | null) => ({ where: 'online' as const, seats })
  expect(said()).toEqual(['at most 6 players'])
  expect(said(online(null), online(4), { where: 'hall', seats: 20 })).toEqual(['at most 6 players'])
  expect(said(online(8), online(16))).toEqual(['at most 16 players'])
})
