import { achievementRules } from './achievement_rules.js'
import type { FieldRule } from './field_rule.js'
import { LANGUAGES, type Language } from '../languages/languages.js'
import { plainText } from '../text/plain_text.js'
import { factRules } from '../tournament/tournament_facts.js'
import { tournamentRules } from './tournament_rules.js'
import type { SourcedTranslations } from '../text/translations.js'

type TranslationRule = Pick<FieldRule, 'lines'> & { max: { value: number } }

const { title, description } = tournamentRules
const { title: feat, description: story, studentName, location } = achievementRules

const { venue, city, repeats, seatsNote, format, timeControl, eligibility, contactName } = factRules

/** The texts of an item that can be translated, each optional and with the rule of its field. */
export const translationRules = {
  tournaments: {
    title,
    description,
    venue,
    city,
    repeats,
    seatsNote,
    format,
    timeControl,
    eligibility,
    contactName,
  },
  achievements: { title: feat, description: story, studentName, location },
} satisfies Record<string, Record<string, TranslationRule>>

export type TranslatedField<Kind extends keyof typeof translationRules> =
  keyof (typeof translationRules)[Kind]

type TranslationRules = Record<string, TranslationRule>

export const TRANSLATIONS_INVALID =
  'Translations must be texts by language and field, each with its source'

export function findTranslationFault(
  rule: TranslationRule,
  language: Language,
  field: string,
  text: string
): string | undefined {
  const plain = plainText(text, rule.lines)
  const { value } = rule.max
  if (plain.length > value) {
    return `The translation ${language}.${field} cannot be more than ${value} characters`
  }
  if (!rule.lines && plain.includes('\n')) {
    return `The translation ${language}.${field} can only have one line`
  }
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLanguage = (text: string) => (LANGUAGES as readonly string[]).includes(text)

function readTranslation(rule: TranslationRule, value: unknown) {
  if (!isRecord(value)) return undefined
  const { text, source, ...others } = value
  const isKnown = Object.keys(others).length === 0
  if (!isKnown || typeof text !== 'string' || typeof source !== 'string') return undefined
  const made = plainText(source, rule.lines)
  return made.length <= rule.max.value ? { text, source: made } : undefined
}

/** @returns those with a text, or what is wrong with the first that cannot be stored */
export function readTranslations<Rules extends TranslationRules>(
  rules: Rules,
  value: unknown
): SourcedTranslations<keyof Rules & string> | string {
  if (!isRecord(value) || !Object.keys(value).every(isLanguage)) return TRANSLATIONS_INVALID
  const read: SourcedTranslations<string> = {}
  for (const language of LANGUAGES) {
    const texts = value[language] ?? {}
    if (!isRecord(texts) || !Object.keys(texts).every((field) => Object.hasOwn(rules, field))) {
      return TRANSLATIONS_INVALID
    }
    for (const [field, rule] of Object.entries(rules)) {
      if (texts[field] === undefined) continue
      const translation = readTranslation(rule, texts[field])
      if (!translation) return TRANSLATIONS_INVALID
      const { text, source } = translation
      const fault = findTranslationFault(rule, language, field, text)
      if (fault) return fault
      const plain = plainText(text, rule.lines)
      if (plain) read[language] = { ...read[language], [field]: { text: plain, source } }
    }
  }
  return read
}
