import {
  get,
  type FieldError,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import type { TranslationPath, TypedTranslation, TypedTranslations } from './filled-translations'

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
  // Not by `getFieldState`, which would have the whole form drawn when a first key makes it dirty.
  const errorAt = (path: string) => get(form.formState.errors, path) as FieldError | undefined
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
    isWrong: () => errorAt('translations') !== undefined,
    error: () => errorAt('translations')?.message,
  }
}
