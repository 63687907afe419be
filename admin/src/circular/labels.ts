import { WAYS_TO_PAY } from '@academy/api/shared/patterns/payment_words'
import { WHATSAPP } from './whatsapp'
import { anyOf } from '@academy/api/shared/text/whole_words'
export interface Labelled {
  /** What its label announces; absent where that is none of what we read. */
  kind: Kind | undefined
  label: string
  /** Empty when the label stands alone. */
  value: string
  isPlain: boolean
}

/**
 * The words of labels in English, Marathi, Hindi and Marathi in Latin letters; `*` stands for the
 * rest of a word. The first kind that a label has a word of outweighs the later ones.
 */
const VOCABULARY = [
  [
    'other',
    `${WAYS_TO_PAY}|prize distribution|prize giving|closing ceremony|inaugurat*|opening ceremony|accommodation|accomodation|lodging|bank*|a/c|account|payment|payments|ifsc|arbiter*|website|facebook|instagram|youtube|follow|live|result|results|pairings|chess-?results|rules|note|notes|instructions|lunch|food|meals|refreshment*|nearest|how to reach|platform|sponsor*|tie ?-?break*|rating list|enclos*|ref|pay|refund*|नियम|सूचना|टीप|पंच|निवास*|भोजन|जेवण|पेमेंट|खाते|प्रायोजक|मुख्य पंच`,
  ],
  [
    'deadline',
    'l\\.?/?d|la?st date*|la?st day|la?st dt|dead ?line|cut ?-?off|closing|closes?|close on|closed|entries till|entry till|entries upto|entries by|entries before|registrations? till|registrations? ends?|ends? registration|register before|register by|apply before|last|अंतिम|अंतीम|शेवट*|मुदत|नोंदणी बंद|प्रवेश बंद|आखिरी|shevat*|antim|akhri',
  ],
  [
    'extraFee',
    'late fees?|late entry|late entries|late registration|with late|spot entry|spot fees?|spot registration|early ?-?bird|विलंब*|लेट फी*|लेट|उशिरा',
  ],
  [
    'categories',
    'age cat*|age groups?|categor*|groups?|sections?|वयोगट|गट|आयु वर्ग|वर्ग|श्रेणी|विभाग|gat|vayogat',
  ],
  [
    'form',
    'registration link|entry link|entry form|registration form|google form|form link|link|links|entry forms?|regn\\.? link|नोंदणी लिंक|पंजीकरण लिंक|पंजीयन लिंक|रजिस्ट्रेशन लिंक|लिंक|फॉर्म|how do i enter|apply|register|register here|register on|register at|online registration|online entry|enter at',
  ],
  [
    'fee',
    'fees?|ef|entry|charges?|how much|cost|फी|फीस|फ़ीस|फि|शुल्क|मूल्य|pravesh|shulk|contribution|donation|सहभाग|सहभागिता|पंजीकरण शुल्क',
  ],
  [
    'clock',
    'time ?-?controls?|time limit|rate of play|tempo|tc|t\\.c|t/c|time format|thinking time|कालमर्यादा|काल मर्यादा|वेळ ?मर्यादा|वेळेची मर्यादा|टाइम कंट्रोल|टाईम कंट्रोल|समय नियंत्रण|वेळ नियंत्रण|समय सीमा',
  ],
  [
    'reporting',
    'report|reporting|rpt|rptg|check ?-?in|assembl*|arrival|be present|उपस्थित*|हजेरी*|हजर|रिपोर्टिंग|रिपोर्टींग|hajeri|hajar|upasthit*',
  ],
  ['map', 'map|maps|google maps?|google location|gps|नकाशा|लोकेशन|गुगल मॅप|मॅप|live location'],
  [
    'contact',
    `contact*|cont|call|help|help ?desk|ring|enquir*|inquir*|quer*|questions|for details|more details|information|${WHATSAPP}|mobile|mob|phone|ph|cell|helpline|tel|coordinator|co-ordinator|organi[sz]ing secretary|organi[sz]ers?|conveno?e?rs?|secretary|in ?charge|info|सचिव|संयोजक|tournament director|संपर्क|सम्पर्क|माहिती*|चौकशी*|जानकारी|फोन|मोबाईल|मोबाइल|दूरभाष|मो|sampark|mahiti*`,
  ],
  [
    'seats',
    'max|maximum|cap|seats?|slots?|capacity|limited|limit|no of players|how many players|max players|खेळाडू मर्यादा|मर्यादा|खेळाडू संख्या|कमाल|जास्तीत जास्त|अधिकतम',
  ],
  ['rounds', 'rounds?|rnds?|rds|फेऱ्या|फेऱ्यांची|फेरी संख्या|राउंड|राऊंड|राउण्ड|चक्र|pherya|ferya'],
  [
    'eligibility',
    'eligib*|participation|who can*|open to|open for|only for|ages?|age limit|rating limit|rating band|पात्रता|वय|वयोमर्यादा|आयु|आयु सीमा|patrata',
  ],
  ['rated', 'fide rated|fide rating|rated|rating|rating status|मानांकन'],
  [
    'prizes',
    'prizes?|awards?|cash|prize money|rewards?|what can i win|बक्षि*|बक्षी*|पारितोषिक*|पुरस्कार*|इनाम*|bakshis*|baksheese?|puraskar|inam',
  ],
  [
    'venue',
    'venue|at|hall|playing hall|tournament hall|place|where|jaga|जागा|जगह|कुठे|कोठे|कहाँ|कहां|location|address|स्थळ|ठिकाण|स्थान|स्थल|पत्ता|पता|वेन्यू|जागेचा पत्ता|thikan|sthal|sthan|stal',
  ],
  ['end', 'ends?|ends on|end date|concludes?|to date|समाप्ती|समाप्ति|समारोप'],
  [
    'date',
    'dates?|commences?|commencement|when|dt|schedule|held on|दिनांक|तारीख|तारखा|तिथि|दि|दिवस|divas|कधी|कब|वार|dinank|tarikh|tithi',
  ],
  ['time', 'times?|timing|timings|tym|वेळ|समय|टाइम|वेळा|vel|samay|starts?'],
  ['form', 'regist*|reg|regn|form|forms|entries|नोंदणी*|पंजीयन|पंजीकरण|रजिस्ट्रेशन|आवेदन|nondani'],
  [
    'title',
    'subject|sub|name of the event|name of the tournament|name of event|name of tournament|event name|tournament name|event|tournament|विषय|स्पर्धेचे नाव|स्पर्धा|प्रतियोगिता',
  ],
] as const

export type Kind = (typeof VOCABULARY)[number][0]

/** Words that a plain label may have beside those of its kind. */
const FILLER =
  'the|of|for|and|to|per|in|on|at|by|is|are|a|an|both|tournament|event|competition|championship|chess|player|players|person|persons|number|no|nos|details?|info|date|dates|time|start|total|main|online|offline|entry|entries|registration|registering|receipt|tournaments?|participants?|only|here|now|our|your|us|with|number|numbers|starting|receiving|submission|applying|wise|structure|event|hall|ticket|name|list|open|full|google|playing|day|days|how|many|must|players|kindly|please|before|till|from|amount|maximum|max|special|cash|more|any|further|question|still|have|स्पर्धेची|स्पर्धेचे|स्पर्धेचा|संख्या|खेळाची|स्पर्धा|एकूण|कुल|नाव|ऑनलाइन|ऑनलाईन|प्रवेश|प्रवेशाची|प्रवेशिका|स्वीकारण्याची|नोंदणीची|नोंदणी|करण्याची|एंट्री|एन्ट्री|अधिक|साठी|तारीख|दिनांक|तिथि|मुदत|की|का|के|लिए|चा|ची|चे|व|आणि|और|एवं|वेळ|समय|खेळाडू|आयोजन|हेतु|सूत्र|किती|कितनी|कितने|शेवटची|spardheche|spardhechi|ekun|tarikh|adhik|sathi|online|nav|thikan|ani'

const BULLET = /^(?:(?:\(?\d{1,2}[.)](?!\d)|\(?[a-z][.)](?=\s)|[-:>+#,;.])\s*)+/iu

const KINDS = VOCABULARY.map(([kind, words]) => [kind, new RegExp(anyOf(words), 'giu')] as const)
const FILLERS = new RegExp(anyOf(FILLER), 'giu')

const LABEL_MAX = 70

const kindOf = (label: string): Kind | undefined =>
  KINDS.find(([, words]) => label.search(words) >= 0)?.[0]

function isPlainLabel(label: string): boolean {
  const rest = KINDS.reduce((text, [, words]) => text.replace(words, ' '), label)
  return !/[\p{L}\d]/u.test(rest.replace(FILLERS, ' '))
}

const isLabel = (text: string) => kindOf(text) !== undefined && isPlainLabel(text)

/** A colon that belongs to no time of day and no address, or the question mark of 'When?'. */
const COLON = /\s*(?::(?!\/\/|(?<=\d:)\d)[-=:>\s]*|\?\s+-?\s*|\?$)/u
/** Signs that part a label from its value when the label surely is one. */
const WEAK = /\s*=+>?\s*|\s+-+>?\s*|-+>?\s+|-+>?(?=[\d\p{L}₹])/u

function cut(text: string, at: RegExp): { label: string; value: string } | undefined {
  const match = at.exec(text)
  if (!match) return undefined
  const label = text.slice(0, match.index).trim()
  if (!label || label.length > LABEL_MAX) return undefined
  return { label, value: text.slice(match.index + match[0].length).trim() }
}

/** The longest label that the text begins with. */
function leading(text: string): { label: string; value: string } | undefined {
  const label = [...text.matchAll(/[^\s]+(?=\s|$)/g)]
    .slice(0, 6)
    .map((word) => text.slice(0, word.index + word[0].length))
    .findLast(isLabel)
  return label === undefined ? undefined : { label, value: text.slice(label.length).trim() }
}

/**
 * The label of a text: words before a colon, whatever they are (of no kind when they tell none); or
 * label words alone before a dash, a sign of equality or nothing but a space.
 */
export function labelOf(text: string): Labelled | undefined {
  const bare = text.replace(BULLET, '')
  const before = cut(bare, COLON)
  const isPlain = before !== undefined && isPlainLabel(before.label)
  // Further labels inside: 'Date - 5 Dec 2026, Time: 9 am'.
  const weak = isPlain ? undefined : weakLabel(bare)
  return weak ?? (before && { ...before, kind: kindOf(before.label), isPlain })
}

function weakLabel(text: string): Labelled | undefined {
  const dashed = cut(text, WEAK)
  const found = dashed && isLabel(dashed.label) ? dashed : leading(text)
  if (!found) return undefined
  const kind = kindOf(found.label)
  // 'Tournament', 'Rating' or 'Hall' at the head of a sentence is no label.
  const isWord = kind === 'title' || kind === 'rated' || /^hall\W*$/i.test(found.label)
  if (found !== dashed && found.value && isWord) return undefined
  return { ...found, kind, isPlain: !/^at$/i.test(found.label) }
}

/** Where in a line further labels begin: words of another kind before a colon. */
export function labelStarts(line: string): number[] {
  const starts: number[] = []
  const first = labelOf(line)
  const firstEnd = first ? line.indexOf(first.label) + first.label.length : 0
  let current = first?.kind
  for (const sign of line.matchAll(/\s*:(?!\/\/|(?<=\d:)\d)/gu)) {
    if (sign.index <= firstEnd) continue
    const words = [...line.slice(0, sign.index).matchAll(/[^\s,;|()]+/g)].slice(-4)
    const start = words.find(({ index }) => isLabel(line.slice(index, sign.index)))?.index
    const kind = kindOf(line.slice(start, sign.index))
    if (!start || kind === current || kind === 'title') continue
    starts.push(start)
    current = kind
  }
  return starts
}
