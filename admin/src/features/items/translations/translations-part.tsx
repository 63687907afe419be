import { languageOf } from '@academy/api/shared/languages/language_of'
import { LANGUAGES, languages } from '@academy/api/shared/languages/languages'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { FieldError, FormField } from '@/components/form-field'
import { Badge } from '@/components/ui/badge'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useFormValue } from '@/features/items/form/use-form-value'
import { formTranslations, type WithTranslations } from './form-translations'
import { filledTranslations } from './filled-translations'
import { hiddenWords, isStale } from './typed-translations'

/** The others only once they are filled in some language. */
const ALWAYS_SHOWN = ['title', 'description']

type Texts<Field extends string> = Record<Field, string> & WithTranslations

interface TranslationsPartProps<Field extends string, Input extends Texts<Field>, Output> {
  form: UseFormReturn<Input, unknown, Output>
  labels: Record<Field, () => string>
}

/** What is shown of the translations, and in which language the texts themselves are written. */
function shownOf<Field extends string>(names: readonly Field[], values: Texts<Field>) {
  const filled = filledTranslations(values)
  return {
    written: languageOf(names.map((name) => values[name]).join(' ')) ?? 'en',
    hidden: filled.filter(isStale).map((one) => [one.path, hiddenWords(one)] as const),
    translated: LANGUAGES.filter((code) => filled.some(({ language }) => language === code)),
    fields: names.filter(
      (name) =>
        ALWAYS_SHOWN.includes(name) ||
        values[name].trim() !== '' ||
        filled.some(({ field }) => field === name)
    ),
  }
}

export function TranslationsPart<Field extends string, Input extends Texts<Field>, Output>({
  form,
  labels,
}: TranslationsPartProps<Field, Input, Output>) {
  const translations = formTranslations(form)
  const names = Object.keys(labels) as Field[]
  const view = useFormValue(form, (values) => shownOf<Field>(names, values))
  const { written, translated, fields } = view
  const hidden = new Map(view.hidden)
  const error = translations.error()
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
      isWrong={translations.isWrong()}
    >
      {error && <FieldError>{error}</FieldError>}
      <div className="grid gap-8">
        <p className="text-sm text-muted-foreground">{m.otherLanguagesHint()}</p>
        {shown.map((language) => (
          <fieldset key={language} className="grid min-w-0 gap-5">
            <legend lang={language} className="mb-4 text-lg font-bold text-pale">
              {languages[language]}
            </legend>
            {fields.map((name) => {
              const Control = name === 'description' ? Textarea : Input
              const path = `translations.${language}.${name}` as const
              return (
                <FormField
                  key={name}
                  label={labels[name]()}
                  hint={hidden.get(path)}
                  error={translations.errorOf(path)}
                >
                  {(field) => (
                    <Control
                      {...field}
                      lang={language}
                      autoComplete="off"
                      {...translations.registerText(path, {
                        onChange: () => translations.setSource(path, null),
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
