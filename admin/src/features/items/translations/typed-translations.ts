import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import { LANGUAGES, languages } from '@academy/api/shared/languages/languages'
import type { SourcedTranslations } from '@academy/api/shared/text/translations'
import { m } from '@/lib/messages'
import {
  filledTranslations,
  type PlacedTranslation,
  type TypedTranslation,
  type TypedTranslations,
} from './filled-translations'

export function typedTranslations<Field extends string>(
  rules: Record<Field, FieldRule>,
  translations: SourcedTranslations<NoInfer<Field>> = {}
): TypedTranslations<Field> {
  const typed = LANGUAGES.map((language) => {
    const stored = translations[language] as Partial<Record<string, TypedTranslation>> | undefined
    const texts = Object.keys(rules).map((field) => [
      field,
      stored?.[field] ?? { text: '', source: null },
    ])
    return [language, Object.fromEntries(texts)]
  })
  return Object.fromEntries(typed) as TypedTranslations<Field>
}

export const comparedTranslations = <Field extends string>(labels: Record<Field, () => string>) =>
  LANGUAGES.flatMap((language) =>
    Object.entries<() => string>(labels).map(([field, label]) => ({
      name: `translations.${language}.${field as Field}` as const,
      label: () => [label(), languages[language]].join(' · '),
      words: ({ translations }: { translations: TypedTranslations<Field> }): string =>
        translations[language][field as Field].text,
    }))
  )

export const isStale = ({ source, now }: PlacedTranslation) => source !== null && source !== now

/** Of a copy's original: there is no former text of the item itself. */
export const isCopied = ({ source }: TypedTranslation) => source === ''

/** Why visitors do not see a stale translation. */
export const hiddenWords = (stale: TypedTranslation): string =>
  isCopied(stale) ? m.translationCopied() : m.translationHidden()

/** Where somebody would go in vain. */
const PLACES = ['venue', 'city', 'location']

/** The translations that were left as they were when their text changed: places first. */
export function staleTranslations(checked: object, labels: Record<string, unknown>) {
  const names = Object.keys(labels)
  const places = names.filter((name) => PLACES.includes(name))
  const fields = new Set([...places, ...names])
  return filledTranslations(checked, [...fields]).filter(isStale)
}

const CONTEXT = 40

/** Where two texts differ, with some words around it. */
export function changedParts(old: string, now: string): [old: string, now: string] {
  const shorter = Math.min(old.length, now.length)
  let head = 0
  while (head < shorter && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const from = head > CONTEXT ? old.lastIndexOf(' ', head - CONTEXT) + 1 : 0
  const left = tail > CONTEXT ? tail - CONTEXT : 0
  const part = (text: string) => {
    const space = left > 0 ? text.indexOf(' ', text.length - left) : -1
    const to = space < 0 ? text.length : space
    return [from > 0 && '…', text.slice(from, to), to < text.length && '…'].filter(Boolean).join('')
  }
  return [part(old), part(now)]
}
