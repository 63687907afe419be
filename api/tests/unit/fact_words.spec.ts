import { test } from '@japa/runner'
import { factWords } from '#shared/text/fact_words'
import { READY_REASONS } from '#shared/tournament/status_reason'

const FACTS: [english: string, mr: string, hi: string][] = [
  ['1st', 'पहिला क्रमांक', 'पहला स्थान'],
  ['First prize', 'पहिला क्रमांक', 'पहला स्थान'],
  ['12th', '12वा क्रमांक', '12वाँ स्थान'],
  ['4th to 10th', 'चौथा ते दहावा क्रमांक', 'चौथे से दसवें स्थान तक'],
  ['Under 13, 1st', '13 वर्षांखालील, पहिला क्रमांक', 'अंडर-13, पहला स्थान'],
  ['Under 13 girls 2nd', '13 वर्षांखालील मुली, दुसरा क्रमांक', 'अंडर-13 लड़कियाँ, दूसरा स्थान'],
  ['U-9', '9 वर्षांखालील', 'अंडर-9'],
  ['U-7 to U-15', '7 ते 15 वर्षांखालील', 'अंडर-7 से अंडर-15'],
  ['U7–U15', '7 ते 15 वर्षांखालील', 'अंडर-7 से अंडर-15'],
  ['Under 9 to 13 girls', '9 ते 13 वर्षांखालील मुली', 'अंडर-9 से अंडर-13 लड़कियाँ'],
  ['Under 9, Under 11, Under 13', '9, 11, 13 वर्षांखालील', 'अंडर-9, अंडर-11, अंडर-13'],
  ['Below 1600', '1600 पेक्षा कमी रेटिंग', '1600 से कम रेटिंग'],
  ['60+', '60 वर्षांवरील', '60 वर्ष से ऊपर'],
  ['U-11 & Girls', '11 वर्षांखालील आणि मुली', 'अंडर-11 और लड़कियाँ'],
  ['Best Girl Trophy', 'सर्वोत्तम खेळाडू (मुली): ट्रॉफी', 'सर्वश्रेष्ठ खिलाड़ी (लड़कियाँ): ट्रॉफ़ी'],
  ['Best U-11 prize', 'सर्वोत्तम 11 वर्षांखालील', 'सर्वश्रेष्ठ अंडर-11'],
  ['Trophy & Smith sponsored', 'Trophy & Smith sponsored', 'Trophy & Smith sponsored'],
  ['Best woman', 'सर्वोत्तम महिला', 'सर्वश्रेष्ठ महिला'],
  ['Best under 11', 'सर्वोत्तम 11 वर्षांखालील', 'सर्वश्रेष्ठ अंडर-11'],
  ['Best player of each board', 'प्रत्येक पटावरील सर्वोत्तम खेळाडू', 'हर बोर्ड का सर्वश्रेष्ठ खिलाड़ी'],
  [
    'Best player on each of 4 boards',
    '4 पटांपैकी प्रत्येकावरील सर्वोत्तम खेळाडू',
    '4 बोर्ड में से हर एक का सर्वश्रेष्ठ खिलाड़ी',
  ],
  ['and a tournament clock', 'आणि स्पर्धेचे घड्याळ', 'और टूर्नामेंट की घड़ी'],
  ['Trophy and certificate', 'ट्रॉफी आणि प्रमाणपत्र', 'ट्रॉफ़ी और प्रमाण पत्र'],
  ['5, Swiss', '5, स्विस', '5, स्विस'],
  ['11, Swiss', '11, स्विस', '11, स्विस'],
  ['Above 60', '60 वर्षांवरील', '60 वर्ष से ऊपर'],
  ['6, Swiss, teams of four', '6, स्विस, 4 जणांचे संघ', '6, स्विस, 4 खिलाड़ियों की टीमें'],
  ['10 min + 5 sec', '10 मि. + 5 से.', '10 मिनट + 5 सेकंड'],
  ['Pupils of classes 5 to 10', 'इयत्ता 5वी ते 10वीचे विद्यार्थी', 'कक्षा 5 से 10 के विद्यार्थी'],
  ['Classes 1-4', 'इयत्ता 1ली ते 4थीचे विद्यार्थी', 'कक्षा 1 से 4 के विद्यार्थी'],
  ['Std. 2 to 3', 'इयत्ता 2री ते 3रीचे विद्यार्थी', 'कक्षा 2 से 3 के विद्यार्थी'],
  ['Class 7', 'इयत्ता 7वीचे विद्यार्थी', 'कक्षा 7 के विद्यार्थी'],
  ['Up to class 10', 'इयत्ता 10वीपर्यंतचे विद्यार्थी', 'कक्षा 10 तक के विद्यार्थी'],
  ['Born on or after 01/01/2013', 'जन्म 01/01/2013 किंवा नंतर', 'जन्म 01/01/2013 या उसके बाद'],
  ['First 150 entries', 'पहिले 150 खेळाडू', 'पहले 150 खिलाड़ी'],
  ['Tournament desk', 'स्पर्धा कक्ष', 'टूर्नामेंट डेस्क'],
  ['The hall is not available', 'सभागृह उपलब्ध नाही', 'हॉल उपलब्ध नहीं है'],
  ['Runner-up', 'उपविजेता', 'उपविजेता'],
  ['Every Sunday', 'दर रविवारी', 'हर रविवार'],
  ['Every Saturday and Sunday', 'दर शनिवारी आणि रविवारी', 'हर शनिवार और रविवार'],
  ['Monthly', 'दर महिन्याला', 'हर महीने'],
  ['First Sunday of every month', 'दर महिन्याच्या पहिल्या रविवारी', 'हर महीने के पहले रविवार'],
  [
    '2nd and 4th Saturday of the month',
    'दर महिन्याच्या दुसऱ्या आणि चौथ्या शनिवारी',
    'हर महीने के दूसरे और चौथे शनिवार',
  ],
  ['Under 15', '15 वर्षांखालील', 'अंडर-15'],
  ['Under 15 & below', '15 वर्षांखालील', 'अंडर-15'],
  ['U-15 and below', '15 वर्षांखालील', 'अंडर-15'],
  ['Women 11th', 'महिला, 11वा क्रमांक', 'महिला, 11वाँ स्थान'],
  ['Girls 12th prize', 'मुली, 12वा क्रमांक', 'लड़कियाँ, 12वाँ स्थान'],
  ['Unrated 20th', 'रेटिंग नसलेले, 20वा क्रमांक', 'बिना रेटिंग, 20वाँ स्थान'],
  ['Under 9 11th', '9 वर्षांखालील, 11वा क्रमांक', 'अंडर-9, 11वाँ स्थान'],
  ['U-9 2nd place', '9 वर्षांखालील, दुसरा क्रमांक', 'अंडर-9, दूसरा स्थान'],
  ['Girls 1st to 3rd', 'मुली, पहिला ते तिसरा क्रमांक', 'लड़कियाँ, पहले से तीसरे स्थान तक'],
  ['11th–20th', '11वा ते 20वा क्रमांक', '11वें से 20वें स्थान तक'],
  ['1st to 3rd each', 'पहिला ते तिसरा क्रमांक प्रत्येकी', 'पहले से तीसरे स्थान तक, हर एक को'],
  ['11 to 20', '11 ते 20', '11 से 20'],
  ['Best village school', 'सर्वोत्तम ग्रामीण शाळा', 'सर्वश्रेष्ठ ग्रामीण स्कूल'],
  ['Best unrated', 'सर्वोत्तम रेटिंग नसलेला खेळाडू', 'बिना रेटिंग का सर्वश्रेष्ठ खिलाड़ी'],
  ['Best unrated player', 'सर्वोत्तम रेटिंग नसलेला खेळाडू', 'बिना रेटिंग का सर्वश्रेष्ठ खिलाड़ी'],
  ['Best boy', 'सर्वोत्तम खेळाडू (मुले)', 'सर्वश्रेष्ठ खिलाड़ी (लड़के)'],
  ['Best under 11 girl', 'सर्वोत्तम खेळाडू (11 वर्षांखालील मुली)', 'सर्वश्रेष्ठ खिलाड़ी (अंडर-11 लड़कियाँ)'],
  ['Best girl under 11', 'सर्वोत्तम 11 वर्षांखालील मुलगी', 'सर्वश्रेष्ठ अंडर-11 लड़की'],
  ['Girls U-13, 1st', '13 वर्षांखालील मुली, पहिला क्रमांक', 'अंडर-13 लड़कियाँ, पहला स्थान'],
  ['a medal, each', 'पदक, प्रत्येकी', 'पदक, हर एक को'],
  ['Below 1600, or under 15', '1600 पेक्षा कमी रेटिंग किंवा 15 वर्षांखालील', '1600 से कम रेटिंग या अंडर-15'],
  ['Below 1600 or under 15', '1600 पेक्षा कमी रेटिंग किंवा 15 वर्षांखालील', '1600 से कम रेटिंग या अंडर-15'],
  ['Medal, trophy, and certificate', 'पदक, ट्रॉफी आणि प्रमाणपत्र', 'पदक, ट्रॉफ़ी और प्रमाण पत्र'],
  ['40 seats left', '40 जागा शिल्लक', '40 सीटें बाकी'],
  ['Only 1 seat left', '1 जागा शिल्लक', '1 सीट बाकी'],
  ['120 seats', '120 जागा', '120 सीटें'],
  [
    'Best player of Satara district',
    'सातारा जिल्ह्यातील सर्वोत्तम खेळाडू',
    'सातारा ज़िले में सर्वश्रेष्ठ खिलाड़ी',
  ],
  [
    'Best Kolhapur district girl',
    'कोल्हापूर जिल्ह्यातील सर्वोत्तम खेळाडू (मुली)',
    'कोल्हापुर ज़िले में सर्वश्रेष्ठ खिलाड़ी (लड़कियाँ)',
  ],
  [
    'Best unrated player from the Navi Mumbai city',
    'Navi Mumbai शहरातील सर्वोत्तम रेटिंग नसलेला खेळाडू',
    'Navi Mumbai शहर में बिना रेटिंग का सर्वश्रेष्ठ खिलाड़ी',
  ],
  [
    'Best under 11 of Pune district, 2nd',
    'पुणे जिल्ह्यातील सर्वोत्तम 11 वर्षांखालील, दुसरा क्रमांक',
    'पुणे ज़िले में सर्वश्रेष्ठ अंडर-11, दूसरा स्थान',
  ],
  ['Best Rotary city player', 'Best Rotary city player', 'Best Rotary city player'],
  ['Best veteran (60+)', 'सर्वोत्तम ज्येष्ठ खेळाडू (60 वर्षांवरील)', 'सर्वश्रेष्ठ वरिष्ठ खिलाड़ी (60 वर्ष से ऊपर)'],
  ['a chess set and a book', 'बुद्धिबळाचा संच आणि पुस्तक', 'शतरंज का सेट और किताब'],
  ['and ten chess boards', 'आणि 10 बुद्धिबळ पट', 'और 10 शतरंज की बिसातें'],
  ['and the Founder’s Cup', 'आणि संस्थापक चषक', 'और संस्थापक कप'],
  // What no rule knows stays.
  ['Best veteran (Rotary)', 'Best veteran (Rotary)', 'Best veteran (Rotary)'],
  ['Below 1600, or by invitation', 'Below 1600, or by invitation', 'Below 1600, or by invitation'],
  ['Sagar Kale', 'Sagar Kale', 'Sagar Kale'],
  ['Best of Sangamner', 'Best of Sangamner', 'Best of Sangamner'],
  ['constructor', 'constructor', 'constructor'],
  ['गट अ, 1st', 'गट अ, पहिला क्रमांक', 'गट अ, पहला स्थान'],
]

test('facts in English are translated to Marathi and Hindi by rule', ({ assert }) => {
  assert.deepEqual(
    FACTS.map(([text]) => [text, factWords('mr', text), factWords('hi', text)]),
    FACTS
  )
  for (const [text] of FACTS) assert.equal(factWords('en', text), text)
})

test('each ready reason is said in each language', ({ assert }) => {
  const said = READY_REASONS.flatMap((text) => [factWords('mr', text), factWords('hi', text)])
  assert.deepEqual(
    said.filter((words) => /[a-z]/i.test(words)),
    []
  )
})

test('no place, group or age that a rule takes is half translated', ({ assert }) => {
  const groups = [
    'Open',
    'Boys',
    'Girls',
    'Women',
    'Veterans',
    'Unrated',
    'Under 7',
    'U-13',
    'Under 15 girls',
    'Below 1600',
    'Above 60',
    'Best school',
    'Best woman player',
  ]
  const written = ['First', 'second', 'TENTH prize', 'third place']
  const numbered = Array.from({ length: 101 }, (_, at) => at + 1).map((place) => {
    const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10
    return `${place}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
  })
  const places = [
    ...written,
    ...numbered,
    ...numbered.map((place) => `${place} prize`),
    ...numbered.map((place) => `1st to ${place}`),
    ...numbered.map((place) => `${place} - 110th places each`),
  ]
  const texts = groups.flatMap((group) =>
    places.flatMap((place) => [place, `${group} ${place}`, `${group}, ${place}`])
  )
  const translated = texts.flatMap((text) => [factWords('mr', text), factWords('hi', text)])
  assert.deepEqual(
    translated.filter((words) => /[a-z]/i.test(words)),
    []
  )
})
