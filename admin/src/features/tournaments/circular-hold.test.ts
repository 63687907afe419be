// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { circularHold, takeWords, useCircularHold } from './circular-hold'
import type { FieldName } from './tournament-form-schema'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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

it.each<[string, FieldName[], FieldName[]]>([
  ['Use Title', ['title'], []],
  ['Use Title', ['title'], ['prizes']],
  ['Use All but Prizes', ['title', 'city'], ['prizes']],
  ['Use Title and City', ['title', 'city'], ['prizes', 'entryFees']],
  ['Use All', ['title', 'city'], []],
])('%s is what the button does', (words, plain, others) => {
  expect(takeWords(plain, [...plain, ...others])).toBe(words)
})

/** Milliseconds after the refusal → whether the next press is held back, too. */
it.each<[string, number, boolean]>([
  ['the second tap of a double tap is no answer', 150, true],
  ['within one second it is unread', 999, true],
  ['after one second it is answered', 1000, false],
])('%s', (_what, passed, isHeld) => {
  vi.useFakeTimers()
  const { result } = renderHook(() => {
    const [heldFor, setHeldFor] = useState<string[]>([])
    return useCircularHold(['prizes'], [], heldFor, setHeldFor)
  })
  function press() {
    const { holds } = result.current
    let isHeld = false
    act(() => {
      isHeld = holds()
    })
    return isHeld
  }
  expect(press()).toBe(true)
  vi.advanceTimersByTime(passed)
  expect(press()).toBe(isHeld)
  vi.advanceTimersByTime(1000)
  expect(press(), 'it is asked once').toBe(false)
})

it('what is used meanwhile is saved at once', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(
    ({ unused, heldFor }) => useCircularHold(unused, [], heldFor, () => undefined),
    { initialProps: { unused: ['prizes'] as FieldName[], heldFor: [] as string[] } }
  )
  expect(result.current.holds()).toBe(true)
  rerender({ unused: [], heldFor: ['prizes'] })
  expect(result.current.holds()).toBe(false)
})
