import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  admin,
  api,
  catalogueFaults,
  functionOf,
  readCatalogue,
  site,
  timesSaid,
  written,
  type Catalogue,
} from '../../site/scripts/messages.ts'
import { languages, type Language } from '../../site/src/languages.ts'

const names = Object.keys(languages) as Language[]
type Say = (parts?: object) => string
const evaluated = (code: string) => new Function(`return ${code}`)() as Say

describe('messages as code', () => {
  test('take the plural that Intl would', () => {
    const message = '{n, plural, one {one} other {other}}'
    for (const language of names) {
      const say = evaluated(functionOf(language, message))
      const rules = new Intl.PluralRules(language)
      for (const n of [...Array(200).keys(), 0.5, 1.5, 1e6]) {
        assert.equal(say({ n }), rules.select(n), `${language} ${n}`)
      }
    }
  })

  test('say the same where they are said as by their function', () => {
    const message =
      '{n, plural, =0 {none of {all}} one {# of {all}} other {# of {all}}}, {kind, select, a {A} other {B}}'
    assert.deepEqual(timesSaid('en', message), { n: 4, all: 3, kind: 1 })
    const parts = { n: '1 + 1', all: '"3"', kind: '["a"][0]' }
    assert.equal(new Function(`return ${written('en', message, parts)}`)(), '2 of 3, A')
  })

  test('are texts, also where two parts stand side by side', () => {
    assert.equal(evaluated(functionOf('en', '{a}{b}'))({ a: 1, b: 2 }), '12')
  })
})

describe('catalogues', () => {
  for (const [name, speaker] of Object.entries({ site, admin, api })) {
    test(`of the ${name} are complete, and all of them is said`, () => {
      assert.deepEqual(catalogueFaults(speaker), [])
      const english = readCatalogue('en', speaker)
      assert.ok(Object.keys(english).length > (speaker === api ? 30 : 300))
    })

    test(`of the ${name} have every message as a function in each language`, () => {
      for (const language of names) {
        const catalogue: Catalogue = readCatalogue(language, speaker)
        for (const message of Object.values(catalogue)) {
          assert.equal(typeof evaluated(functionOf(language, message)), 'function')
        }
      }
    })
  }

  test('of admin and API say nothing in English to readers of Marathi and Hindi', () => {
    const kept = /^(WhatsApp|name@example\.com|AICF .*|₹[\d,]+)$/
    for (const language of ['mr', 'hi'] as const) {
      const said = [admin, api].flatMap((speaker) =>
        Object.entries(readCatalogue(language, speaker))
      )
      for (const [key, message] of said) {
        assert.ok(/[\u0900-\u097f]/.test(message) || kept.test(message), `${language} ${key}`)
        // Latin digits, in every language.
        assert.doesNotMatch(message, /[\u0966-\u096f]/, `${language} ${key}`)
      }
    }
  })
})
