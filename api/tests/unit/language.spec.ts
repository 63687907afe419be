import { test } from '@japa/runner'
import { languageOf } from '#shared/languages/language_of'
import { HINDI, MARATHI } from '#tests/names'
import { MOST_MS, quickest } from '#tests/quickest'

const texts: [language: 'mr' | 'hi' | null, texts: string[]][] = [
  [null, ['', 'Sangamner Rapid Open', '२०२६', 'Rapid २०२६ ।', 'ü é']],
  [
    'mr',
    [
      'संगमनेर जिल्हास्तरीय खुली जलद बुद्धिबळ स्पर्धा',
      'मीरा शिंदे',
      'मीरा Shinde',
      'ही स्पर्धा रविवारी सकाळी नऊ वाजता होईल.',
      'विद्यार्थ्यांसाठी विनामूल्य प्रवेश',
      'Venue: नगरपालिका सभागृह, संगमनेर',
      'राज्यस्तरीय शालेय निवड चाचणी',
      'स्पर्धेची नोंदणी शनिवारपर्यंत करावी',
    ],
  ],
  [
    'hi',
    [
      'जिला स्तर की शतरंज प्रतियोगिता',
      'अखिल भारतीय शतरंज प्रतियोगिता में आपका स्वागत है',
      'यह प्रतियोगिता रविवार को होगी',
      'खिलाड़ियों के लिए निःशुल्क प्रवेश',
      'बच्चों के लिए',
      'पंजीकरण शनिवार तक',
      'फीस कितनी',
      'क्लास कब होती',
      'अंडर 15 राज्य चैंपियन',
    ],
  ],
]

test.group('The language of a text', () => {
  for (const [language, all] of texts) {
    for (const text of all) {
      test(`'${text}' is ${language ?? 'not in Devanagari'}`, ({ assert }) => {
        assert.equal(languageOf(text), language)
      })
    }
  }

  for (const [language, lines] of [
    ['mr', MARATHI],
    ['hi', HINDI],
  ] as const) {
    test(`is recognised in 28 of 30 titles and sentences in ${language}`, ({ assert }) => {
      const sentences = lines.trim().split('\n')
      const others = sentences.filter((sentence) => languageOf(sentence) !== language)
      assert.lengthOf(sentences, 30)
      assert.isAtMost(others.length, 2, others.join(', '))
    })
  }

  test('English words written in Marathi are not taken for Hindi', ({ assert }) => {
    assert.equal(languageOf('ग्रँडमास्टर आणि बँक'), 'mr')
    assert.equal(languageOf('ग्रँड रॅपिड'), 'mr')
    assert.equal(languageOf('पाँच'), 'hi')
  })

  test('the longest description is recognised within 20 ms', async ({ assert }) => {
    for (const unit of ['क', 'ळ', 'की ', 'मराठी ', '\u093c', 'ां', 'a']) {
      const text = unit.repeat(5000).slice(0, 5000)
      assert.isBelow(await quickest(() => languageOf(text)), MOST_MS, unit)
    }
  })
})
