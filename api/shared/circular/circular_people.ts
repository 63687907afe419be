import type { Statement } from './circular_text.js'

interface Found {
  value: string
  phrase: string
}

const PHONE =
  /(?<![\d/])(?:(?:\+91[\s-]?|0)?[5-9]\d{4}[\s-]?\d{5}|\+91[\s-]?\d{10}|0\d{2,4}-\d{6,8})(?![\d/])/
const ROLES =
  '(?:contact(?:\\s+(?:person|nos?\\.?|details?))?|call|enquir(?:y|ies)|quer(?:y|ies)|whats\\s?app|mob(?:ile)?\\.?|phone|ph\\.|organi[sz](?:er|ing secretary)|director|secretary|coordinator|संपर्क|माहितीसाठी)(?![\\p{L}\\p{M}])[\\s:.@-]*'
const ROLE = new RegExp(`^.*?(?:${ROLES})+`, 'iu')
const NAME =
  /^(?:(?:mr|mrs|ms|dr|shri|smt|adv|prof|coach|ia|fa|na|im|gm|श्री|सौ|श्रीमती)\.?\s+)?[\p{Lu}\p{Lo}][\p{L}\p{M}.']*(?:\s+[\p{Lu}\p{Lo}][\p{L}\p{M}.']*){0,3}$/iu
const TITLED = /^(?:mr|mrs|ms|dr|shri|smt|adv|prof|coach|ia|fa|श्री|सौ|श्रीमती)[.\s]/iu
const NO_NAME = /^(?:for|to|on|or|and|at|us|me|no|nos|number|entry|details|more|info|here|now)\b/i

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

/** The first number to call, and the name beside or above it. */
export function readContact(all: Statement[]): { phone?: Found; name?: Found } {
  const called = all.filter(({ text }) => PHONE.test(text))
  const chosen = called.find(({ text }) => ROLE.test(text)) ?? called[0]
  if (!chosen) return {}
  const { text } = chosen
  const phone = PHONE.exec(text)!
  const before = text.slice(0, phone.index).replace(ROLE, '')
  const after = text.slice(phone.index + phone[0].length)
  const bracketed = /^\s*\(([^)]*)\)/.exec(after)?.[1]
  const following = /^[\s-]+([^,;/(]+)/.exec(after)?.[1]
  const hasRole = ROLE.test(text.slice(0, phone.index))
  const name =
    (hasRole ? nameIn(before) : undefined) ??
    (bracketed && nameIn(bracketed)) ??
    (following && nameIn(following))
  const found = { phone: { value: phone[0].trim(), phrase: text } }
  if (name) return { ...found, name: { value: name, phrase: text } }
  const above = all[all.indexOf(chosen) - 1]
  const nameThere = nameAbove(above)
  return above && nameThere ? { ...found, name: { value: nameThere, phrase: above.text } } : found
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>()"]+|(?<![\p{L}\d@.])(?:forms\.gle|bit\.ly|goo\.gl|maps\.app\.goo\.gl|tinyurl\.com)\/[^\s<>()"]+/giu
const MAP = /maps\.app|goo\.gl\/maps|google\.[a-z.]+\/maps|\/\/maps\./i
const FORM = /regist|entry|entries|enter|form|book|नोंदणी|link/i

/** The map and the form among the addresses of a text. */
export function readLinks(all: Statement[]): { map?: Found; form?: Found } {
  const links = all.flatMap(({ text }) =>
    [...text.matchAll(LINK)].map(([address]) => {
      const value = address.replace(/[.,;:!?]+$/, '')
      return { value: /^https?:/i.test(value) ? value : `https://${value}`, phrase: text }
    })
  )
  const map = links.find(({ value }) => MAP.test(value))
  const forms = links.filter(({ value }) => !MAP.test(value))
  const form = forms.find(({ phrase }) => FORM.test(phrase)) ?? forms[0]
  return { ...(map && { map }), ...(form && { form }) }
}
