import { expect, it } from 'vitest'
import { circularHold } from './circular-hold'
import type { FieldName } from './tournament-form-schema'

const TOTAL = { key: 'total', words: 'The sums differ.' }
const TWICE = { key: 'twice 1st', words: 'Two are alike.' }
const ONCE_MORE = 'Not saved yet: correct it, or save once more as it is.'

/** What is not used and what contradicts itself, what was told before → held, and what the bar says. */
const cases: [
  unused: FieldName[],
  contradictions: (typeof TOTAL)[],
  heldFor: string[],
  isHeld: boolean,
  words: string,
][] = [
  [[], [], [], false, ''],
  [[], [], ['prizes', 'total'], false, ''],
  [['prizes'], [], [], true, '1 detail not used yet: Prizes.'],
  [['entryFee', 'prizes'], [], [], true, '2 details not used yet: Entry fee in ₹, Prizes.'],
  [
    ['entryFee', 'prizes'],
    [],
    ['entryFee', 'prizes'],
    false,
    'Not saved yet. 2 details are left out: Entry fee in ₹, Prizes. Use them, or save once more without them.',
  ],
  [
    ['prizes'],
    [],
    ['entryFee', 'prizes'],
    false,
    'Not saved yet. 1 detail is left out: Prizes. Use it, or save once more without it.',
  ],
  [['city'], [], ['prizes'], true, '1 detail not used yet: City.'],
  [[], [TOTAL], [], true, TOTAL.words],
  [[], [TOTAL], ['entryFee', 'prizes'], true, TOTAL.words],
  [[], [TOTAL], ['entryFee', 'prizes', 'total'], false, `${TOTAL.words} ${ONCE_MORE}`],
  [[], [TOTAL, TWICE], ['total'], true, `${TOTAL.words} ${TWICE.words}`],
  [['city'], [TOTAL], ['city'], true, `1 detail not used yet: City. ${TOTAL.words}`],
]

it.each(cases)(
  'unused %j, contradictions %j, told %j: held %s',
  (unused, contradictions, heldFor, isHeld, words) => {
    expect(circularHold(unused, contradictions, heldFor)).toMatchObject({ isHeld, words })
  }
)
