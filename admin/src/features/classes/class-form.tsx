import { indianDay } from '@academy/api/shared/days/indian_days'
import { LANGUAGES } from '@academy/api/shared/languages/languages'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { FormDialog } from '@/features/items/form/form-dialog'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import { classLabels } from '@/lib/class-labels'
import type { Notice } from '@/lib/data'
import { dayHint } from '@/lib/format'
import { m } from '@/lib/messages'
import {
  classFields,
  classSchema,
  classSnapshot,
  classTranslated,
  levelIn,
  onlineTranslated,
  modeOptions,
  weekdayOptions,
  type CheckedClass,
} from './class-form-schema'
import { batchOf, classKind, className, type DirectorsClass } from './class-kind'
import { namingAfter } from './naming-notices'

interface Props {
  one: DirectorsClass | undefined
  isGone: boolean
  /** All that there are. */
  classes: readonly DirectorsClass[]
  notices: readonly Notice[]
  onClose: () => void
}

type Name = keyof typeof classLabels

const PAIR = 'grid grid-cols-2 items-start gap-4 tight:grid-cols-1'

export default function ClassForm({ one, isGone, classes, notices, onClose }: Props) {
  const { form, saving } = useDraftedForm({
    kind: classKind,
    schema: classSchema,
    item: one,
    read: classSnapshot,
    fields: classFields,
    translated: classTranslated,
    titleOf: (checked) => className(batchOf(checked)),
    doubtOf,
    isGone,
    onSaved: onClose,
  })
  const { errors } = form.formState
  const [where, firstDay, lastDay] = useWatch({
    control: form.control,
    name: ['where', 'firstDay', 'lastDay'],
  })
  const isOnline = where === 'online'

  /** It is asked, as before a removal, whether notices may lose it. */
  function doubtOf({ lastDay }: CheckedClass) {
    const count = one ? namingAfter(notices, one, lastDay, indianDay(Date.now())) : 0
    if (!one || count === 0) return undefined
    return { question: m.endNamedClass({ count }), subject: className(one) }
  }

  /** A level that another class has already is called as there. */
  function fillLevel() {
    const source = form.getValues('level').trim()
    for (const language of LANGUAGES) {
      const path = `translations.${language}.level` as const
      const text = levelIn(language, source, classes)
      if (text && !form.getValues(path).text) {
        form.setValue(path, { text, source }, { shouldDirty: true })
      }
    }
  }

  const input = (name: Name, props?: ComponentProps<typeof Input>, hint?: string) => (
    <FormField label={classLabels[name]()} hint={hint} error={errors[name]?.message}>
      {(field) => (
        <Input
          {...field}
          autoComplete="off"
          {...props}
          {...form.register(name, name === 'level' ? { onBlur: fillLevel } : {})}
        />
      )}
    </FormField>
  )
  const select = (name: Name, options: readonly (readonly [string, string])[]) => (
    <FormField label={classLabels[name]()} error={errors[name]?.message}>
      {(field) => (
        <NativeSelect {...field} {...form.register(name)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )

  return (
    <FormDialog title={one ? m.editClass() : m.newClass()} saving={saving} onClose={onClose}>
      {select('weekday', weekdayOptions())}
      <div className={PAIR}>
        {input('from', { type: 'time' })}
        {input('to', { type: 'time' })}
      </div>
      <div className={PAIR}>
        {input('level', {}, m.levelHint())}
        {input('ages', {}, m.agesHint())}
      </div>
      <p className="-mb-2 text-sm text-muted-foreground">{m.emptyIfUnknown()}</p>
      <div className={PAIR}>
        {select('where', modeOptions())}
        {!isOnline && input('place')}
      </div>
      <div className={PAIR}>
        {input('seats', { inputMode: 'numeric' })}
        {input('seatsTaken', { inputMode: 'numeric' })}
      </div>
      <div className={PAIR}>
        {input('firstDay', { type: 'date' }, dayHint(firstDay))}
        {input('lastDay', { type: 'date' }, dayHint(lastDay))}
      </div>
      <TranslationsPart form={form} labels={isOnline ? onlineTranslated : classTranslated} />
    </FormDialog>
  )
}
