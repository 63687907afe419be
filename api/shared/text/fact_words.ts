import { WEEKDAYS } from '../days/names.js'
import type { Language } from '../languages/languages.js'
import { districtName } from './district_names.js'

type Translation = readonly [mr: string, hi: string]

const WORDS: Record<string, Translation> = {
  swiss: ['स्विस', 'स्विस'],
  'swiss league': ['स्विस लीग', 'स्विस लीग'],
  'round robin': ['राउंड रॉबिन', 'राउंड रॉबिन'],
  'double round robin': ['डबल राउंड रॉबिन', 'डबल राउंड रॉबिन'],
  knockout: ['नॉकआउट', 'नॉकआउट'],
  league: ['लीग', 'लीग'],
  arena: ['अरीना', 'अरीना'],
  online: ['ऑनलाइन', 'ऑनलाइन'],
  rapid: ['रॅपिड', 'रैपिड'],
  blitz: ['ब्लिट्झ', 'ब्लिट्ज़'],
  classical: ['क्लासिकल', 'क्लासिकल'],
  individual: ['वैयक्तिक', 'व्यक्तिगत'],
  team: ['सांघिक', 'टीम'],
  open: ['खुला गट', 'ओपन'],
  boys: ['मुले', 'लड़के'],
  girls: ['मुली', 'लड़कियाँ'],
  boy: ['मुलगा', 'लड़का'],
  girl: ['मुलगी', 'लड़की'],
  men: ['पुरुष', 'पुरुष'],
  women: ['महिला', 'महिला'],
  woman: ['महिला', 'महिला'],
  female: ['महिला', 'महिला'],
  lady: ['महिला', 'महिला'],
  player: ['खेळाडू', 'खिलाड़ी'],
  'woman player': ['महिला खेळाडू', 'महिला खिलाड़ी'],
  veteran: ['ज्येष्ठ खेळाडू', 'वरिष्ठ खिलाड़ी'],
  veterans: ['ज्येष्ठ खेळाडू', 'वरिष्ठ खिलाड़ी'],
  'veteran player': ['ज्येष्ठ खेळाडू', 'वरिष्ठ खिलाड़ी'],
  'senior citizen': ['ज्येष्ठ नागरिक', 'वरिष्ठ नागरिक'],
  'senior citizens': ['ज्येष्ठ नागरिक', 'वरिष्ठ नागरिक'],
  senior: ['वरिष्ठ', 'सीनियर'],
  junior: ['ज्युनियर', 'जूनियर'],
  beginners: ['नवोदित', 'नए खिलाड़ी'],
  unrated: ['रेटिंग नसलेले', 'बिना रेटिंग'],
  'unrated players': ['रेटिंग नसलेले खेळाडू', 'बिना रेटिंग के खिलाड़ी'],
  'fide titled': ['FIDE किताबधारक', 'FIDE ख़िताब वाले'],
  'fide titled players': ['FIDE किताबधारक', 'FIDE ख़िताब वाले'],
  'titled players': ['किताबधारक', 'ख़िताब वाले'],
  school: ['शाळा', 'स्कूल'],
  'village school': ['ग्रामीण शाळा', 'ग्रामीण स्कूल'],
  academy: ['अकादमी', 'अकादमी'],
  game: ['डाव', 'बाज़ी'],
  champion: ['विजेता', 'चैंपियन'],
  'champion team': ['विजेता संघ', 'चैंपियन टीम'],
  winner: ['विजेता', 'विजेता'],
  'series winner': ['मालिकेचा विजेता', 'सीरीज़ का विजेता'],
  'runner-up': ['उपविजेता', 'उपविजेता'],
  'runner up': ['उपविजेता', 'उपविजेता'],
  'runner-up team': ['उपविजेता संघ', 'उपविजेता टीम'],
  'third team': ['तिसरा संघ', 'तीसरी टीम'],
  'semi-finalist': ['उपांत्य फेरीतील खेळाडू', 'सेमीफ़ाइनल के खिलाड़ी'],
  'semi-finalists': ['उपांत्य फेरीतील खेळाडू', 'सेमीफ़ाइनल के खिलाड़ी'],
  'best player of each board': ['प्रत्येक पटावरील सर्वोत्तम खेळाडू', 'हर बोर्ड का सर्वश्रेष्ठ खिलाड़ी'],
  'best unrated': ['सर्वोत्तम रेटिंग नसलेला खेळाडू', 'बिना रेटिंग का सर्वश्रेष्ठ खिलाड़ी'],
  'best unrated player': ['सर्वोत्तम रेटिंग नसलेला खेळाडू', 'बिना रेटिंग का सर्वश्रेष्ठ खिलाड़ी'],
  'youngest player': ['सर्वांत लहान खेळाडू', 'सबसे छोटा खिलाड़ी'],
  'oldest player': ['सर्वांत ज्येष्ठ खेळाडू', 'सबसे बड़ी उम्र का खिलाड़ी'],
  'puzzle hunt': ['कोड्यांची शोधाशोध', 'पहेलियों की खोज'],
  trophy: ['ट्रॉफी', 'ट्रॉफ़ी'],
  'rolling trophy': ['फिरता चषक', 'चल ट्रॉफ़ी'],
  'challenge shield': ['फिरती ढाल', 'चल शील्ड'],
  trophies: ['ट्रॉफी', 'ट्रॉफ़ियाँ'],
  cup: ['चषक', 'कप'],
  'founder’s cup': ['संस्थापक चषक', 'संस्थापक कप'],
  medal: ['पदक', 'पदक'],
  medals: ['पदके', 'पदक'],
  certificate: ['प्रमाणपत्र', 'प्रमाण पत्र'],
  certificates: ['प्रमाणपत्रे', 'प्रमाण पत्र'],
  'cash prize': ['रोख बक्षीस', 'नक़द इनाम'],
  each: ['प्रत्येकी', 'हर एक को'],
  gift: ['भेटवस्तू', 'उपहार'],
  book: ['पुस्तक', 'किताब'],
  'chess book': ['बुद्धिबळाचे पुस्तक', 'शतरंज की किताब'],
  'chess set': ['बुद्धिबळाचा संच', 'शतरंज का सेट'],
  'chess board': ['बुद्धिबळाचा पट', 'शतरंज की बिसात'],
  'chess clock': ['बुद्धिबळाचे घड्याळ', 'शतरंज की घड़ी'],
  'tournament clock': ['स्पर्धेचे घड्याळ', 'टूर्नामेंट की घड़ी'],
  'chosen by the coaches': ['प्रशिक्षकांची निवड', 'कोचों की पसंद'],
  state: ['राज्य', 'राज्य'],
  district: ['जिल्हा', 'ज़िला'],
  taluka: ['तालुका', 'तालुका'],
  national: ['राष्ट्रीय', 'राष्ट्रीय'],
  international: ['आंतरराष्ट्रीय', 'अंतरराष्ट्रीय'],
  'west zone': ['पश्चिम विभाग', 'पश्चिम क्षेत्र'],
  gold: ['सुवर्ण', 'स्वर्ण'],
  silver: ['रौप्य', 'रजत'],
  bronze: ['कांस्य', 'कांस्य'],
  rating: ['रेटिंग', 'रेटिंग'],
  'first rating': ['पहिले रेटिंग', 'पहली रेटिंग'],
  arbiter: ['पंच', 'आर्बिटर'],
  upset: ['अनपेक्षित विजय', 'उलटफेर'],
  all: ['सर्वांसाठी खुली', 'सबके लिए खुला'],
  'open to all': ['सर्वांसाठी खुली', 'सबके लिए खुला'],
  'open to everybody': ['सर्वांसाठी खुली', 'सबके लिए खुला'],
  'all ages': ['सर्व वयोगट', 'हर उम्र'],
  'school students': ['शालेय विद्यार्थी', 'स्कूल के विद्यार्थी'],
  daily: ['रोज', 'हर दिन'],
  weekly: ['दर आठवड्याला', 'हर हफ़्ते'],
  monthly: ['दर महिन्याला', 'हर महीने'],
  yearly: ['दरवर्षी', 'हर साल'],
  'every day': ['रोज', 'हर दिन'],
  'every week': ['दर आठवड्याला', 'हर हफ़्ते'],
  'every month': ['दर महिन्याला', 'हर महीने'],
  'every year': ['दरवर्षी', 'हर साल'],
  tournament: ['स्पर्धा', 'टूर्नामेंट'],
  'tournament desk': ['स्पर्धा कक्ष', 'टूर्नामेंट डेस्क'],
  rain: ['पाऊस', 'बारिश'],
  'heavy rain': ['मुसळधार पाऊस', 'भारी बारिश'],
  'hall not available': ['सभागृह उपलब्ध नाही', 'हॉल उपलब्ध नहीं है'],
  'hall is not available': ['सभागृह उपलब्ध नाही', 'हॉल उपलब्ध नहीं है'],
  examinations: ['परीक्षा', 'परीक्षाएँ'],
  'school examinations': ['शालेय परीक्षा', 'स्कूल की परीक्षाएँ'],
  exams: ['परीक्षा', 'परीक्षाएँ'],
  'school exams': ['शालेय परीक्षा', 'स्कूल की परीक्षाएँ'],
  elections: ['निवडणूक', 'चुनाव'],
  'limited seats': ['मर्यादित जागा', 'सीमित सीटें'],
  'few seats left': ['थोड्याच जागा शिल्लक', 'कुछ ही सीटें बाकी'],
  'last few seats': ['थोड्याच जागा शिल्लक', 'कुछ ही सीटें बाकी'],
  'seats full': ['जागा भरल्या', 'सीटें भर गईं'],
  'house full': ['जागा भरल्या', 'सीटें भर गईं'],
  'too few entries': ['नोंदणी पुरेशी झाली नाही', 'पर्याप्त पंजीकरण नहीं हुए'],
}

const ORDINALS: Record<'mr' | 'hi', string[]> = {
  mr: 'पहिला दुसरा तिसरा चौथा पाचवा सहावा सातवा आठवा नववा दहावा'.split(' '),
  hi: 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ'.split(' '),
}
const WRITTEN = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

const COUNTED = 'two three four five six seven eight nine ten'.split(' ')
const FIRST_COUNTED = 2
const THINGS: Record<string, Translation> = {
  boards: ['पट', 'बिसातें'],
  sets: ['संच', 'सेट'],
  clocks: ['घड्याळे', 'घड़ियाँ'],
  books: ['पुस्तके', 'किताबें'],
  'chess boards': ['बुद्धिबळ पट', 'शतरंज की बिसातें'],
  'chess sets': ['बुद्धिबळ संच', 'शतरंज के सेट'],
  'chess clocks': ['बुद्धिबळ घड्याळे', 'शतरंज की घड़ियाँ'],
  'chess books': ['बुद्धिबळाची पुस्तके', 'शतरंज की किताबें'],
}

/** In what a prize is won: 'of Satara district'. */
const AREAS: Record<string, Translation> = {
  district: ['जिल्ह्यातील', 'ज़िले में'],
  taluka: ['तालुक्यातील', 'तालुके में'],
  tehsil: ['तालुक्यातील', 'तहसील में'],
  city: ['शहरातील', 'शहर में'],
}
const AREA = Object.keys(AREAS).join('|')
const LOCAL = '(player|boy|girl|woman|school|academy)s?'

const DAY = `(${WEEKDAYS.en.join('|').toLowerCase()})s?`

const NTH = `(\\d{1,3}(?=st|nd|rd|th)|${WRITTEN.join('|')})(?:st|nd|rd|th)?`
const PLACE = '(?: (?:prize|place|rank|position))?s?'
const PLACES = `${NTH} ?(?:to|-|–) ?${NTH}${PLACE}( each)?`
const AGE = '(?:under|below|u)[- ]?'

const JOINED: Record<string, Record<'mr' | 'hi', string>> = {
  and: { mr: 'आणि', hi: 'और' },
  '&': { mr: 'आणि', hi: 'और' },
  or: { mr: 'किंवा', hi: 'या' },
}
const isGiven = (text: string | undefined) => text !== undefined

function ordinal(language: 'mr' | 'hi', place: string): string {
  const number = WRITTEN.indexOf(place) + 1 || Number(place)
  return ORDINALS[language][number - 1] ?? `${number}${language === 'mr' ? 'वा' : 'वाँ'}`
}
/** Oblique case: दसवाँ → दसवें. */
const oblique = (word: string) => word.replace(/ाँ$/, 'ें').replace(/ा$/, 'े')
/** Of दुसरा: दुसऱ्या. */
const obliqueMarathi = (word: string) =>
  word.replace(/रा$|ा$/, (end) => (end === 'रा' ? 'ऱ्या' : '्या'))

function placeWords(language: 'mr' | 'hi', place: string): string {
  return `${ordinal(language, place)} ${language === 'mr' ? 'क्रमांक' : 'स्थान'}`
}

/** '1st to 3rd', '1st to 3rd each'. */
function placesWords(language: 'mr' | 'hi', from: string, to: string, each: boolean): string {
  const [first, last] = [ordinal(language, from), ordinal(language, to)]
  return language === 'mr'
    ? `${first} ते ${last} क्रमांक${each ? ' प्रत्येकी' : ''}`
    : `${oblique(first)} से ${oblique(last)} स्थान तक${each ? ', हर एक को' : ''}`
}

/** A name that is not known stays as it is written, with its capitals. */
const placeName = (language: 'mr' | 'hi', place: string) =>
  districtName(language, place) ??
  place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** 'सातारा जिल्ह्यातील सर्वोत्तम खेळाडू' */
function bestOfArea(language: 'mr' | 'hi', who: string, place: string, area: string) {
  const best = translated(language, `best ${who}`)
  const within = AREAS[area]![language === 'mr' ? 0 : 1]
  return best && `${placeName(language, place)} ${within} ${best}`
}

const MARATHI_CLASSES = ['1ली', '2री', '3री', '4थी']
const marathiClass = (number: string) => MARATHI_CLASSES[Number(number) - 1] ?? `${number}वी`

/** 'रविवारी' */
function onDay(language: 'mr' | 'hi', day: string): string {
  const weekday = WEEKDAYS.en.findIndex((name) => name.toLowerCase() === day)
  return WEEKDAYS[language][weekday]! + (language === 'mr' ? 'ी' : '')
}

const onDays = (language: 'mr' | 'hi', days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .map((day) => onDay(language, day))
    .join(language === 'mr' ? ' आणि ' : ' और ')

type Translate = (language: 'mr' | 'hi', ...parts: string[]) => string | null

/** Facts that contain a number or another fact. A pattern matches a whole fact in lower case. */
const RULES: [pattern: RegExp, translate: Translate][] = [
  [new RegExp(`^${NTH}${PLACE}$`), (language, place) => placeWords(language, place!)],
  [
    new RegExp(`^${PLACES}$`),
    (language, from, to, each) => placesWords(language, from!, to!, Boolean(each)),
  ],
  [
    new RegExp(`^(.+?) ${PLACES}$`),
    (language, group, from, to, each) => {
      const whose = translated(language, group!)
      return whose && `${whose}, ${placesWords(language, from!, to!, Boolean(each))}`
    },
  ],
  [
    new RegExp(`^(.+?) ${NTH}${PLACE}$`),
    (language, group, place) => {
      const whose = translated(language, group!)
      return whose && `${whose}, ${placeWords(language, place!)}`
    },
  ],
  [
    /^(\d{1,4}) to (\d{1,4})$/,
    (language, from, to) => `${from} ${language === 'mr' ? 'ते' : 'से'} ${to}`,
  ],
  [
    new RegExp(`^${AGE}(\\d{1,2})(?: years)?(?: (?:&|and) (?:below|under))?(?: (.+))?$`),
    (language, age, group = '') => {
      const more = group && translated(language, group)
      if (more === null) return null
      return `${language === 'mr' ? `${age} वर्षांखालील` : `अंडर-${age}`} ${more}`.trim()
    },
  ],
  [
    new RegExp(`^${AGE}(\\d{1,2}) ?(?:to|-|–) ?(?:${AGE})?(\\d{1,2})(?: years)?(?: (.+))?$`),
    (language, from, to, group = '') => {
      const more = group && translated(language, group)
      if (more === null) return null
      const ages = language === 'mr' ? `${from} ते ${to} वर्षांखालील` : `अंडर-${from} से अंडर-${to}`
      return `${ages} ${more}`.trim()
    },
  ],
  [
    new RegExp(`^(boys?|girls?|woman|women|player) (?:${AGE})(\\d{1,2})(?: years)?$`),
    (language, who, age) => translated(language, `under ${age} ${who}`),
  ],
  [
    new RegExp(`^${AGE}(\\d{3,4})$`),
    (language, rating) =>
      `${rating} ${language === 'mr' ? 'पेक्षा' : 'से'} कम${language === 'mr' ? 'ी' : ''} रेटिंग`,
  ],
  [
    /^(?=above|over|\d+\+)(?:above |over )?(\d{2})\+?$/,
    (language, age) => (language === 'mr' ? `${age} वर्षांवरील` : `${age} वर्ष से ऊपर`),
  ],
  [
    /^born (?:in|on) or after (\d{4}|[\d/.-]{8,10})$/,
    (language, day) => (language === 'mr' ? `जन्म ${day} किंवा नंतर` : `जन्म ${day} या उसके बाद`),
  ],
  [
    /^(?:(?:pupils|students) of )?(?:class|classes|std\.?) (\d{1,2})(?: ?(?:to|-|–) ?(\d{1,2}))?$/,
    (language, from, to) =>
      language === 'mr'
        ? `इयत्ता ${[from, to].filter(isGiven).map(marathiClass).join(' ते ')}चे विद्यार्थी`
        : `कक्षा ${[from, to].filter(isGiven).join(' से ')} के विद्यार्थी`,
  ],
  [
    /^(?:(?:pupils|students) )?up to (?:class|std\.?) (\d{1,2})$/,
    (language, last) =>
      language === 'mr'
        ? `इयत्ता ${marathiClass(last!)}पर्यंतचे विद्यार्थी`
        : `कक्षा ${last} तक के विद्यार्थी`,
  ],
  [
    /^best player (?:on|of) each of (\d+) boards$/,
    (language, boards) =>
      language === 'mr'
        ? `${boards} पटांपैकी प्रत्येकावरील सर्वोत्तम खेळाडू`
        : `${boards} बोर्ड में से हर एक का सर्वश्रेष्ठ खिलाड़ी`,
  ],
  [
    /^teams of (\d+|four)$/,
    (language, size) => {
      const players = size === 'four' ? 4 : size
      return language === 'mr' ? `${players} जणांचे संघ` : `${players} खिलाड़ियों की टीमें`
    },
  ],
  [
    new RegExp(`^(?:every|each|on) ${DAY}(?: and ${DAY})?$`),
    (language, ...days) => `${language === 'mr' ? 'दर' : 'हर'} ${onDays(language, days)}`,
  ],
  [
    new RegExp(`^${NTH}(?: and ${NTH})? ${DAY} of (?:every|each|the) month$`),
    (language, first, second, day) => {
      const weeks = [first, second].filter((week) => week !== undefined)
      const ordinals = weeks.map((week) => ordinal(language, week))
      return language === 'mr'
        ? `दर महिन्याच्या ${ordinals.map(obliqueMarathi).join(' आणि ')} ${onDays(language, [day])}`
        : `हर महीने के ${ordinals.map(oblique).join(' और ')} ${onDays(language, [day])}`
    },
  ],
  [
    /^(\d+) ?min(?:ute)?s?\.?(?: ?\+ ?(\d+) ?sec(?:ond)?s?\.?)?$/,
    (language, minutes, seconds) => {
      const [minute, second] = language === 'mr' ? ['मि.', 'से.'] : ['मिनट', 'सेकंड']
      return `${minutes} ${minute}${seconds ? ` + ${seconds} ${second}` : ''}`
    },
  ],
  [/^(\d+) rounds?$/, (language, count) => `${count} ${language === 'mr' ? 'फेऱ्या' : 'राउंड'}`],
  [
    /^(?:only )?(\d+) seats?( left| remaining)?$/,
    (language, count, isLeft) =>
      language === 'mr'
        ? `${count} जागा${isLeft ? ' शिल्लक' : ''}`
        : `${count} ${count === '1' ? 'सीट' : 'सीटें'}${isLeft ? ' बाकी' : ''}`,
  ],
  [
    /^first (\d+) (?:entries|players)$/,
    (language, count) => (language === 'mr' ? `पहिले ${count} खेळाडू` : `पहले ${count} खिलाड़ी`),
  ],
  [
    /^best (.+ )?(boy|girl)s?(?: player)?$/,
    (language, group = '', who) => {
      const whose = translated(language, `${group}${who}s`)
      return whose && `${language === 'mr' ? 'सर्वोत्तम खेळाडू' : 'सर्वश्रेष्ठ खिलाड़ी'} (${whose})`
    },
  ],
  [
    /^(best .+) (trophy|medal|certificate)$/,
    (language, who, won) => {
      const [whose, what] = [translated(language, who!), translated(language, won!)]
      return whose && `${whose}: ${what}`
    },
  ],
  [
    new RegExp(`^(\\d+|${COUNTED.join('|')}) (${Object.keys(THINGS).join('|')})$`),
    (language, count, things) => {
      const written = COUNTED.indexOf(count!)
      const number = written === -1 ? count : written + FIRST_COUNTED
      return `${number} ${THINGS[things!]![language === 'mr' ? 0 : 1]}`
    },
  ],
  [
    /^(.+) \(([^()]+)\)$/,
    (language, whole, more) => {
      const [fact, beside] = [translated(language, whole!), translated(language, more!)]
      return fact && beside && `${fact} (${beside})`
    },
  ],
  [
    new RegExp(`^best (.+) (?:of|from|in) (?:the )?(.+) (${AREA})$`),
    (language, who, place, area) => bestOfArea(language, who!, place!, area!),
  ],
  [
    new RegExp(`^best (.+) (${AREA}) ${LOCAL}$`),
    (language, place, area, who) =>
      districtName(language, place!) ? bestOfArea(language, who!, place!, area!) : null,
  ],
  [/^(best .+) prize$/, (language, who) => translated(language, who!)],
  [
    /^best (.+)$/,
    (language, whose) => {
      const who = translated(language, whose!)
      return who && `${language === 'mr' ? 'सर्वोत्तम' : 'सर्वश्रेष्ठ'} ${who}`
    },
  ],
  [
    /^(?:(.+) )?(and|&|or) (.+)$/,
    (language, one = '', joined, other) => {
      const [before, behind] = [one && translated(language, one), translated(language, other!)]
      if (before === null || behind === null) return null
      return `${before} ${JOINED[joined!]![language]} ${behind}`.trim()
    },
  ],
]

function translated(language: 'mr' | 'hi', fact: string): string | null {
  const plain = fact.replace(/^(?:an?|the) /, '')
  const words = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined
  if (words) return words[language === 'mr' ? 0 : 1]
  for (const [pattern, translate] of RULES) {
    const found = pattern.exec(plain)
    const sentence = found && translate(language, ...found.slice(1))
    if (sentence) return sentence
  }
  return null
}

const BETWEEN_PARTS = /(\s*[,;:]\s*|\s+[·–|/]\s+)/
const COMMA_BEFORE_JOINT = /,\s+(?=(?:and|&|or) )/gi

/**
 * A fact of a tournament or a tag, written in English, as a language says it: 'Under 13, 1st' →
 * '13 वर्षांखालील, पहिला क्रमांक'. Parts that no rule knows stay as they are written, and so does the
 * whole text when such a part is joined by 'and' or 'or' to another.
 */
export function factWords(language: Language, text: string): string {
  if (language === 'en') return text
  const joined = text.replace(COMMA_BEFORE_JOINT, ' ')
  const parts = joined.split(BETWEEN_PARTS)
  const words = parts.map((part) => translated(language, part.trim().toLowerCase()))
  const isHalf = parts.some((part, at) => words[at] === null && / (?:and|&|or) /i.test(part))
  if (joined !== text && isHalf) return text
  return (
    parts
      .map((part, at) => words[at] ?? part)
      .join('')
      // '9, 11, 13 वर्षांखालील': the word once.
      .replace(/ वर्षांखालील(?=, \d+ वर्षांखालील(?:,|$))/g, '')
  )
}
