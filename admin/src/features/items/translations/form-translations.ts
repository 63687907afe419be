import type { Path, PathValue, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { TranslationPath, TypedTranslation, TypedTranslations } from './typed-translations'

/** What every form of an item holds beside its own fields. */
export interface WithTranslations {
  translations: TypedTranslations
}

/** The translations in the form of whichever kind of item, by their paths. */
export function formTranslations<Input extends WithTranslations, Output>(
  form: UseFormReturn<Input, unknown, Output>
) {
  // Of a form that is not known yet, TypeScript cannot say that these are among its paths.
  type Known = Path<Input>
  const set = (path: string, value: string | null, isTyped: boolean) =>
    form.setValue(path as Known, value as PathValue<Input, Known>, { shouldDirty: isTyped })
  const errorAt = (path: string) => form.getFieldState(path as Known, form.formState).error
  return {
    get: (path: TranslationPath): TypedTranslation =>
      form.getValues(path as Known) as TypedTranslation,
    setText: (path: TranslationPath, text: string) => set(`${path}.text`, text, true),
    setSource: (path: TranslationPath, source: string | null, isTyped = true) =>
      set(`${path}.source`, source, isTyped),
    registerText: (path: TranslationPath, options: RegisterOptions<Input, Known>) =>
      form.register(`${path}.text` as Known, options),
    errorOf: (path: TranslationPath) => errorAt(`${path}.text`)?.message,
    /** Of one of them, or of all together. */
    error: () => errorAt('translations'),
  }
}
