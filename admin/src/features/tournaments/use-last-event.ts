import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { useQueryClient } from '@tanstack/react-query'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { cachedItems } from '@/lib/item-cache'
import type { FieldName, TournamentForm, TypedTournament } from './tournament-form-schema'
import { tournamentResource } from './tournament-resource'

/** What is alike in nine events of ten. */
const LASTING = ['venue', 'city', 'contactName', 'contactPhone'] as const
type Lasting = (typeof LASTING)[number]

const isLasting = (name: FieldName): name is Lasting => LASTING.some((one) => one === name)

export interface LastTime {
  words: string
  onTake: () => void
}

/** Offers what the newest event says, for fields of another one that are empty. */
export function useLastEvent(form: TournamentForm) {
  const [last] = cachedItems(useQueryClient(), tournamentResource).sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt)
  )

  function take(name: Lasting, words: string) {
    form.setValue(name, words, { shouldDirty: true })
    if (name === 'contactPhone') return
    const { translations } = form.getValues()
    const known = typedTranslations(translationRules.tournaments, last?.translations)
    for (const language of LANGUAGES) {
      const translation = known[language][name]
      const isOfThis = translation.source === words
      if (!isOfThis || translations[language][name].text) continue
      form.setValue(`translations.${language}.${name}`, translation, { shouldDirty: true })
    }
  }

  return (name: FieldName, value: TypedTournament[FieldName]): LastTime | undefined => {
    const words = isLasting(name) && value === '' && last?.[name]
    return words ? { words, onTake: () => take(name as Lasting, words) } : undefined
  }
}
