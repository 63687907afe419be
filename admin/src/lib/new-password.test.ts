import { expect, it } from 'vitest'
import { newPasswordFault, presentPasswordFault } from './new-password'

it.each([
  ['', 'Password is required'],
  ['short', /at least \d+/],
  ['x'.repeat(129), 'Password cannot be more than 128 characters'],
  ['the bishop pair wins endgames', undefined],
  [' spaces count as typed ', undefined],
])('a new password %j: %s', (typed, sentence) => {
  const fault = newPasswordFault(typed)
  if (sentence === undefined) expect(fault).toBeUndefined()
  else expect(fault).toMatch(sentence)
})

it.each([
  ['', 'Password is required'],
  ['any', undefined],
])('a present password %j: %s', (typed, sentence) => {
  expect(presentPasswordFault(typed)).toBe(sentence)
})
