import type { Kind } from './circular_labels.js'
import type { Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

/** A mobile number in one or two groups, or a landline's with its code. */
const PHONE =
  /(?<![\d/,@]|\d\.)(?:(?:\+\s?91[\s-]{0,3}|0)?[5-9]\d{4}[\s-]{0,3}\d{5}|\(?\+91\)?[\s-]{0,3}\d{10}|\(?0\d{2,4}\)?[\s-]{1,3}\d{3,4}[\s-]?\d{3,4})(?![\d@]|\/\d{1,4}(?!\d)|,\d|[.-]\d)|(?<=\d\s?\/\s?)[5-9]\d{4}[\s-]?\d{5}(?![\d@])/g
/** In other groups: only where a number to call is spoken of. */
const GROUPED =
  /(?<![\d/.,@])(?:\+\s?91[\s-]{0,3})?[5-9](?:\d{2}[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3}|\d{3}[\s-]\d{6}|\d{2}[\s-]\d{7}|\d[\s-]\d{4}[\s-]\d{4}|\d[\s-]\d{2}[\s-]\d{2}[\s-]\d{2}[\s-]\d{2})(?![\d@/])/g
const ROLES =
  '(?:contact(?:\\s+(?:person|nos?\\.?|numbers?|details?))?|call|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|whats\\s?app|mob(?:ile)?\\.?|phone|ph\\.|ask|help(?:\\s?(?:desk|line))?|ring|message|msg|ping|text|dm|reach|सचिव|अध्यक्ष|organi[sz](?:er|ing secretary)|conveno?e?r|(?:tournament\\s+)?director|(?:hon\\.?\\s+)?secretary|coordinator|संपर्क(?:\\s+सूत्र)?|सम्पर्क(?:\\s+सूत्र)?|माहितीसाठी|sampark|cont)(?![\\p{L}\\p{M}])[\\s:.,@-]*'
const ROLE = new RegExp(`^.*(?:${ROLES})`, 'iu')
const ROLE_WORD = new RegExp(ROLES, 'giu')
/** The roles of whom a player may call about the event. */
const TO_CALL =
  /contact|call|enquir|inquir|quer(?:y|ies)|whats\s?app|ask\b|help\b|ring\b|संपर्क|सम्पर्क|माहितीसाठी|sampark/iu
const NOT_TO_CALL =
  /g-?\s?pay|google pay|phone\s?pe|paytm|upi|arbiter|a\/c|account|hotel|accommodation|lodging|dormitory|(?:need|for) (?:a |the )?stay\b|pick[\s-]?up|refund|payment|पंच|निवास|फोन पे|फोनपे|गुगल पे|गूगल पे|पेमेंट/iu
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
const NO_NAME =
  /^(?:for|to|on|or|and|at|us|me|no|nos|number|entry|entries|details|more|info|here|now|only|till|the|your|in|with|via|thru)\b/i
const NO_PERSON =
  /academy|club|school|office|association|secretary|organi|director|arbiter|coordinator|hotel|chess|registration|enquir|contact|whatsapp|number|message|entr|fees?\b|g-?\s?pay|paytm|\bupi\b|payment|venue|rapid|tournament|अकादमी|अकॅडमी|आयोजक|संघटना|क्लब|कार्यालय|नोंदणी|संपर्क|मंडळ/iu

function nameIn(text: string): string | undefined {
  const name = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(ROLE_WORD, ' ')
    .replace(
      /(?<![\p{L}\p{M}])(?:mob(?:ile)?|ph(?:one)?|cell|tel|on|at|to|nos?|number|e-?mail|नं|नंबर|मो|फोन|मोबाईल|मोबाइल|भ्रमणध्वनी)(?![\p{L}\p{M}])\.?/giu,
      ' '
    )
    .replace(/(?:^|\s)\(?\w[.)]\s/g, (mark) => (/\d|^\s?[a-z]\)/.test(mark) ? ' ' : mark))
    .replace(/[,:;@()"/-]+|(?<![\p{L}\p{M}])\.|\d+/gu, ' ')
    .replace(/\s+(?:से|को|यांच्याशी|यांना|यांचेशी|यांच्याकडे)\s*$/u, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isName = NAME.test(
    name.replace(new RegExp(`^(?:${TITLES})\\b`, 'i'), (title) => title.toLowerCase())
  )
  return isName && !NO_NAME.test(name) && !NO_PERSON.test(name) && name.length > 2
    ? name
    : undefined
}

/** A title, or a first and a last name. */
const isPerson = (name: string) => TITLED.test(name) || name.split(' ').length > 1

interface Call {
  statement: Statement
  number: string
  /** What stands between the number before and this one; what stands behind. */
  before: string
  after: string
  isToCall: boolean
  isOther: boolean
}

/** Not the full stop of a title. */
const SENTENCE_END = new RegExp(`(?<!(?<![\\p{L}\\p{M}])(?:${TITLES}))[.;](?=\\s)`, 'iu')
const BULLET = /^\W*(?:\d[.)]\s*)?/u
const isCall = (kind: Kind | undefined) => kind === 'contact'

/** All numbers that a text names, with what is said of them. */
function callsOf(all: Statement[]): Call[] {
  return all.flatMap((statement) => {
    const { text, kinds, section } = statement
    const isTold = isCall(kinds[0]) || (isCall(section) && kinds.length === 0) || TO_CALL.test(text)
    const matches = [
      ...text.matchAll(PHONE),
      ...(isTold || ROLE.test(text) ? text.matchAll(GROUPED) : []),
    ].sort((a, b) => a.index - b.index)
    return matches.map((match, at): Call => {
      const from = at === 0 ? 0 : matches[at - 1]!.index + matches[at - 1]![0].length
      const end = match.index + match[0].length
      const before = text.slice(from, match.index)
      const near = before.split(SENTENCE_END).at(-1)!
      return {
        statement,
        number: match[0].trim(),
        before,
        after: text.slice(end, matches[at + 1]?.index ?? text.length),
        isToCall: isTold && kinds[0] !== 'other',
        isOther:
          !GETS_RECEIPT.test(before) &&
          (NOT_TO_CALL.test(isCall(kinds[0]) ? near.replace(/arbiter|पंच/giu, '') : near) ||
            kinds[0] === 'other' ||
            (section === 'other' && kinds.length === 0)),
      }
    })
  })
}

/** A name without a capital, as one types in haste: right behind the word for calling. */
function smallName(before: string): string | undefined {
  const name =
    /\b(?:call|ping|ask|contact|whatsapp|msg|message|text|dm)\s+(\p{Ll}{3,}(?:\s\p{Ll}{3,})?)[\s:-]*$/u.exec(
      before
    )?.[1]
  return name && !NO_NAME.test(name) && !NO_PERSON.test(name) ? name : undefined
}

/** The name beside a number: before it, in brackets behind it, or behind it. */
function nameBeside({ statement, before, after }: Call): string | undefined {
  const isLabelled =
    statement.value !== statement.text &&
    !/\d{5}/.test(statement.text.slice(0, statement.text.indexOf(statement.value)))
  const lead =
    isLabelled && statement.text.startsWith(before)
      ? before
          .slice(Math.max(0, statement.text.indexOf(statement.value)))
          .replace(/\([^)]*\)/g, ' ')
          .replace(ROLE, '')
      : before.replace(/\([^)]*\)/g, ' ').replace(ROLE, '')
  const bracketed = /^\s*\(([^)]*)\)/.exec(after)?.[1]
  const following = /^[\s:,-]+([^,;/(]+)/.exec(after)?.[1]
  const clauses = lead.split(/[,;:]\s|\s-\s|\bor\b|किंवा/u).filter((clause) => clause.trim())
  const sentence = before.replace(/\([^)]*\)/g, ' ').split(/[,;:]\s|\s-\s/)
  return (
    nameIn(lead) ??
    nameIn(sentence.findLast((clause) => nameIn(clause)) ?? '') ??
    nameIn(clauses.at(-1) ?? '') ??
    nameIn(clauses.at(-2) ?? '') ??
    (bracketed && nameIn(bracketed)) ??
    (following && nameIn(following)) ??
    smallName(before) ??
    nameIn(
      /([\p{Lu}]\p{L}*\.?(?:\s+[\p{Lu}]\p{L}*\.?)*(?:\s+(?:sir|madam|ma'am|bhau|ji))?)(?:\s+(?:on|at))?[\s.,:-]*$/u.exec(
        lead
      )?.[1] ?? ''
    )
  )
}

/**
 * The number to call, and the name beside or above it: the first one under a word for it, not one
 * for payments, rooms or the arbiter. Sure when one statement says whom to call.
 */
export function readContact(all: Statement[]): { phone?: Reading; name?: Reading } {
  const calls = callsOf(all)
  const chosen =
    calls.find((call) => call.isToCall && !call.isOther) ??
    calls.find(({ isOther, statement }) => !isOther && ROLE.test(statement.text)) ??
    calls.find(({ isOther }) => !isOther) ??
    calls.find(({ isToCall }) => isToCall) ??
    calls[0]
  if (!chosen) return {}
  const { statement, number } = chosen
  const told = new Set(calls.filter(({ isToCall }) => isToCall).map((call) => call.statement))
  const isAlone = calls.every((call) => call.statement === statement)
  const isSure =
    !chosen.isOther &&
    !GETS_RECEIPT.test(chosen.before) &&
    (isAlone
      ? !NOT_TO_CALL.test(statement.text) || chosen.isToCall
      : chosen.isToCall && told.size === 1)
  const phone = { value: number, phrase: statement.text, isSure }
  const name = nameBeside(chosen)
  if (name) {
    const { kinds, isPlain, value } = statement
    const isFirst = isCall(kinds[0]) && isPlain && value.replace(BULLET, '').startsWith(name)
    const isNamed = isSure && isPerson(name) && (isFirst || TITLED.test(name))
    return { phone, name: { value: name, phrase: statement.text, isSure: isNamed } }
  }
  const at = all.indexOf(statement)
  for (const near of [all[at - 1], all[at + 1]]) {
    if (
      !near ||
      near.section === 'prizes' ||
      (/\d/.test(near.text) && !isCall(near.kinds[0])) ||
      near.line - statement.line > 2 ||
      statement.line - near.line > 2
    )
      continue
    const isRole = isCall(near.kinds[0]) || TITLED.test(near.text) || isCall(near.section)
    const there =
      isRole || !near.kinds[0] ? nameIn(isCall(near.kinds[0]) ? near.value : near.text) : undefined
    if (!there) continue
    const isNamed = isSure && isPerson(there) && TITLED.test(there) && near === all[at - 1]
    return { phone, name: { value: there, phrase: near.text, isSure: isNamed } }
  }
  return { phone }
}

/** Endings by which an address without `https://` is known. */
const ENDINGS =
  'com|in|org|net|co|gle|gl|ly|app|me|example|io|info|online|site|club|link|page|gy|at|to|ee|live|xyz|gd|cc|us|tv|edu|events'
const LINK = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>()"|]+|(?<![\\p{L}\\d@.-])(?:[a-z\\d-]{1,40}\\.){1,4}(?:${ENDINGS})\\/[^\\s<>()"|]*`,
  'giu'
)
const MAP = /maps\.app|goo\.gl\/maps|google\.[a-z.]+\/maps|\/\/maps\.|g\.page\//i
const FORM =
  /regist|regn|entry|entries|enter|form|book|apply|नोंदणी|पंजीयन|रजिस्ट्रेशन|प्रवेशिका|link|लिंक/iu
const FORM_HOST = /forms\.gle|google\.[a-z.]+\/forms|\/(?:register|registration|entry|enter)\b/i
const NO_FORM =
  /facebook|instagram|youtu|twitter|t\.me|wa\.me|whatsapp|chess-results|lichess|chess\.com|\.pdf|website|follow|live|result|pairing/i

/** The map and the form among the addresses of a text. */
export function readLinks(all: Statement[]): { map?: Reading; form?: Reading } {
  const links = all.flatMap(({ text, kinds }) =>
    [...text.matchAll(LINK)].map((match) => {
      const value = match[0].replace(/[.,;:!?*'-]+$/, '')
      const isMap =
        MAP.test(value) || kinds.includes('map') || (kinds[0] === 'venue' && !FORM_HOST.test(value))
      return {
        value: /^https?:/i.test(value) ? value : `https://${value}`,
        phrase: text,
        isSure: true,
        isMap,
        isToForm:
          FORM_HOST.test(value) || kinds.includes('form') || FORM.test(text.replace(value, '')),
      }
    })
  )
  const maps = links.filter(({ isMap }) => isMap)
  const others = links.filter(({ isMap }) => !isMap)
  const forms = others.filter(({ value, phrase }) => !NO_FORM.test(value + phrase))
  const told = forms.filter(({ isToForm }) => isToForm)
  const form = told[0] ?? forms[0] ?? others[0]
  const [map] = maps
  const reading = ({ value, phrase }: Reading, isSure: boolean): Reading => ({
    value,
    phrase,
    isSure,
  })
  const isOne = new Set(told.map(({ value }) => value.toLowerCase())).size === 1
  return {
    ...(map && { map: reading(map, maps.length === 1 && MAP.test(map.value)) }),
    ...(form && { form: reading(form, isOne && told[0] === form) }),
  }
}
