import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { useTranslationsQuestion } from '@/features/items/translations/use-translations-question'
import { useDoubt, type Doubt } from './use-doubt'

/** What is asked between a press of Save and the save: first of translations, then what is doubtful. */
export function useSaveQuestions<Input extends WithTranslations, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  labels: Record<string, () => string>,
  doubtOf: ((output: Output) => Doubt | undefined) | undefined
) {
  const translations = useTranslationsQuestion(form, labels)
  const doubt = useDoubt(doubtOf)
  const questions = [translations.ask, doubt.ask]

  return {
    translations: translations.question,
    doubt: doubt.question,
    /** The one that is open. */
    open: translations.question ?? doubt.question,
    /**
     * @param settled how many of them this save has settled
     * @param goOn begins the save anew, since an answer may have changed what the form holds
     * @returns whether the save has to wait for an answer
     */
    ask: (output: Output, settled: number, goOn: (settled: number) => void): boolean =>
      questions.slice(settled).some((ask, at) => ask(output, () => goOn(settled + at + 1))),
    /** The translations are of the texts that they are saved with. */
    settle: translations.settle,
  }
}
