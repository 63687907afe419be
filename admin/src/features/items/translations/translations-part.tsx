import { languageOf } from '@academy/api/shared/text/language'
import { LANGUAGES } from '@academy/api/shared/text/languages'
import { languages } from '@academy/site/languages'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { FieldError, FormField } from '@/components/form-field'
import { Badge } from '@/components/ui/badge'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { TypedTranslations } from './typed-translations'

/** The others only once they are filled in some language. */
const ALWAYS_SHOWN = ['title', 'description']

type Texts = Record<string, string>

interface TranslationsPartProps {
  form: unknown
  labels: Record<string, string>
  values: { translations: TypedTranslations }
}

export function TranslationsPart({ form, labels, values }: TranslationsPartProps) {
  // Of whichever kind of item: only this part of its form is looked at here.
  const { formState, register } = form as UseFormReturn<{ translations: TypedTranslations }>
  const { translations } = values
  const original = values as unknown as Texts
  const written =
    languageOf(
      Object.keys(labels)
        .map((name) => original[name])
        .join(' ')
    ) ?? 'en'
  const isFilled = (texts: Texts) => Object.values(texts).some((words) => words.trim() !== '')
  const translated = LANGUAGES.filter((language) => isFilled(translations[language]))
  const errors = formState.errors.translations
  const texts = [original, ...Object.values<Texts>(translations)]
  const fields = Object.entries(labels).filter(
    ([name]) => ALWAYS_SHOWN.includes(name) || texts.some((one) => one[name]?.trim())
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
              return (
                <FormField key={name} label={label} error={errors?.[language]?.[name]?.message}>
                  {(field) => (
                    <Control
                      {...field}
                      lang={language}
                      autoComplete="off"
                      {...register(`translations.${language}.${name}`)}
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
