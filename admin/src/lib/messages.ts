import type { Language } from '@academy/api/shared/languages/languages'
import type en from '@/messages/en.json'
import { language } from '@/lib/language'

type Key = keyof typeof en
type Parts = Record<string, string | number>
type Catalogue = Record<Key, string>

const catalogues: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('@/messages/en.json').then((module) => module.default),
  mr: () => import('@/messages/mr.json').then((module) => module.default),
  hi: () => import('@/messages/hi.json').then((module) => module.default),
}

let catalogue: Catalogue

/** Loads the catalogue; before that no module that uses a message may be evaluated. */
export async function loadMessages(chosen: Language): Promise<void> {
  catalogue = await catalogues[chosen]()
}

/** Every message of the catalogue as a function of its parts: `m.savedAt({ moment })`. */
export const m = new Proxy({} as Readonly<Record<Key, (parts?: Parts) => string>>, {
  get: (_, key: Key) => (parts?: Parts) => format(catalogue[key], parts),
})

const ARGUMENT = /^(\w+)(?:, *(plural|select), *([\s\S]*))?$/
const CASE_NAME = /\s*(=?\w+)\s*\{/y

/** Fills in a message in the catalogues' part of ICU MessageFormat: `{part}`, `plural`, `select`, `#`. */
export function format(message: string, parts: Parts = {}, count?: string | number): string {
  const start = message.indexOf('{')
  const text = start < 0 ? message : message.slice(0, start)
  const filledText = count === undefined ? text : text.replaceAll('#', String(count))
  if (start < 0) return filledText
  const end = closingBrace(message, start)
  const [, name = '', kind, cases = ''] = ARGUMENT.exec(message.slice(start + 1, end)) ?? []
  const value = parts[name] ?? ''
  const filled = kind ? choose(cases, kind, value, parts, count) : String(value)
  return filledText + filled + format(message.slice(end + 1), parts, count)
}

function choose(
  text: string,
  kind: string,
  value: string | number,
  parts: Parts,
  count?: string | number
) {
  const cases = casesOf(text)
  const isPlural = kind === 'plural'
  const chosen = isPlural
    ? (cases[`=${value}`] ?? cases[new Intl.PluralRules(language()).select(Number(value))])
    : cases[value]
  return format(chosen ?? cases['other'] ?? '', parts, isPlural ? value : count)
}

/** `one {# day} other {# days}` by name. */
function casesOf(text: string): Record<string, string> {
  const cases: Record<string, string> = {}
  CASE_NAME.lastIndex = 0
  for (let match = CASE_NAME.exec(text); match; match = CASE_NAME.exec(text)) {
    const end = closingBrace(text, CASE_NAME.lastIndex - 1)
    cases[match[1] ?? ''] = text.slice(CASE_NAME.lastIndex, end)
    CASE_NAME.lastIndex = end + 1
  }
  return cases
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error(`A brace is not closed: ${text}`)
}
