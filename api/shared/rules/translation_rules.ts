import { achievementRules } from './achievement_rules.js'
import { batchRules } from '../classes/batches.js'
import type { Coded } from './codes.js'
import type { FieldRule } from './field_rule.js'
import type { Reading } from './reading.js'
import { LANGUAGES, type Language } from '../languages/languages.js'
import { plainText } from '../text/plain_text.js'
import { noticeRules } from '../notices/notice_rules.js'
import { factRules } from '../tournament/tournament_facts.js'
import { tournamentRules } from './tournament_rules.js'
import type { SourcedTranslations } from '../text/translations.js'

type TranslationRule = Pick<FieldRule, 'label' | 'lines'> & { max: number }

const { title, description } = tournamentRules
const { title: feat, description: story, studentName, location } = achievementRules

const { level, place } = batchRules

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
  classes: { level, place },
  notices: { text: noticeRules.text, place: noticeRules.place },
} satisfies Record<string, Record<string, TranslationRule>>

export type TranslatedField<Kind extends keyof typeof translationRules> =
  keyof (typeof translationRules)[Kind]

type TranslationRules = Record<string, TranslationRule>

const INVALID: { fault: Coded } = { fault: { code: 'translations_invalid' } }

function findTranslationFault(
  { lines, max }: TranslationRule,
  language: Language,
  field: string,
  text: string
): Coded | undefined {
  if (text.length > max) {
    return { code: 'translation_too_long', params: { language, field, max } }
  }
  if (!lines && text.includes('\n')) {
    return { code: 'translation_one_line', params: { language, field } }
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
  return made.length <= rule.max ? { text, source: made } : undefined
}

/** Those with a text, or what is wrong with the first that cannot be stored. */
export function readTranslations<Rules extends TranslationRules>(
  rules: Rules,
  value: unknown
): Reading<SourcedTranslations<keyof Rules & string>> {
  if (!isRecord(value) || !Object.keys(value).every(isLanguage)) return INVALID
  const read: SourcedTranslations<string> = {}
  for (const language of LANGUAGES) {
    const texts = value[language] ?? {}
    if (!isRecord(texts) || !Object.keys(texts).every((field) => Object.hasOwn(rules, field))) {
      return INVALID
    }
    for (const [field, rule] of Object.entries(rules)) {
      if (texts[field] === undefined) continue
      const translation = readTranslation(rule, texts[field])
      if (!translation) return INVALID
      const { text, source } = translation
      const plain = plainText(text, rule.lines)
      const fault = findTranslationFault(rule, language, field, plain)
      if (fault) return { fault }
      if (plain) read[language] = { ...read[language], [field]: { text: plain, source } }
    }
  }
  return { value: read }
}
