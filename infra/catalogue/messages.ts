/**
 * The catalogues of both apps and of the API's mails (`<language>.json`, ICU MessageFormat), read and
 * turned into functions. A catalogue is flat, so that any translator's tool can edit it.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, type Token } from '@messageformat/parser'
import { identity } from '@academy/api/shared/identity/identity'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'

export type Catalogue = Record<string, string>

export interface Speaker {
  module: string
  root: URL
  catalogues: string
  code: string
  /** What stands elsewhere too, where machines read it, and has words in other languages. */
  identical: Catalogue
}

const code = '{index.html,{src,worker}/**/*.{astro,ts,tsx}}'

export const site: Speaker = {
  catalogues: 'src/i18n/messages/',
  code,
  module: 'virtual:messages',
  root: new URL('../../site/', import.meta.url),
  identical: {
    city: identity.address.city,
    region: identity.address.region,
    addressFirst: identity.address.lines[0],
    addressSecond: identity.address.lines[1],
  },
}

export const admin: Speaker = {
  catalogues: 'src/messages/',
  code,
  module: '@/lib/messages',
  root: new URL('../../admin/', import.meta.url),
  identical: { director: identity.director },
}

/** The API's own: mails and share pictures. */
export const api: Speaker = {
  module: '#generated/messages',
  root: new URL('../../api/', import.meta.url),
  catalogues: 'resources/messages/',
  code: 'app/**/*.ts',
  identical: {},
}

/** The module made of them: the API needs no catalogue when it runs. */
export const apiModule = fileURLToPath(new URL('.adonisjs/server/messages.ts', api.root))

const inMessages = ({ root, catalogues }: Speaker, name: string) =>
  fileURLToPath(new URL(catalogues + name, root))

export const catalogueFile = (language: Language, speaker = site) =>
  inMessages(speaker, `${language}.json`)

export function readCatalogue(language: Language, speaker = site): Catalogue {
  return JSON.parse(readFileSync(catalogueFile(language, speaker), 'utf8')) as Catalogue
}

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

/**
 * Which plural a count takes, where that is shorter than asking `Intl`: of whole numbers and fractions
 * the same as CLDR's rules.
 */
const ONE: Record<Language, string> = { en: '==1', mr: '==1', hi: '<=1' }

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
        const isPlural = token.type === 'plural'
        const inside = isPlural ? token.arg : counted
        const other = token.cases.find(({ key }) => key === 'other')
        return token.cases.reduceRight(
          (rest, { key, tokens: inner }) => {
            if (key === 'other') return rest
            const test = key.startsWith('=')
              ? `==${key.slice(1)}`
              : isPlural
                ? ONE[language]
                : `==${JSON.stringify(key)}`
            if (isPlural && !/^(=\d+|one)$/.test(key))
              throw new Error(`No language here has ${key}`)
            return `(p.${token.arg}${test}?${expression(language, inner, inside)}:${rest})`
          },
          expression(language, other?.tokens ?? [], inside)
        )
      }
      default:
        throw new Error(`${token.type} has no place in a message`)
    }
  })
  // An empty text in front, where two parts might be added as numbers, or none makes a text.
  const isText = tokens.slice(0, 2).some(({ type }) => !/^(argument|octothorpe)$/.test(type))
  return [...(isText ? [] : ['""']), ...parts].join('+')
}

export function functionOf(language: Language, message: string): string {
  const tokens = parse(message)
  const isOpen = openParts(tokens).size > 0
  return `(${isOpen ? 'p' : ''}) => ${expression(language, tokens)}`
}

/** What each message is asked with, as types; the English one decides. */
function signatures(catalogue: Catalogue, before = ''): string {
  const functions = Object.entries(catalogue).map(([key, message]) => {
    const parts = [...openParts(parse(message))].map(
      ([name, kind]) =>
        `${name}: ${{ plural: 'number', select: 'string', text: 'string | number' }[kind]}`
    )
    const asked = parts.length > 0 ? `parts: { ${parts.join('; ')} }` : ''
    return `  /** ${message.replaceAll('*/', '* /')} */\n  ${before}${key}(${asked}): string`
  })
  return functions.join('\n')
}

/** All languages of a catalogue as one module of TypeScript, for a server that speaks each of them. */
export function moduleOfAll(speaker: Speaker): string {
  const each = LANGUAGES.map((language) => {
    const functions = Object.entries(readCatalogue(language, speaker))
      .map(([key, message]) => `    ${key}: ${functionOf(language, message)},`)
      .join('\n')
    return `  ${language}: {\n${functions}\n  },`
  })
  const types = `export interface Messages {\n${signatures(readCatalogue('en', speaker))}\n}`
  const record = `export const messages: Record<'${LANGUAGES.join("' | '")}', Messages>`
  return `${types}\n\n${record} = {\n${each.join('\n')}\n}\n`
}

export function writeTypes() {
  const file = inMessages(site, 'messages.d.ts')
  const functions = signatures(readCatalogue('en'), 'export function ')
  const types = `declare module '${site.module}' {\n${functions}\n}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
}

function usedKeys({ root, module, code: files }: Speaker): Set<string> {
  const folder = fileURLToPath(root)
  const used = new Set<string>()
  for (const file of globSync(files, { cwd: folder })) {
    const code = readFileSync(folder + file, 'utf8')
    // A service worker and the page get their few from the build, under the same name.
    if (!code.includes(module) && !/^(worker|index)/.test(file)) continue
    // Words of every language at once come from the catalogues themselves.
    const name = code.includes("from '@/messages/en.json'") ? '(?:m|en)' : 'm'
    const uses = new RegExp(String.raw`(?<!/)\b${name}\.(\w+)`, 'g')
    for (const [, key] of code.matchAll(uses)) used.add(key!)
  }
  return used
}

/** What is wrong with the catalogues, a sentence each; nothing when they are complete. */
export function catalogueFaults(speaker = site): string[] {
  const faults: string[] = []
  const english = readCatalogue('en', speaker)
  const used = usedKeys(speaker)
  for (const key of Object.keys(english)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) faults.push(`${key}: a key is one word of letters`)
    if (!used.has(key)) faults.push(`${key} is not used`)
  }
  for (const key of used) if (!(key in english)) faults.push(`${key} is not in en.json`)
  for (const [key, text] of Object.entries(speaker.identical)) {
    if (english[key] !== text) faults.push(`${key} is not what the identity says: ${text}`)
  }
  const partsOf = (message: string) => [...openParts(parse(message)).keys()].sort().join(', ')
  for (const language of LANGUAGES) {
    const catalogue = readCatalogue(language, speaker)
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
