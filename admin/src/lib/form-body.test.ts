import { expect, test } from 'vitest'
import { chosenAddress } from './form-body'

test.each<[string, object, object | undefined, string | undefined]>([
  ['typed', { slug: 'best' }, { slug: 'aarav-wins' }, 'best'],
  ['as the form found it', { slug: 'aarav-wins' }, { slug: 'aarav-wins' }, undefined],
  ['emptied', { slug: '' }, { slug: 'aarav-wins' }, undefined],
  ['of a change of some fields', {}, undefined, undefined],
  ['brought by a change of some fields', { slug: 'best' }, undefined, 'best'],
])('an address that is %s', (_, fields, values, sent) => {
  expect(chosenAddress({ fields, base: values && { values } })).toBe(sent)
})
