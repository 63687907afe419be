import type { Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

const PHONE =
  /(?<![\d/])(?:(?:\+91[\s-]?|0)?[5-9]\d{4}[\s-]?\d{5}|\+91[\s-]?\d{10}|0\d{2,4}-\d{6,8})(?![\d/])/
const ROLES =
  '(?:contact(?:\\s+(?:person|nos?\\.?|details?))?|call|enquir(?:y|ies)|quer(?:y|ies)|whats\\s?app|mob(?:ile)?\\.?|phone|ph\\.|organi[sz](?:er|ing secretary)|director|secretary|coordinator|संपर्क|माहितीसाठी)(?![\\p{L}\\p{M}])[\\s:.@-]*'
const ROLE = new RegExp(`^.*?(?:${ROLES})+`, 'iu')
/** The roles of whom a player may call about the event. */
const TO_CALL = /contact|call|enquir|quer(?:y|ies)|whats\s?app|संपर्क|माहितीसाठी/iu
const NOT_TO_CALL = /g-?pay|google pay|phone\s?pe|paytm|upi|arbiter|account|hotel|accommodation/i
const NAME =
  /^(?:(?:mr|mrs|ms|dr|shri|smt|adv|prof|coach|ia|fa|na|im|gm|श्री|सौ|श्रीमती)\.?\s+)?[\p{Lu}\p{Lo}][\p{L}\p{M}.']*(?:\s+[\p{Lu}\p{Lo}][\p{L}\p{M}.']*){0,3}$/iu
const TITLED = /^(?:mr|mrs|ms|dr|shri|smt|adv|prof|coach|ia|fa|श्री|सौ|श्रीमती)[.\s]/iu
const NO_NAME = /^(?:for|to|on|or|and|at|us|me|no|nos|number|entry|details|more|info|here|now)\b/i
const NO_PERSON =
  /academy|club|school|office|association|secretary|organi|director|arbiter|coordinator|hotel|chess|registration|enquir|contact|whatsapp|number|message|entr|अकादमी|संघटना|क्लब|कार्यालय|नोंदणी/iu

function nameIn(text: string): string | undefined {
  const name = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[,:;@()-]+/g, ' ')
    .replace(/\b(?:mob(?:ile)?|ph(?:one)?|cell|on|at|to)\b\.?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return NAME.test(name) && !NO_NAME.test(name) && name.length > 2 ? name : undefined
}

/** A name that stands in the line above its number, told to be a person's by a role or a title. */
function nameAbove(above: Statement | undefined): string | undefined {
  if (!above) return undefined
  return ROLE.test(above.text) || TITLED.test(above.text)
    ? nameIn(above.text.replace(ROLE, ''))
    : undefined
}

/** A title, or a first and a last name, and no word of an institution. */
const isPerson = (name: string) =>
  (TITLED.test(name) || name.split(' ').length > 1) && !NO_PERSON.test(name)

/** The number to call, and the name beside or above it. */
export function readContact(all: Statement[]): { phone?: Reading; name?: Reading } {
  const called = all.filter(({ text }) => PHONE.test(text))
  const chosen =
    called.find(({ text }) => ROLE.test(text) && !NOT_TO_CALL.test(text)) ??
    called.find(({ text }) => ROLE.test(text)) ??
    called[0]
  if (!chosen) return {}
  const { text } = chosen
  const number = PHONE.exec(text)!
  const lead = text.slice(0, number.index)
  const after = text.slice(number.index + number[0].length)
  const roles = called.filter((one) => TO_CALL.test(one.text))
  const isSure =
    !NOT_TO_CALL.test(text) && (called.length === 1 || (TO_CALL.test(text) && roles.length === 1))
  const phone = { value: number[0].trim(), phrase: text, isSure }
  const bracketed = /^\s*\(([^)]*)\)/.exec(after)?.[1]
  const following = /^[\s-]+([^,;/(]+)/.exec(after)?.[1]
  const hasRole = ROLE.test(lead)
  const name =
    (hasRole ? nameIn(lead.replace(ROLE, '')) : undefined) ??
    (bracketed && nameIn(bracketed)) ??
    (following && nameIn(following))
  if (name) return { phone, name: { value: name, phrase: text, isSure: isSure && isPerson(name) } }
  const above = all[all.indexOf(chosen) - 1]
  const nameThere = nameAbove(above)
  if (!above || !nameThere) return { phone }
  const isNamed = isSure && isPerson(nameThere) && TITLED.test(nameThere)
  return { phone, name: { value: nameThere, phrase: above.text, isSure: isNamed } }
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>()"]+|(?<![\p{L}\d@.])(?:forms\.gle|bit\.ly|goo\.gl|maps\.app\.goo\.gl|tinyurl\.com)\/[^\s<>()"]+/giu
const MAP = /maps\.app|goo\.gl\/maps|google\.[a-z.]+\/maps|\/\/maps\./i
const FORM = /regist|entry|entries|enter|form|book|नोंदणी|link/i
const FORM_HOST = /forms\.gle|google\.[a-z.]+\/forms|\/(?:register|registration|entry|enter)\b/i
const NO_FORM =
  /facebook|instagram|youtu|twitter|t\.me|wa\.me|whatsapp|chess-results|lichess|chess\.com|\.pdf|website|follow|live|result/i

/** The map and the form among the addresses of a text. */
export function readLinks(all: Statement[]): { map?: Reading; form?: Reading } {
  const links = all.flatMap(({ text }) =>
    [...text.matchAll(LINK)].map(([address]) => {
      const value = address.replace(/[.,;:!?*]+$/, '')
      return {
        value: /^https?:/i.test(value) ? value : `https://${value}`,
        phrase: text,
        isSure: true,
      }
    })
  )
  const maps = links.filter(({ value }) => MAP.test(value))
  const forms = links.filter(
    ({ value, phrase }) => !MAP.test(value) && !NO_FORM.test(value + phrase)
  )
  const others = links.filter(({ value }) => !MAP.test(value))
  const told = forms.filter(
    ({ value, phrase }) => FORM_HOST.test(value) || FORM.test(phrase.replace(value, ''))
  )
  const form = told[0] ?? forms[0] ?? others[0]
  const [map] = maps
  return {
    ...(map && { map: { ...map, isSure: maps.length === 1 } }),
    ...(form && { form: { ...form, isSure: told.length === 1 && told[0] === form } }),
  }
}
