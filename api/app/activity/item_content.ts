import type { LucidRow } from '@adonisjs/lucid/types/model'
import { storedTranslations } from '#support/stored_translations'
import type { Fields } from '#activity/difference'
import type { StoredPicture } from '#pictures/stored_picture'
import type { Language } from '#shared/languages/languages'
import type { SourcedTranslations, Translation } from '#shared/text/translations'

/** Columns that are no content of any row that has them. */
const NO_CONTENT = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'searchText',
  'translations',
])

interface Row extends LucidRow {
  derivedColumns: readonly string[]
}

/** The fields of an item, notice or class. Each translation is one of its own: `translations.mr.venue`. */
export function contentOf(item: Row): Fields {
  const { derivedColumns } = item
  const isContent = (name: string) => !NO_CONTENT.has(name) && !derivedColumns.includes(name)
  const entries = Object.entries(item.$attributes).filter(([name]) => isContent(name))
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, fieldOf(name, value)])),
    ...translationFields(storedTranslations(item.$attributes)),
  }
}

const PREFIX = 'translations.'

function translationFields(translations: SourcedTranslations<string> = {}): Fields {
  const entries = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).map(([field, one]) => [`${PREFIX}${language}.${field}`, one])
  )
  return Object.fromEntries(entries)
}

/** The fields of a past difference but its translations. */
export const untranslated = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(PREFIX)))

const NONE: Translation = { text: '', source: '' }

/** The translations of an item with those of a past difference back in place; some are empty now. */
export function revertedTranslations(item: LucidRow, before: Fields) {
  const reverted: SourcedTranslations<string> = { ...storedTranslations(item.$attributes) }
  for (const [name, translation] of Object.entries(before)) {
    if (!name.startsWith(PREFIX)) continue
    const [, language, field] = name.split('.') as [string, Language, string]
    reverted[language] = {
      ...reverted[language],
      [field]: (translation as Translation | null) ?? NONE,
    }
  }
  return reverted
}

/** A picture without the placeholder, which would still show a removed one. */
function fieldOf(name: string, value: unknown): unknown {
  if (name !== 'picture') return value
  if (!value) return null
  const { base, widths } = value as StoredPicture
  return { base, widths }
}
