import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { WAYS_TO_PAY } from '@academy/api/shared/patterns/payment_words'
import type { Reading } from './reading'
import type { Statement } from './statements'
import { WHATSAPP } from './whatsapp'

/** A mobile number in one or two groups, or a landline's with its code. */
const PHONE =
  /(?<![\d/,@]|\d\.)(?:(?:\+\s?91[\s-]{0,3}|0)?[5-9]\d{4}[\s-]{0,3}\d{5}|\(?\+91\)?[\s-]{0,3}\d{10}|\(?0\d{2,4}\)?[\s-]{1,3}\d{3,4}[\s-]?\d{3,4})(?![\d@]|\/\d{1,4}(?!\d)|,\d|[.-]\d)/g
const ROLES = `(?:contact(?:\\s+(?:person|nos?\\.?|numbers?|details?))?|call|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|${WHATSAPP}|mob(?:ile)?\\.?|phone|ph\\.|ask|help(?:\\s?(?:desk|line))?|ring|message|msg|ping|text|dm|reach|सचिव|अध्यक्ष|organi[sz](?:er|ing secretary)|conveno?e?r|(?:tournament\\s+)?director|(?:hon\\.?\\s+)?secretary|coordinator|स(?:ं|म्)पर्क(?:\\s+(?:सूत्र|करें|करा|करावा|साधावा|साधा))?|(?:नाव ?)?नोंदणी(?:साठी)?|nondani|${WORD_START}wa|${WORD_START}reg(?:n|ister|istration)?\\.?|माहितीसाठी|sampark|cont)${WORD_END}[\\s:.,@-]*`
const ROLE = new RegExp(`^.*(?:${ROLES})`, 'iu')
const ROLE_WORD = new RegExp(ROLES, 'giu')
const TO_CALL = new RegExp(
  `${WHATSAPP}|contact|call|enquir|inquir|quer(?:y|ies)|ask\\b|help\\b|ring\\b|संपर्क|सम्पर्क|माहितीसाठी|sampark`,
  'iu'
)
const PAYING_WORDS = `${anyOf(WAYS_TO_PAY, 'account|payments?|पेमेंट')}|a\\/c`
const NOT_TO_CALL = new RegExp(
  `${PAYING_WORDS}|arbiter|hotel|accommodation|lodging|dormitory|(?:need|for) (?:a |the )?stay\\b|pick[\\s-]?up|refund|पंच|निवास`,
  'iu'
)
const PAYING = new RegExp(`${PAYING_WORDS}|\\bpa(?:y|ying|id)\\b|deposit`, 'iu')

/** Whether a statement says how to pay: what it names is no way to register. */
export const isOfPaying = (text: string) => PAYING.test(text)
/** Who gets what a player paid with takes the entries. */
const GETS_RECEIPT =
  /(?:receipt|screen\s?shot|proof)s?(?!\p{L}).{0,60}\b(?:to|with)\s+[^,;]{0,60}$/iu
const TITLES =
  'mr|mrs|ms|miss|dr|shri|smt|adv|prof|coach|capt|col|er|ia|fa|na|sna|im|gm|fm|श्री|सौ|श्रीमती|श्रीमान|डॉ|प्रा|कु|अॅड|सुश्री'
const NAME = new RegExp(
  `^(?:(?:${TITLES})\\.?\\s+){0,2}[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}.']*(?:\\s+(?:[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}.']*|sir|madam|ma'am|bhau|ji)){0,3}$`,
  'u'
)
const TITLED = new RegExp(`^(?:${TITLES})[.\\s]`, 'iu')
/** 'Sports Officer Shri. Santosh Wabale' */
const TITLED_LAST = new RegExp(
  `${WORD_START}(?:${TITLES})[.\\s](?!.*${WORD_START}(?:${TITLES})[.\\s]).*$`,
  'iu'
)
const NO_PERSON =
  /^(?:for|to|on|or|and|at|us|me|no|nos|entry|entries|details|more|info|here|now|only|till|the|your|in|with|via|thru)\b|academy|club|school|office|association|secretary|organi|director|arbiter|coordinator|officer|teacher|hotel|chess|regist|enquir|contact|whatsapp|number|message|entr|fees?\b|g-?\s?pay|paytm|\bupi\b|payment|venue|rapid|tournament|अकादमी|अकॅडमी|आयोजक|संघटना|क्लब|कार्यालय|नोंदणी|संपर्क|मंडळ|अधिकारी|शिक्षक/iu
/** Words about a number and what to do with it, which belong to no name. */
const OF_NUMBER = new RegExp(
  `${anyOf('करा|करावा|करावे|करें|पाठवा|पाठवावे|भेजें|mob(?:ile)?|ph(?:one)?|cell|tel|on|at|to|nos?|number|e-?mail|नं|नंबर|मो|फोन|मोबाईल|मोबाइल|भ्रमणध्वनी')}\\.?`,
  'giu'
)
/** Not the full stop of a title. */
const SENTENCE_END = new RegExp(`(?<!${WORD_START}(?:${TITLES}))[.;](?=\\s)`, 'iu')

function nameIn(text: string): string | undefined {
  const name = text
    .replace(ROLE_WORD, ' ')
    .replace(OF_NUMBER, ' ')
    .replace(/[,:;@()"/-]+|(?<![\p{L}\p{M}])\.|\d+/gu, ' ')
    .replace(/\s+(?:से|को|यांच्याशी|यांना|यांचेशी|यांच्याकडे)\s*$/u, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return NAME.test(name) && !NO_PERSON.test(name) && name.length > 2 ? name : undefined
}

interface ContactReading {
  phone?: Reading
  name?: Reading
}

interface Call {
  statement: Statement
  number: string
  before: string
  after: string
  isToCall: boolean
  isOther: boolean
}

function callsOf(statement: Statement): Call[] {
  const { text } = statement
  const kind = statement.kind ?? statement.section
  const isToCall = (kind === 'contact' || TO_CALL.test(text)) && statement.kind !== 'other'
  let from = 0
  return [...text.matchAll(PHONE)].map((match) => {
    const before = text.slice(from, match.index)
    from = match.index + match[0].length
    const near = before.split(SENTENCE_END).at(-1)!
    const purpose = kind === 'contact' ? near.replace(/arbiter|पंच/giu, '') : near
    const isNotToCall = NOT_TO_CALL.test(purpose) || isOfPaying(purpose)
    const isOther = !GETS_RECEIPT.test(before) && (isNotToCall || kind === 'other')
    const after = text.slice(from)
    return { statement, number: match[0].trim(), before, after, isToCall, isOther }
  })
}

function nameBeside({ before, after }: Call): string | undefined {
  const own = before.replace(/\([^)]*\)/g, ' ')
  const lead = own.replace(ROLE, '')
  const capitals =
    /(\p{Lu}\p{L}*\.?(?:\s+\p{Lu}\p{L}*\.?)*(?:\s+(?:sir|madam|ma'am|bhau|ji))?)[\s.,:-]*$/u
  const titled = TITLED_LAST.exec(lead)?.[0] ?? ''
  const last = capitals.exec(lead.replace(/\s(?:on|at)[\s:]*$/, ''))?.[1] ?? ''
  const clauses = own.split(/[,;:]\s|\s-\s|\bor\b|किंवा/u).reverse()
  const [, behind = ''] = /^\s*\(([^)]*)\)/.exec(after) ?? []
  // '98220 55555 Ravi Patil'
  const follows = lead.trim() === '' ? (after.split(/[,;/(|]/)[0] ?? '') : ''
  const places = [lead, ...clauses, behind, titled, last, follows]
  return places.map(nameIn).find((name) => name !== undefined)
}

/** The number to register with: that of a line about registration, else the one to call. */
function registrationIn(calls: Call[], { phone }: ContactReading): Reading | undefined {
  const paid = calls.filter(({ statement }) => isOfPaying(statement.text))
  const named = calls.filter(({ statement }) => statement.kind === 'form')
  const [chosen] = named.filter((call) => !call.isOther && !paid.includes(call))
  const reading = chosen
    ? { value: chosen.number, phrase: chosen.statement.text, isSure: named.length === 1 }
    : phone
  if (!reading || isOfPaying(reading.phrase)) return undefined
  const isAlsoPaid = paid.some(({ number }) => digitsOf(number) === digitsOf(reading.value))
  return { ...reading, isSure: reading.isSure && !isAlsoPaid }
}

/** Of a mobile number, with or without what stands before it. */
const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-10)

/**
 * The number to call, and the name beside it: the first one under a word for it, not one for
 * payments, rooms or the arbiter. Sure when one statement says whom to call.
 */
function contactIn(calls: Call[]): ContactReading {
  const chosen =
    calls.find((call) => call.isToCall && !call.isOther) ??
    calls.find((call) => !call.isOther) ??
    calls.find((call) => call.isToCall)
  if (!chosen) return {}
  const { statement, number, before, isToCall, isOther } = chosen
  const { text: phrase, value } = statement
  const others = calls.filter((call) => call.isToCall && call.statement !== statement)
  const isSure = isToCall && !isOther && !GETS_RECEIPT.test(before) && others.length === 0
  const further = calls.filter((call) => call.isToCall && !call.isOther).map((one) => one.number)
  const numbers = new Map([...further, number].map((one) => [digitsOf(one), one]))
  const phone = {
    value: number,
    phrase,
    isSure,
    others: [...numbers.values()].filter((one) => one !== number),
  }
  const name = nameBeside(chosen)
  if (!name) return { phone }
  const isNamed = TITLED.test(name) || (name.includes(' ') && value.startsWith(name))
  return { phone, name: { value: name, phrase, isSure: isSure && isNamed } }
}

function distinctNumbers(calls: Call[]): string[] {
  const numbers = calls.map(({ number }) => number)
  const digits = numbers.map(digitsOf)
  return numbers.filter((_, at) => digits.indexOf(digits[at]!) === at)
}

export interface NumbersReading {
  contact: ContactReading
  registration: Reading | undefined
  /** Those for payments, rooms or the arbiter alone, where no other one is named. */
  unused: string[]
}

/** What the phone numbers of a circular are for. */
export function readNumbers(all: Statement[]): NumbersReading {
  const calls = all.flatMap(callsOf)
  const contact = contactIn(calls)
  return {
    contact,
    registration: registrationIn(calls, contact),
    unused: contact.phone ? [] : distinctNumbers(calls),
  }
}
