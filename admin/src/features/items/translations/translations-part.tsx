import '~/components/browse/devanagari-font.css'
import { languageOf } from '@academy/api/shared/text/language'
import { LANGUAGES, type AppLanguage } from '@academy/api/shared/text/languages'
import { languages } from '@academy/site/languages'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { FieldError } from '@/components/form-field'
import { Badge } from '@/components/ui/badge'
import { lazyPart } from '@/lib/lazy-part'
import { saysAnything, type TranslatedField, type TypedTranslations } from './typed-translations'

const TranslationGroups = lazyPart(
  () => import('./translation-groups'),
  () => <p className="text-muted-foreground">{m.loadingShort()}</p>
)

export type TranslatedForm = UseFormReturn<{ translations: TypedTranslations }>

type Texts = Record<string, string>

interface TranslationsPartProps {
  form: unknown
  fields: readonly TranslatedField[]
  values: { translations: TypedTranslations }
}

/** The folded part of the form for what the item is called, and says, in other languages. */
export function TranslationsPart({ form, fields, values }: TranslationsPartProps) {
  // Of whichever kind of item: only this part of its form is looked at here.
  const own = form as TranslatedForm
  const { translations } = values
  const original = values as unknown as Record<string, string>
  const written = languageOf(fields.map(({ name }) => original[name]).join(' ')) ?? 'en'
  const said = LANGUAGES.filter((language) => saysAnything(translations[language]))
  const { errors } = own.formState
  const hasAny = said.length > 0
  const isSaid = (name: string) =>
    [original, ...Object.values<Texts>(translations)].some((texts) => texts[name]?.trim())

  return (
    <FoldedPart
      title={m.otherLanguages()}
      summary={hasAny ? <Chips said={said} /> : m.otherLanguagesSummary()}
      isWrong={errors.translations !== undefined}
    >
      {errors.translations?.message && <FieldError>{errors.translations.message}</FieldError>}
      <TranslationGroups
        form={own}
        fields={fields.filter(({ name, isOptional }) => !isOptional || isSaid(name))}
        original={original}
        // What is there already is never out of sight.
        shown={LANGUAGES.filter((language) => language !== written || said.includes(language))}
      />
    </FoldedPart>
  )
}

function Chips({ said }: { said: AppLanguage[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {said.map((language) => (
        <Badge key={language} variant="secondary" lang={language}>
          {languages[language]}
        </Badge>
      ))}
    </span>
  )
}
