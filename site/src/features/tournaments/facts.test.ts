import { expect, test } from 'vitest'
import { playersBesideFees } from './facts'

const groups = (...named: string[]) => named.map((group, at) => ({ group, amount: 100 + at }))

test.each([
  ['', null, ['Under 9', 'Under 11'], groups('Under 9', 'Under 11', 'Under 13')],
  ['', 'under 13', [], groups('Under 9', 'Under 13')],
  ['Under 9, Women', null, ['Under 9', 'Women'], groups('Under 9', 'Open')],
  ['Under 13', 'Under 13', [], []],
  ['', null, [], []],
])('a card says beside its fees who can play: %j', (said, eligibility, categories, entryFees) => {
  expect(playersBesideFees({ eligibility, categories, entryFee: null, entryFees })).toBe(said)
})
