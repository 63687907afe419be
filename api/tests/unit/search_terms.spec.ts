import { test } from '@japa/runner'
import { isFoundIn, listForms, looseForms, searchable } from '#shared/text/search'

const finds = (query: string, text: string) => {
  const forms = listForms(query)
  return forms.length === 0 || isFoundIn(searchable(text), forms)
}

/** What families type, and what stands in the list. */
const FOUND: [text: string, ...queries: string[]][] = [
  [
    'Under 13',
    'u13',
    'U-13',
    'u 13',
    'under 13',
    'under13',
    'अंडर 13',
    'अंडर-१३',
    '13 वर्षांखालील',
    '१३ वर्षाच्या आतील',
    '13 वर्ष से कम',
    'below 13',
  ],
  ['13 वर्षांखालील मुली', 'under 13', 'U-13', 'अंडर 13'],
  ['अंडर-9', 'under 9', 'u9', '9 वर्षांखालील'],
  ['Sahyadri Rapid Open', 'रैपिड', 'रॅपिड', 'जलद', 'rapid', 'जलद स्पर्धा', 'rapid tournament'],
  ['Monsoon Online Arena', 'ऑनलाइन', 'online chess', 'अरीना'],
  ['Inter-School Team Championship', 'स्कूल', 'शाळा', 'टीम', 'चैंपियन'],
  ['Founder’s Day Blitz Cup', 'ब्लिट्झ', 'ब्लिट्ज़'],
  ['State champion, arbiter', 'चॅम्पियन', 'चैंपियन', 'पंच', 'आर्बिटर', 'राज्य'],
  ['रविवार, 20 डिसेंबर 2026', 'दिसंबर', 'december', 'sunday', '20 दिसंबर', 'इतवार'],
  ['रविवार, 20 दिसंबर 2026', 'डिसेंबर', 'December'],
  ['Sunday 13 December 2026', 'रविवार', 'डिसेंबर'],
  ['Free entry', 'मोफत', 'मुफ्त', 'मुफ़्त', 'फुकट', 'विनामूल्य', 'नि:शुल्क', 'निशुल्क', 'फ्री', 'free'],
  ['मोफत प्रवेश', 'free', 'नि:शुल्क', 'निःशुल्क', 'मुफ़्त', 'फ़्री', 'फ्री प्रवेश', 'मोफत'],
  ['मुफ़्त प्रवेश', 'मोफत', 'free', 'Free tournament', 'फुकट स्पर्धा'],
  ['शुल्क', 'fee', 'fees', 'फी', 'फीस'],
  ['Ahilyanagar', 'अहमदनगर', 'Ahmednagar', 'अहिल्यानगर'],
  ['Chhatrapati Sambhajinagar', 'औरंगाबाद', 'aurangabad'],
  ['धाराशिव', 'Osmanabad'],
  ['13 वर्षांखालील मुलांचा दिवस', 'मुले', 'बच्चे', 'children'],
  ['बच्चों का दिन', 'मुले', 'बच्चे'],
  ['स्विस', 'swiss'],
  ['Swiss', 'स्विस'],
  // Whatever it is called, it is chess.
  [
    'Anything',
    'chess',
    'चेस',
    'बुद्धिबळ',
    'बुद्धीबळ',
    'शतरंज',
    'टूर्नामेंट',
    'टुर्नामेंट',
    'स्पर्धा',
    'Tournament',
    'शतरंज टूर्नामेंट',
  ],
]

const NOT_FOUND: [text: string, ...queries: string[]][] = [
  ['Friday, first prize: a ट्रॉफी', 'free', 'fee', 'फी', 'फ्री', 'fees'],
  ['Under 11', 'u13', 'under 13', 'अंडर 13'],
  ['Meera of Sangamner', 'may', 'मई', 'team', 'टीम'],
  ['Decided on the last board', 'december', 'दिसंबर'],
  ['Rapid Open', 'ब्लिट्झ', 'blitz tournament', 'chessboard'],
]

test('a search term finds its translations and synonyms', ({ assert }) => {
  for (const [text, ...queries] of FOUND) {
    assert.deepEqual(
      queries.filter((query) => !finds(query, text)),
      [],
      text
    )
  }
  for (const [text, ...queries] of NOT_FOUND) {
    assert.deepEqual(
      queries.filter((query) => finds(query, text)),
      [],
      text
    )
  }
})

/** How families ask for a place or a day, where the list has nothing as they write it. */
const ASKED: [text: string, ...queries: string[]][] = [
  [
    'Town Hall, Satara',
    'near Satara',
    'tournaments in satara',
    'satara district',
    'सातारा जवळ',
    'साताऱ्यात',
    'साताऱ्याजवळ',
    'साताऱ्यातील स्पर्धा',
    'साताऱ्यामध्ये',
    'साताऱ्याच्या जवळ',
    'सातारा जिल्ह्यात',
    'सातारा में',
    'सातारा के पास टूर्नामेंट',
  ],
  ['Pune', 'पुण्यात', 'पुण्याजवळ', 'पुणे येथे'],
  ['Karad', 'कराडात', 'कराडला', 'कराडमध्ये'],
  ['Kolhapur', 'कोल्हापुरात', 'कोल्हापूरची'],
  ['Mumbai', 'मुंबईत', 'मुंबईतील'],
  ['रविवार, 20 डिसेंबर 2026', 'रविवारी', 'डिसेंबरमध्ये', 'डिसेंबरातील'],
]

test('a place or a day is found in every case', ({ assert }) => {
  for (const [text, ...queries] of ASKED) {
    assert.deepEqual(
      queries.filter((query) => !isFoundIn(searchable(text), looseForms(query))),
      [],
      text
    )
  }
  for (const none of ['', 'जवळ', 'near', 'Satara', 'स्पर्धा']) {
    assert.deepEqual(looseForms(none), [], none)
  }
  assert.isFalse(isFoundIn(searchable('Town Hall, Sangli'), looseForms('near Satara')))
})
