import { test } from '@japa/runner'
import { factWords } from '#shared/text/fact_words'

const FACTS: [english: string, mr: string, hi: string][] = [
  ['1st', 'पहिला क्रमांक', 'पहला स्थान'],
  ['First prize', 'पहिला क्रमांक', 'पहला स्थान'],
  ['12th', '12वा क्रमांक', '12वाँ स्थान'],
  ['4th to 10th', 'चौथा ते दहावा क्रमांक', 'चौथे से दसवें स्थान तक'],
  ['Under 13, 1st', '13 वर्षांखालील, पहिला क्रमांक', 'अंडर-13, पहला स्थान'],
  ['Under 13 girls 2nd', '13 वर्षांखालील मुली, दुसरा क्रमांक', 'अंडर-13 लड़कियाँ, दूसरा स्थान'],
  ['U-9', '9 वर्षांखालील', 'अंडर-9'],
  ['Under 9, Under 11, Under 13', '9, 11, 13 वर्षांखालील', 'अंडर-9, अंडर-11, अंडर-13'],
  ['Below 1600', '1600 पेक्षा कमी रेटिंग', '1600 से कम रेटिंग'],
  ['60+', '60 वर्षांवरील', '60 वर्ष से ऊपर'],
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
  ['Pupils of classes 5 to 10', 'इयत्ता 5 ते 10 चे विद्यार्थी', 'कक्षा 5 से 10 के विद्यार्थी'],
  ['Born on or after 01/01/2013', 'जन्म 01/01/2013 किंवा नंतर', 'जन्म 01/01/2013 या उसके बाद'],
  ['First 150 entries', 'पहिले 150 खेळाडू', 'पहले 150 खिलाड़ी'],
  ['Tournament desk', 'स्पर्धा कक्ष', 'टूर्नामेंट डेस्क'],
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
  // What no rule knows stays.
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
