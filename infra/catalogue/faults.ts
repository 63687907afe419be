import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import { partsOf } from './compile.ts'
import { catalogueFile, readCatalogues, type Catalogues, type Speaker } from './speakers.ts'

/** What Marathi and Hindi say as English does. */
const THE_SAME = /^(?:WhatsApp|Google Calendar|name@example\.com|AICF .*)$/

function isTranslated(message: string): boolean {
  const words = message.replace(/\{\w+\}/g, '')
  return /[\u0900-\u097f]/.test(words) || !/[a-z]/i.test(words) || THE_SAME.test(message)
}

/** In the app's language, or in one that is handed over. */
const SAID = /(?<!\/)\b(?:m|mIn)\.(\w+)/g

function usedKeys({ root, module, handedOn = module, others, code: files }: Speaker): Set<string> {
  const folder = fileURLToPath(root)
  const used = new Set<string>()
  for (const file of globSync(files, { cwd: folder })) {
    const code = readFileSync(folder + file, 'utf8')
    if (!code.includes(handedOn) && !others?.test(file)) continue
    for (const [, key] of code.matchAll(SAID)) used.add(key!)
  }
  return used
}

/** A fault brings along the English name of its field or list: other languages go without. */
const isEnglishPart = (key: string, part: string) =>
  key.startsWith('fault') && ['label', 'items'].includes(part)

function partNames(key: string, message: string): string {
  const names = [...partsOf(message).keys()].filter((part) => !isEnglishPart(key, part))
  return names.sort().join(', ')
}

function faultsOfText(key: string, language: Language, english: string, text?: string): string[] {
  const name = `${key} of ${language}.json`
  if (text === undefined || text.trim() === '') return [`${key} is missing in ${language}.json`]
  const faults: string[] = []
  try {
    const [wanted, found] = [partNames(key, english), partNames(key, text)]
    if (wanted !== found) faults.push(`${name} has the parts ${found}, not ${wanted}`)
  } catch (error) {
    faults.push(`${name} cannot be read: ${(error as Error).message}`)
  }
  if (/[\u0966-\u096f]/.test(text)) faults.push(`${name} has figures that are not Latin`)
  if (language !== 'en' && !isTranslated(text)) faults.push(`${name} is not translated`)
  return faults
}

/** What is wrong with catalogues, a sentence each; nothing when they are complete. */
export function faultsOf(catalogues: Catalogues, used: Set<string>): string[] {
  const english = catalogues.en
  const faults: string[] = []
  for (const key of Object.keys(english)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) faults.push(`${key}: a key is one word of letters`)
    if (!used.has(key)) faults.push(`${key} is not used`)
  }
  for (const key of used) if (!(key in english)) faults.push(`${key} is not in en.json`)
  for (const language of LANGUAGES) {
    const catalogue = catalogues[language]
    for (const key of Object.keys(catalogue)) {
      if (!(key in english)) faults.push(`${key} of ${language}.json is not in en.json`)
    }
    for (const [key, message] of Object.entries(english)) {
      faults.push(...faultsOfText(key, language, message, catalogue[key]))
    }
  }
  return faults
}

/** JSON keeps the second of two alike, and says nothing. */
export function repeatedKeys(catalogue: string): string[] {
  const keys = [...catalogue.matchAll(/^ *"(\w+)":/gm)].map(([, key]) => key!)
  return keys.filter((key, at) => keys.indexOf(key) < at)
}

export function catalogueFaults(speaker: Speaker): string[] {
  const repeated = LANGUAGES.flatMap((language) => {
    const keys = repeatedKeys(readFileSync(catalogueFile(speaker, language), 'utf8'))
    return keys.map((key) => `${key} stands twice in ${language}.json`)
  })
  return [...repeated, ...faultsOf(readCatalogues(speaker), usedKeys(speaker))]
}
