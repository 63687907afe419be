import { LANGUAGES } from '@academy/api/shared/languages'
import type { FieldPath } from 'react-hook-form'
import * as m from 'virtual:admin-messages'
import { languages } from '@academy/site/languages'
import { factLabels } from './event-facts-schema'
import { tournamentTranslated, type TypedTournament } from './tournament-form-schema'

/** The parts of the form that say something in words. */
export type WordedPart = 'title' | 'description' | 'prizes' | 'facts' | 'translations'

export interface CopiedText {
  path: FieldPath<TypedTournament>
  label: string
  text: string
}

const WORDED_FACTS = [
  ...(['venue', 'seatsNote', 'format', 'timeControl', 'eligibility'] as const),
  ...(['categories', 'federationCodes'] as const),
]

export function copiedTexts(part: WordedPart, values: TypedTournament): CopiedText[] {
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
        label: factLabels[name],
        text: values[name],
      }))
    case 'translations':
      return LANGUAGES.flatMap((language) =>
        tournamentTranslated.map(({ name, label }) => ({
          path: `translations.${language}.${name}` as FieldPath<TypedTournament>,
          label: [label, languages[language]].join(' · '),
          text: values.translations[language][name as 'title'],
        }))
      )
  }
}
