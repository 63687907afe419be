/**
 * The catalogues of what the site says (`src/messages/<language>.json`, ICU MessageFormat), read and
 * turned into functions. A catalogue is flat, so that any translator's tool can edit it.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, type Token } from '@messageformat/parser'
import { identity } from '../src/identity.ts'
import { languages, type Language } from '../src/languages.ts'

const source = new URL('../src/', import.meta.url)
const CODE = '{src,worker}/**/*.{astro,ts,tsx}'

export type Catalogue = Record<string, string>

export const catalogueFile = (language: Language) =>
  fileURLToPath(new URL(`messages/${language}.json`, source))

export function readCatalogue(language: Language): Catalogue {
  return JSON.parse(readFileSync(catalogueFile(language), 'utf8')) as Catalogue
}

/** The parts that a message leaves open, by name; those it counts or chooses by apart. */
function openParts(tokens: Token[], found = new Map<string, 'plural' | 'select' | 'text'>()) {
  for (const token of tokens) {
    if (token.type === 'argument') {
      if (!found.has(token.arg)) found.set(token.arg, 'text')
    } else if (token.type === 'plural' || token.type === 'select') {
      found.set(token.arg, token.type)
      for (const { tokens: inner } of token.cases) openParts(inner, found)
    } else if (token.type !== 'content' && token.type !== 'octothorpe') {
      throw new Error(`${token.type} has no place in a message`)
    }
  }
  return found
}

/** A message as an expression of JavaScript, in which `p` holds its open parts. */
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
      case 'select': {
        const value = `p.${token.arg}`
        const isPlural = token.type === 'plural'
        const found = isPlural ? `new Intl.PluralRules('${language}').select(${value})` : value
        const inside = isPlural ? token.arg : counted
        const other = token.cases.find(({ key }) => key === 'other')
        return token.cases.reduceRight(
          (rest, { key, tokens: inner }) => {
            if (key === 'other') return rest
            const test = key.startsWith('=')
              ? `${value}==${key.slice(1)}`
              : `${found}==${JSON.stringify(key)}`
            return `(${test}?${expression(language, inner, inside)}:${rest})`
          },
          expression(language, other?.tokens ?? [], inside)
        )
      }
      default:
        throw new Error(`${token.type} has no place in a message`)
    }
  })
  // An empty text in front, where two parts might be added as numbers, or none makes a text.
  const isText = parts.slice(0, 2).some((part) => /^[("]/.test(part))
  return [...(isText ? [] : ['""']), ...parts].join('+')
}

/** A message as a function of JavaScript. */
export function functionOf(language: Language, message: string): string {
  const tokens = parse(message)
  return `(${openParts(tokens).size > 0 ? 'p' : ''}) => ${expression(language, tokens)}`
}

/** A catalogue as a module: a function for each message. */
export function moduleOf(language: Language, catalogue: Catalogue): string {
  const functions = Object.entries(catalogue)
  return functions
    .map(([key, message]) => `export const ${key} = ${functionOf(language, message)}`)
    .join('\n')
}

/** What a message is asked with, as a type; the English one decides. */
function typesOf(catalogue: Catalogue): string {
  const functions = Object.entries(catalogue).map(([key, message]) => {
    const parts = [...openParts(parse(message))].map(
      ([name, kind]) =>
        `${name}: ${{ plural: 'number', select: 'string', text: 'string | number' }[kind]}`
    )
    const asked = parts.length > 0 ? `parts: { ${parts.join('; ')} }` : ''
    return `  /** ${message.replaceAll('*/', '* /')} */\n  export function ${key}(${asked}): string`
  })
  return `declare module 'virtual:messages' {\n${functions.join('\n')}\n}\n`
}

const typesFile = fileURLToPath(new URL('messages/messages.d.ts', source))

/** Writes the types of all messages beside the catalogues, where they are not what they were. */
export function writeTypes() {
  const types = typesOf(readCatalogue('en'))
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) {
    writeFileSync(typesFile, types)
  }
}

/** The messages that the site's code asks for. */
function usedKeys(): Set<string> {
  const root = fileURLToPath(new URL('..', source))
  const used = new Set<string>()
  for (const file of globSync(CODE, { cwd: root })) {
    const code = readFileSync(root + file, 'utf8')
    // The service worker gets its few from the build, under the same name.
    if (!code.includes('virtual:messages') && !file.startsWith('worker/')) continue
    for (const [, key] of code.matchAll(/\bm\.(\w+)/g)) used.add(key!)
  }
  return used
}

/** What stands in the identity too, where machines read it, and has words in other languages. */
const identical: Catalogue = {
  city: identity.address.city,
  region: identity.address.region,
  addressFirst: identity.address.lines[0],
  addressSecond: identity.address.lines[1],
}

/** What is wrong with the catalogues, a sentence each; nothing when they are complete. */
export function catalogueFaults(): string[] {
  const faults: string[] = []
  const english = readCatalogue('en')
  const used = usedKeys()
  for (const key of Object.keys(english)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) faults.push(`${key}: a key is one word of letters`)
    if (!used.has(key)) faults.push(`${key} is said nowhere`)
  }
  for (const key of used) if (!(key in english)) faults.push(`${key} is not in en.json`)
  for (const [key, text] of Object.entries(identical)) {
    if (english[key] !== text) faults.push(`${key} is not what the identity says: ${text}`)
  }
  const partsOf = (message: string) => [...openParts(parse(message)).keys()].sort().join(', ')
  for (const language of Object.keys(languages) as Language[]) {
    const catalogue = readCatalogue(language)
    for (const key of Object.keys(catalogue)) {
      if (!(key in english)) faults.push(`${key} of ${language}.json is not in en.json`)
    }
    for (const [key, message] of Object.entries(english)) {
      const text = catalogue[key]
      if (text === undefined || text.trim() === '') {
        faults.push(`${key} is missing in ${language}.json`)
        continue
      }
      try {
        const [wanted, found] = [partsOf(message), partsOf(text)]
        if (wanted !== found) {
          faults.push(`${key} of ${language}.json has the parts ${found}, not ${wanted}`)
        }
      } catch (error) {
        faults.push(`${key} of ${language}.json cannot be read: ${(error as Error).message}`)
      }
    }
  }
  return faults
}
