import { describe, expect, test } from 'vitest'
import { admin, api, functionOf, readCatalogue, site } from './messages.ts'
import { LANGUAGES } from '@academy/api/shared/languages/languages'

type Say = (parts?: object) => string
const evaluated = (code: string) => new Function(`return ${code}`)() as Say

describe('compiled messages', () => {
  test.each(LANGUAGES)('use the plural form of Intl in %s', (language) => {
    const say = evaluated(functionOf(language, '{n, plural, one {one} other {other}}'))
    const rules = new Intl.PluralRules(language)
    for (const n of [...Array(200).keys(), 0.5, 1.5, 1e6]) expect(say({ n })).toBe(rules.select(n))
  })

  test('choose by number and word, and insert the given values', () => {
    const message =
      '{n, plural, =0 {none of {all}} one {# of {all}} other {# of {all}}}, {kind, select, a {A} other {B}}'
    const say = evaluated(functionOf('en', message))
    expect(say({ n: 2, all: 3, kind: 'a' })).toBe('2 of 3, A')
    expect(say({ n: 0, all: 3, kind: 'x' })).toBe('none of 3, B')
  })

  test('are strings, even with two adjacent values', () => {
    expect(evaluated(functionOf('en', '{a}{b}'))({ a: 1, b: 2 })).toBe('12')
  })
})

describe.each(Object.entries({ site, admin, api }))('the catalogues of the %s', (name, speaker) => {
  test.each(LANGUAGES)('compile in %s, use Latin digits and are translated', (language) => {
    const catalogue = readCatalogue(language, speaker)
    for (const [key, message] of Object.entries(catalogue)) {
      expect(evaluated(functionOf(language, message)), key).toBeTypeOf('function')
      expect(message, key).not.toMatch(/[\u0966-\u096f]/)
      if (language === 'en' || name === 'site') continue
      expect(message, key).toMatch(/[\u0900-\u097f]|^(WhatsApp|name@example\.com|AICF .*|₹[\d,]+)$/)
    }
  })
})
