import { expect, it } from 'vitest'
import { findPlainFault } from '@academy/api/shared/rules/field_rule'
import { newPasswordField, ownPasswordField } from './account-fields'

it.each([
  ['', 'Password is required'],
  ['short', /at least \d+/],
  ['x'.repeat(129), 'Password cannot be more than 128 characters'],
  ['the bishop pair wins endgames', undefined],
  [' spaces count as typed ', undefined],
])('a new password %j gives %s', (typed, sentence) => {
  const fault = findPlainFault(newPasswordField.rule, typed)
  if (sentence === undefined) expect(fault).toBeUndefined()
  else expect(fault).toMatch(sentence)
})

it.each([
  ['', 'Password is required'],
  ['any', undefined],
])('the current password %j gives %s', (typed, sentence) => {
  expect(findPlainFault(ownPasswordField.rule, typed)).toBe(sentence)
})
