import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFormValue } from '@/features/items/form/use-form-value'
import { formTranslations, type WithTranslations } from './form-translations'
import {
  filledTranslations,
  type PlacedTranslation,
  type TypedTranslation,
} from './filled-translations'
import { staleTranslations } from './typed-translations'

/** The translations that a save asks about, and the rest of the save. */
interface Asked {
  stale: PlacedTranslation[]
  goOn: () => void
}

export interface TranslationsQuestion extends Asked {
  labels: Record<string, () => string>
  errorOf: (asked: PlacedTranslation) => string | undefined
  /** What the form holds by now of what is asked about. */
  answerTo: (asked: PlacedTranslation) => TypedTranslation
  answer: (asked: PlacedTranslation, answer: TypedTranslation) => void
  /** All that are as they were are still right. */
  keepUntouched: () => void
  onClose: () => void
}

/** Asks at a save about the translations that were left as they were when their text changed. */
export function useTranslationsQuestion<Input extends WithTranslations, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  labels: Record<string, () => string>
) {
  const translations = formTranslations(form)
  const [asked, setAsked] = useState<Asked>()
  // Drawn anew with each answer.
  const answers = useFormValue(form, () =>
    (asked?.stale ?? []).map(({ path }) => translations.get(path))
  )

  function answer({ path }: PlacedTranslation, { text, source }: TypedTranslation) {
    translations.setText(path, text)
    translations.setSource(path, source)
  }

  const question: TranslationsQuestion | undefined = asked && {
    ...asked,
    labels,
    answerTo: (one) => answers[asked.stale.indexOf(one)] ?? one,
    errorOf: ({ path }) => translations.errorOf(path),
    answer,
    keepUntouched() {
      for (const one of asked.stale) {
        const { text } = translations.get(one.path)
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
        if (source === null) translations.setSource(path, now, false)
      }
    },
  }
}
