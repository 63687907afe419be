import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { functionOf, signaturesOf } from './compile.ts'

type Say = (parts?: object) => string
const evaluated = (code: string) => new Function(`return ${code}`)() as Say

for (const language of LANGUAGES) {
  test(`a message uses the plural form of Intl in ${language}`, () => {
    const say = evaluated(functionOf(language, '{n, plural, one {one} other {other}}'))
    const rules = new Intl.PluralRules(language)
    for (const n of [...Array(200).keys(), 0.5, 1.5, 1e6]) assert.equal(say({ n }), rules.select(n))
  })
}

test('a message chooses by number and word, and inserts the given values', () => {
  const message =
    '{n, plural, =0 {none of {all}} one {# of {all}} other {# of {all}}}, {kind, select, a {A} other {B}}'
  const say = evaluated(functionOf('en', message))
  assert.equal(say({ n: 2, all: 3, kind: 'a' }), '2 of 3, A')
  assert.equal(say({ n: 0, all: 3, kind: 'x' }), 'none of 3, B')
})

test('a message inserts the count of a plural inside of a choice', () => {
  const message =
    '{kind, select, new {Adds {n, plural, one {# prize} other {# prizes}}} other {Changes}}.'
  const say = evaluated(functionOf('en', message))
  assert.equal(say({ kind: 'new', n: 2 }), 'Adds 2 prizes.')
  assert.equal(say({ kind: 'other', n: 2 }), 'Changes.')
})

test('a message is a text, even with two adjacent values', () => {
  assert.equal(evaluated(functionOf('en', '{a}{b}'))({ a: 1, b: 2 }), '12')
})

test('a plural form that no language here has is refused', () => {
  assert.throws(() => functionOf('en', '{n, plural, few {few} other {other}}'), /has few/)
})

test('a message is typed by what it leaves open', () => {
  const types = signaturesOf({ plain: 'Plain', open: '{n, plural, other {#}} of {all}' })
  assert.match(types, /^ {2}plain\(\): string$/m)
  assert.match(types, /^ {2}open\(parts: \{ n: number; all: string \| number \}\): string$/m)
})
