import { LANGUAGES } from '@academy/api/shared/text/languages'
import type { FieldPath } from 'react-hook-form'
import { m } from '@/lib/messages'
import { languages } from '@academy/site/languages'
import type { TranslatedField } from '@/components/translations/typed-translations'
import type { FactName } from './event-facts-schema'
import type { TypedTournament } from './tournament-form-schema'

/** The parts of the form that say something in words. */
export type WordedPart = 'title' | 'description' | 'prizes' | 'facts' | 'translations'

/** What the form calls its fields: it is given, so that this can be loaded without the form's rules. */
export interface Labels {
  facts: Record<FactName, string>
  translated: readonly TranslatedField[]
}

interface CopiedText {
  path: FieldPath<TypedTournament>
  label: string
  text: string
}

const WORDED_FACTS = [
  ...(['venue', 'seatsNote', 'format', 'timeControl', 'eligibility'] as const),
  ...(['categories', 'federationCodes'] as const),
]

export function copiedTexts(
  part: WordedPart,
  values: TypedTournament,
  labels: Labels
): CopiedText[] {
  switch (part) {
    case 'title':
      return [{ path: part, label: m.title(), text: values.title }]
    case 'description':
      return [{ path: part, label: m.description(), text: values.description }]
    case 'prizes':
      return values.prizes.map(({ description }, index) => ({
        path: `prizes.${index}.description`,
        label: m.prizes(),
        text: description,
      }))
    case 'facts':
      return WORDED_FACTS.map((name) => ({
        path: name,
        label: labels.facts[name],
        text: values[name],
      }))
    case 'translations':
      return LANGUAGES.flatMap((language) =>
        labels.translated.map(({ name, label }) => ({
          path: `translations.${language}.${name}` as FieldPath<TypedTournament>,
          label: [label, languages[language]].join(' · '),
          text: values.translations[language][name as 'title'],
        }))
      )
  }
}
