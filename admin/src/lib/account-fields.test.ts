import { expect, it } from 'vitest'
import { findPlainFault } from '@academy/api/shared/rules/field_rule'
import { newPasswordField, ownPasswordField } from './account-fields'

it.each([
  ['', 'required'],
  ['short', 'too_short'],
  ['x'.repeat(129), 'too_long'],
  ['the bishop pair wins endgames', undefined],
  [' spaces count as typed ', undefined],
])('a new password %j gives %s', (typed, code) => {
  expect(findPlainFault(newPasswordField.rule, typed)?.code).toBe(code)
})

it.each([
  ['', 'required'],
  ['any', undefined],
])('the current password %j gives %s', (typed, code) => {
  expect(findPlainFault(ownPasswordField.rule, typed)?.code).toBe(code)
})
