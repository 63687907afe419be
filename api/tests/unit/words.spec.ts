import { test } from '@japa/runner'
import { deviceWords } from '#shared/words/device_words'
import * as entry from '#shared/words/entry_words'
import * as labels from '#shared/words/fact_labels'
import * as results from '#shared/words/results_words'
import * as titles from '#shared/words/results_titles'
import { prizeWords } from '#shared/words/prize_words'
import * as states from '#shared/words/state_words'

type Said = string | ((...parts: string[]) => string)

/** What is exported in three languages, by its name, with parts that no language would translate. */
function textsOf(name: string, exported: unknown): [string, Record<string, string>][] {
  if (typeof exported !== 'object' || exported === null) return []
  const entries = Object.entries(exported)
  if (!('en' in exported))
    return entries.flatMap(([key, inner]) => textsOf(`${name}.${key}`, inner))
  const texts = entries.map(([language, said]: [string, Said]) => [
    language,
    typeof said === 'string' ? said : said('[1]', '[2]', '[3]'),
  ])
  return [[name, Object.fromEntries(texts) as Record<string, string>]]
}

const texts = Object.entries({ entry, labels, results, states, titles }).flatMap(([name, module]) =>
  textsOf(name, { ...module })
)
const partsOf = (text: string | undefined) => (text?.match(/\[\d\]/g) ?? []).sort()

test('what all apps say is translated, with every part and with Latin figures', ({ assert }) => {
  assert.isAbove(texts.length, 30)
  for (const [name, said] of texts) {
    for (const language of ['mr', 'hi']) {
      const text = said[language] ?? ''
      assert.match(text, /[\u0904-\u0939]/, `${name} in ${language}`)
      assert.notMatch(text, /[\u0966-\u096f]/, `${name} in ${language}`)
      assert.deepEqual(partsOf(text), partsOf(said.en), `${name} in ${language}`)
    }
  }
})

test('the days until entry closes are counted in words near their end', ({ assert }) => {
  const closing = (language: 'en' | 'mr' | 'hi') =>
    [0, 1, 3].map((days) => states.stateWords(language, { kind: 'closing', days }))
  assert.deepEqual(closing('en'), [
    'Registration closes today',
    'Registration closes tomorrow',
    'Registration closes in 3 days',
  ])
  assert.deepEqual(closing('mr'), [
    'नोंदणी आज बंद होईल',
    'नोंदणी उद्या बंद होईल',
    'नोंदणी 3 दिवसांत बंद होईल',
  ])
  assert.deepEqual(closing('hi'), [
    'पंजीकरण आज बंद होगा',
    'पंजीकरण कल बंद होगा',
    'पंजीकरण 3 दिन में बंद होगा',
  ])
})

test('{words} is a prize in words')
  .with([
    { prize: { position: ' 1st ', amount: 5000 }, words: '1st: ₹5,000' },
    {
      prize: { position: '1st', amount: 5000, description: 'a cup ' },
      words: '1st: ₹5,000, a cup',
    },
    {
      prize: { position: 'Best girl', amount: 0, description: 'a cup' },
      words: 'Best girl: a cup',
    },
    { prize: { position: 'Best girl', amount: 0, description: '' }, words: 'Best girl' },
  ])
  .run(({ assert }, { prize, words }) => assert.equal(prizeWords(prize), words))

test('a device is named as far as it is known', ({ assert }) => {
  const device = { browser: 'Chrome', system: 'Android' }
  const inEach = (['en', 'mr', 'hi'] as const).map((language) => deviceWords(language, device))
  assert.deepEqual(inEach, ['Chrome on Android', 'Android वरील Chrome', 'Android पर Chrome'])
  assert.equal(deviceWords('en', { browser: null, system: null }), 'An unknown browser')
})
