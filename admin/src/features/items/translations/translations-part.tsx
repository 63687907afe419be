import { languageOf } from '@academy/api/shared/languages/language_of'
import { LANGUAGES, languages } from '@academy/api/shared/languages/languages'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { FieldError, FormField } from '@/components/form-field'
import { Badge } from '@/components/ui/badge'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import {
  filledTranslations,
  hiddenWords,
  isStale,
  type TypedTranslations,
} from './typed-translations'

/** The others only once they are filled in some language. */
const ALWAYS_SHOWN = ['title', 'description']

interface TranslationsPartProps {
  form: unknown
  labels: Record<string, string>
  values: { translations: TypedTranslations }
}

export function TranslationsPart({ form, labels, values }: TranslationsPartProps) {
  // Of whichever kind of item: only this part of its form is looked at here.
  const { formState, register, setValue } = form as UseFormReturn<{
    translations: TypedTranslations
  }>
  const original = values as unknown as Record<string, string>
  const written =
    languageOf(
      Object.keys(labels)
        .map((name) => original[name])
        .join(' ')
    ) ?? 'en'
  const filled = filledTranslations(values)
  const hidden = new Map(filled.filter(isStale).map((one) => [one.path, hiddenWords(one)]))
  const translated = LANGUAGES.filter((code) => filled.some(({ language }) => language === code))
  const errors = formState.errors.translations
  const fields = Object.entries(labels).filter(
    ([name]) =>
      ALWAYS_SHOWN.includes(name) ||
      original[name]?.trim() ||
      filled.some(({ field }) => field === name)
  )
  // What is there already is never out of sight.
  const shown = LANGUAGES.filter(
    (language) => language !== written || translated.includes(language)
  )

  const chips = (
    <span className="mt-1 flex flex-wrap gap-2">
      {translated.map((language) => (
        <Badge key={language} variant="secondary" lang={language}>
          {languages[language]}
        </Badge>
      ))}
      {hidden.size > 0 && <span>{m.translationsHidden({ count: hidden.size })}</span>}
    </span>
  )
  return (
    <FoldedPart
      title={m.otherLanguages()}
      summary={translated.length > 0 ? chips : m.otherLanguagesSummary()}
      isWrong={errors !== undefined}
    >
      {errors?.message && <FieldError>{errors.message}</FieldError>}
      <div className="grid gap-8">
        <p className="text-sm text-muted-foreground">{m.otherLanguagesHint()}</p>
        {shown.map((language) => (
          <fieldset key={language} className="grid min-w-0 gap-5">
            <legend lang={language} className="mb-4 text-lg font-bold text-pale">
              {languages[language]}
            </legend>
            {fields.map(([name, label]) => {
              const Control = name === 'description' ? Textarea : Input
              const path = `translations.${language}.${name}` as const
              return (
                <FormField
                  key={name}
                  label={label}
                  hint={hidden.get(path)}
                  error={errors?.[language]?.[name]?.text?.message}
                >
                  {(field) => (
                    <Control
                      {...field}
                      lang={language}
                      autoComplete="off"
                      {...register(`${path}.text`, {
                        onChange: () => setValue(`${path}.source`, null, { shouldDirty: true }),
                      })}
                    />
                  )}
                </FormField>
              )
            })}
          </fieldset>
        ))}
      </div>
    </FoldedPart>
  )
}
