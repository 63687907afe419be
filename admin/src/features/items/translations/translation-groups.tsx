import type { AppLanguage } from '@academy/api/shared/text/languages'
import { languages } from '@academy/site/languages'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { TranslatedForm } from './translations-part'
import { saysAnything, type TranslatedField } from './typed-translations'

interface Props {
  form: TranslatedForm
  fields: readonly TranslatedField[]
  /** What the form holds in the language that the item is written in. */
  original: Record<string, string>
  shown: AppLanguage[]
}

export default function TranslationGroups({ shown, ...props }: Props) {
  return (
    <div className="grid gap-8">
      <p className="text-sm text-muted-foreground">{m.otherLanguagesHint()}</p>
      {shown.map((language) => (
        <TranslationGroup key={language} language={language} {...props} />
      ))}
    </div>
  )
}

type Texts = Record<string, string>

interface GroupProps extends Omit<Props, 'shown'> {
  language: AppLanguage
}

function TranslationGroup({ language, form, fields, original }: GroupProps) {
  const texts = form.watch(`translations.${language}`)
  const errors = form.formState.errors.translations?.[language]
  const [emptied, setEmptied] = useState<Texts>()
  const isEmpty = !saysAnything(texts)
  // Not the description: a copy of it would stay as it is when the original changes.
  const untold = fields.filter(
    ({ name }) => name !== 'description' && !texts[name]?.trim() && original[name]?.trim()
  )

  function fill(next: Texts = {}) {
    for (const [name, words] of Object.entries(next)) {
      form.setValue(`translations.${language}.${name}`, words, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    }
  }

  function copy() {
    fill(Object.fromEntries(untold.map(({ name }) => [name, original[name] ?? ''])))
    form.setFocus(`translations.${language}.${untold[0]?.name ?? ''}`, { shouldSelect: true })
  }

  function empty() {
    setEmptied({ ...texts })
    fill(Object.fromEntries(fields.map(({ name }) => [name, ''])))
  }

  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend lang={language} className="mb-4 text-lg font-bold text-pale">
        {languages[language]}
      </legend>
      {fields.map(({ name, label }) => {
        const isSame = texts[name]?.trim() !== '' && texts[name] === original[name]
        const Control = name === 'description' ? Textarea : Input
        return (
          <FormField
            key={name}
            label={label}
            hint={isSame ? m.sameAsOriginal() : undefined}
            error={errors?.[name]?.message}
          >
            {(field) => (
              <Control
                {...field}
                lang={language}
                autoComplete="off"
                {...form.register(`translations.${language}.${name}`)}
              />
            )}
          </FormField>
        )
      })}
      <div className="flex flex-wrap gap-3">
        {untold.length > 0 && (
          <Button variant="outline" size="sm" onClick={copy}>
            {m.copyOriginal()}
          </Button>
        )}
        {(!isEmpty || emptied) && (
          <Button variant="outline" size="sm" onClick={isEmpty ? () => fill(emptied) : empty}>
            {isEmpty ? m.undo() : m.emptyLanguage()}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
