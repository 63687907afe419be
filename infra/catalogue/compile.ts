/** Turns a message of ICU MessageFormat into the code of a function, and into its type. */
import { parse, type Token } from '@messageformat/parser'
import type { Language } from '@academy/api/shared/languages/languages'
import type { Catalogue } from './speakers.ts'

type Part = 'plural' | 'select' | 'text'

function collectParts(tokens: Token[], found: Map<string, Part>) {
  for (const token of tokens) {
    if (token.type === 'argument') {
      if (!found.has(token.arg)) found.set(token.arg, 'text')
    } else if (token.type === 'plural' || token.type === 'select') {
      found.set(token.arg, token.type)
      for (const { tokens: inner } of token.cases) collectParts(inner, found)
    } else if (token.type !== 'content' && token.type !== 'octothorpe') {
      throw new Error(`${token.type} has no place in a message`)
    }
  }
}

/** What a message leaves open, by name. Throws where the message cannot be read. */
export function partsOf(message: string): Map<string, Part> {
  const found = new Map<string, Part>()
  collectParts(parse(message), found)
  return found
}

/**
 * Which plural a count takes, where that is shorter than asking `Intl`: of whole numbers and fractions
 * the same as CLDR's rules.
 */
const ONE: Record<Language, string> = { en: '==1', mr: '==1', hi: '<=1' }

type Choice = Extract<Token, { cases: unknown }>

function testOf(language: Language, { type, arg }: Choice, key: string): string {
  if (type === 'select') return `p.${arg}==${JSON.stringify(key)}`
  if (key === 'one') return `p.${arg}${ONE[language]}`
  if (/^=\d+$/.test(key)) return `p.${arg}==${key.slice(1)}`
  throw new Error(`No language here has ${key}`)
}

function choiceOf(language: Language, choice: Choice, counted: string): string {
  const inside = choice.type === 'plural' ? choice.arg : counted
  const other = choice.cases.find(({ key }) => key === 'other')
  return choice.cases
    .filter((one) => one !== other)
    .reduceRight(
      (rest, { key, tokens }) =>
        `(${testOf(language, choice, key)}?${expression(language, tokens, inside)}:${rest})`,
      expression(language, other?.tokens ?? [], inside)
    )
}

function expression(language: Language, tokens: Token[], counted = ''): string {
  const parts = tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return JSON.stringify(token.value)
      case 'argument':
        return `p.${token.arg}`
      case 'octothorpe':
        return `p.${counted}`
      case 'plural':
      case 'select':
        return choiceOf(language, token, counted)
      default:
        throw new Error(`${token.type} has no place in a message`)
    }
  })
  // An empty text in front, where two parts might be added as numbers, or none makes a text.
  const isText = tokens.slice(0, 2).some(({ type }) => !/^(argument|octothorpe)$/.test(type))
  return [...(isText ? [] : ['""']), ...parts].join('+')
}

/** Whether a message leaves parts open. */
export const isOpen = (message: string): boolean => partsOf(message).size > 0

export function functionOf(language: Language, message: string): string {
  return `(${isOpen(message) ? 'p' : ''}) => ${expression(language, parse(message))}`
}

const TYPES: Record<Part, string> = { plural: 'number', select: 'string', text: 'string | number' }

/** What each message is asked with, as declarations: what leads each text, and what it is asked first. */
export function signaturesOf(english: Catalogue, before = '', first?: string): string {
  const functions = Object.entries(english).map(([key, message]) => {
    const parts = [...partsOf(message)].map(([name, kind]) => `${name}: ${TYPES[kind]}`)
    const asked = [first, parts.length > 0 && `parts: { ${parts.join('; ')} }`]
    return `  /** ${message.replaceAll('*/', '* /')} */\n  ${before}${key}(${asked.filter(Boolean).join(', ')}): string`
  })
  return functions.join('\n')
}
