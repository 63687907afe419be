import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { admin, api, functionOf, readCatalogue, site } from './messages.ts'

type Say = (parts?: object) => string
const evaluated = (code: string) => new Function(`return ${code}`)() as Say

describe('compiled messages', () => {
  for (const language of LANGUAGES) {
    test(`use the plural form of Intl in ${language}`, () => {
      const say = evaluated(functionOf(language, '{n, plural, one {one} other {other}}'))
      const rules = new Intl.PluralRules(language)
      for (const n of [...Array(200).keys(), 0.5, 1.5, 1e6]) {
        assert.equal(say({ n }), rules.select(n))
      }
    })
  }

  test('choose by number and word, and insert the given values', () => {
    const message =
      '{n, plural, =0 {none of {all}} one {# of {all}} other {# of {all}}}, {kind, select, a {A} other {B}}'
    const say = evaluated(functionOf('en', message))
    assert.equal(say({ n: 2, all: 3, kind: 'a' }), '2 of 3, A')
    assert.equal(say({ n: 0, all: 3, kind: 'x' }), 'none of 3, B')
  })

  test('are strings, even with two adjacent values', () => {
    assert.equal(evaluated(functionOf('en', '{a}{b}'))({ a: 1, b: 2 }), '12')
  })
})

for (const [name, speaker] of Object.entries({ site, admin, api })) {
  for (const language of LANGUAGES) {
    test(`the catalogue of the ${name} in ${language} compiles and uses Latin digits`, () => {
      for (const [key, message] of Object.entries(readCatalogue(language, speaker))) {
        assert.equal(typeof evaluated(functionOf(language, message)), 'function', key)
        assert.doesNotMatch(message, /[\u0966-\u096f]/, key)
        if (language === 'en' || name === 'site') continue
        const translated = /[\u0900-\u097f]|^(WhatsApp|name@example\.com|AICF .*|₹[\d,]+)$/
        assert.match(message, translated, key)
      }
    })
  }
}
