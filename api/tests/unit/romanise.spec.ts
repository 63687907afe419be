import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { slugOf } from '#writes/slugs'
import { romanise } from '#shared/text/romanise/romanise'
import { MOST_MS, quickest } from '#tests/quickest'

/** Lines of a word and its spelling. */
const read = (name: string) =>
  readFileSync(new URL(`../names/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [word: string, spelling: string])

/** Words of circulars, places and names, each with the spelling that people use. */
const SPELLINGS = read('romanised')
/** Talukas, names and words, written down as people spell them before any rule had seen them. */
const FURTHER = read('romanised_further')

/** The longest title there may be. */
const LONGEST = 150

test.group('Devanagari in Latin letters', () => {
  for (const [word, spelling] of SPELLINGS) {
    test(`${word} is ${spelling}`, ({ assert }) => assert.equal(romanise(word), spelling))
  }

  test('97 of 100 further words are spelt as people spell them', ({ assert }) => {
    const others = FURTHER.filter(([word, spelling]) => romanise(word) !== spelling).map(
      ([word]) => `${word} ${romanise(word)}`
    )
    assert.isAtLeast(FURTHER.length, 200)
    assert.isAtMost(others.length, FURTHER.length * 0.03, others.join(', '))
  })

  test('a title becomes a readable slug', ({ assert }) => {
    const slugs = {
      'संगमनेर जिल्हास्तरीय खुली जलद': 'sangamner-jilhastariya-khuli-jalad',
      'शिवछत्रपती चषक – २०२६': 'shivchhatrapati-chashak-2026',
      'Rapid स्पर्धा (खुली)': 'rapid-spardha-khuli',
      यज्ञ: 'yadnya',
      'यज्ञ की प्रतियोगिता': 'yagya-ki-pratiyogita',
      'कृषी दिन': 'krushi-din',
      ॐ: 'om',
      '्': 'untitled',
      'Plain open’s 5': 'plain-opens-5',
      // As older keyboards write them.
      'क\u093e\u0945लेज क\u093e\u0947 चषक': 'college-ko-chashak',
      'ड\u093e\u0945. आंबेडकर चषक': 'dr-ambedkar-chashak',
      'नि:शुल्क शिबिर': slugOf('निःशुल्क शिबिर'),
    }
    for (const [title, slug] of Object.entries(slugs)) assert.equal(slugOf(title), slug)
  })

  test('different encodings of the same letters give one spelling', ({ assert }) => {
    assert.equal(romanise('अ\u200dॅकॅडमी'), 'academy')
    assert.equal(romanise('ऍकॅडमी'), 'academy')
    assert.equal(romanise('र\u094d\u200dया'), romanise('र्या'))
    assert.equal(romanise('खिला\u095cी'), romanise('खिला\u0921\u093cी'))
  })

  test('the longest titles are romanised within the time limit', async ({ assert }) => {
    for (const unit of ['क्', 'क', 'महा', 'नगर', 'ं', 'अ', 'वाडी', '\u200d', 'कि']) {
      const title = unit.repeat(LONGEST).slice(0, LONGEST)
      assert.isBelow(await quickest(() => romanise(title)), MOST_MS, unit)
    }
  })
})
