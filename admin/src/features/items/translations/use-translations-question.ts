import { useState } from 'react'
import { useWatch, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form'
import {
  filledTranslations,
  staleTranslations,
  type PlacedTranslation,
  type TypedTranslation,
  type TypedTranslations,
} from './typed-translations'

type Form = UseFormReturn<{ translations: TypedTranslations }>

/** The translations that a save asks about, and the rest of the save. */
interface Asked {
  stale: PlacedTranslation[]
  goOn: () => void
}

export interface TranslationsQuestion extends Asked {
  labels: Record<string, string>
  errorOf: (asked: PlacedTranslation) => string | undefined
  control: Control<{ translations: TypedTranslations }>
  answer: (asked: PlacedTranslation, answer: TypedTranslation) => void
  /** All that are as they were are still right. */
  keepUntouched: () => void
  onClose: () => void
}

/** Asks at a save about the translations that were left as they were when their text changed. */
export function useTranslationsQuestion<Input extends FieldValues, Output>(
  typed: UseFormReturn<Input, unknown, Output>,
  labels: Record<string, string>
) {
  // Of whichever kind of item: only its translations are looked at here.
  const form = typed as unknown as Form
  const [asked, setAsked] = useState<Asked>()
  const { errors } = form.formState

  function answer({ path }: PlacedTranslation, { text, source }: TypedTranslation) {
    form.setValue(`${path}.text`, text, { shouldDirty: true })
    form.setValue(`${path}.source`, source, { shouldDirty: true })
  }

  const question: TranslationsQuestion | undefined = asked && {
    ...asked,
    labels,
    control: form.control,
    errorOf: ({ language, field }) => errors.translations?.[language]?.[field]?.text?.message,
    answer,
    keepUntouched() {
      for (const one of asked.stale) {
        const { text } = form.getValues(one.path)
        if (text === one.text) answer(one, { text, source: one.now })
      }
    },
    onClose: () => setAsked(undefined),
  }

  return {
    question,
    /** @returns whether the save has to wait; it goes on when the director has answered */
    ask(checked: object, goOn: () => void): boolean {
      const stale = staleTranslations(checked, labels)
      if (stale.length > 0) setAsked({ stale, goOn })
      return stale.length > 0
    },
    /** What was typed is of the text that it is saved with, whatever becomes of that later. */
    settle(checked: object) {
      setAsked(undefined)
      for (const { path, source, now } of filledTranslations(checked)) {
        if (source === null) form.setValue(`${path}.source`, now)
      }
    },
  }
}

/** What the form holds of a translation that is asked about. */
export const useAnswer = (
  control: TranslationsQuestion['control'],
  { path }: PlacedTranslation
): TypedTranslation => useWatch({ control, name: path })
