import { expect, it } from 'vitest'
import { questionAfter, type Standing } from './question-layer'

/** Where the layer of a question stands, whether it is asked, whether it is open, and what follows. */
const questions: [Standing, boolean, boolean, Standing, string | undefined][] = [
  ['closed', false, false, 'closed', undefined],
  ['closed', true, false, 'closed', 'open'],
  ['closed', true, true, 'open', undefined],
  ['closed', false, true, 'closing', 'close'],
  ['open', true, true, 'open', undefined],
  ['open', false, true, 'closing', 'close'],
  ['open', true, false, 'closed', 'take back'],
  ['open', false, false, 'closed', undefined],
  ['closing', false, true, 'closing', undefined],
  ['closing', false, false, 'closed', undefined],
  ['closing', true, true, 'closing', undefined],
  ['closing', true, false, 'closed', 'open'],
]

it.each(questions)('%s, asked: %s, open: %s: it is %s, %s', (before, asked, open, after, act) => {
  expect(questionAfter(before, asked, open)).toEqual([after, act])
})
