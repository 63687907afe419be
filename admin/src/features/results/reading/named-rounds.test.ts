import { expect, it } from 'vitest'
import en from '@/messages/en.json'
import hi from '@/messages/hi.json'
import mr from '@/messages/mr.json'
import { assumedRound, roundIn } from './named-rounds'

it.each([1, 2, 5])('where round %i is assumed, another one is shown as it is written', (round) => {
  const [, written = ''] = /‘(.+)’/.exec(assumedRound(round)) ?? []
  expect(roundIn(written)).toBeGreaterThan(0)
  expect(roundIn(written)).not.toBe(round)
})

it.each(Object.entries({ en, mr, hi }))('what is shown so is read: %s', (_language, words) => {
  const [, written = ''] = /‘(.+)’/.exec(words.adjustedRound) ?? []
  expect(roundIn(written.replace('{other}', '2'))).toBe(2)
})
