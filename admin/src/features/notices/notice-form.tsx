import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { inLanguage } from '@academy/api/shared/text/translations'
import { classWords } from '@academy/api/shared/words/batch_words'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldError, FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { FormDialog } from '@/features/items/form/form-dialog'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import type { Notice } from '@/lib/data'
import { dayHint } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { nameOfClass, type NamedClasses } from '@/lib/named-classes'
import { Choice, Choices } from './choices'
import {
  isLessonless,
  kindOptions,
  noticeFields,
  noticeSchema,
  noticeSnapshot,
  noticeTranslated,
} from './notice-form-schema'
import { noticeKind, noticeOf, sentenceIn } from './notice-kind'
import { proposedDay, proposedDays } from './proposed-days'

interface Props {
  notice: Notice | undefined
  batches: readonly PublicBatch[]
  /** What those were called that it names and that are gone. */
  gone: NamedClasses
  onClose: () => void
}

export default function NoticeForm({ notice, batches, gone, onClose }: Props) {
  const [schema] = useState(() => noticeSchema(notice, batches))
  const [read] = useState(() => noticeSnapshot(proposedDay(batches, [])))
  const { form, saving } = useDraftedForm({
    kind: noticeKind,
    schema,
    item: notice,
    read,
    fields: noticeFields,
    translated: noticeTranslated,
    titleOf: (checked) => sentenceIn(language(), noticeOf(checked), batches, gone),
    onSaved: onClose,
  })
  const { control, register } = form
  const names = ['kind', 'firstDay', 'lastDay', 'batchIds'] as const
  const [kind, firstDay, lastDay, batchIds] = useWatch({ control, name: names })
  const { errors } = form.formState
  const isMoved = kind === 'moved'
  const isOther = kind === 'other'

  const days = proposedDays({
    form,
    batches,
    isNew: notice === undefined,
    shown: { kind, firstDay, lastDay, batchIds },
  })

  return (
    <FormDialog title={notice ? m.editNotice() : m.newNotice()} saving={saving} onClose={onClose}>
      <Choices label={m.noticeKind()} error={errors.kind?.message}>
        <div className="grid grid-cols-2 gap-2 tight:grid-cols-1">
          {kindOptions().map(([kind, words]) => (
            <Choice
              key={kind}
              type="radio"
              value={kind}
              words={words}
              {...register('kind', { onChange: ({ target }) => days.onKind(target.value) })}
            />
          ))}
        </div>
      </Choices>
      <div className="grid grid-cols-2 items-start gap-4 tight:grid-cols-1">
        <FormField
          label={m.noticeFirstDay()}
          hint={dayHint(firstDay)}
          error={errors.firstDay?.message}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              {...register('firstDay', { onChange: ({ target }) => days.onFirstDay(target.value) })}
            />
          )}
        </FormField>
        <FormField
          label={m.noticeLastDay()}
          hint={dayHint(lastDay)}
          error={errors.lastDay?.message}
        >
          {(field) => <Input {...field} type="date" {...register('lastDay')} />}
        </FormField>
      </div>
      <p className="-mt-3 text-sm text-muted-foreground">{m.noticeLastDayHint()}</p>
      <div role="status" className="-mt-3 empty:hidden">
        {isLessonless({ kind, firstDay, lastDay, batchIds }, batches) && (
          <FieldError>{m.noticeLessonless()}</FieldError>
        )}
      </div>
      {kind === 'extra' && (
        <div className="grid grid-cols-2 items-start gap-4 tight:grid-cols-1">
          {timeField('from', m.lessonFrom())}
          {timeField('to', m.lessonTo())}
        </div>
      )}
      {isMoved && (
        <FormField label={m.noticePlace()} error={errors.place?.message}>
          {(field) => <Input {...field} autoComplete="off" {...register('place')} />}
        </FormField>
      )}
      {isOther && textField()}
      {(batches.length > 0 || batchIds.length > 0) && (
        <Choices label={m.noticeBatches()} hint={m.noticeForAll()} error={errors.batchIds?.message}>
          <div className="grid gap-2 sm:grid-cols-2">
            {batchOptions(batches, batchIds, gone).map(([id, words]) => (
              <Choice
                key={id}
                type="checkbox"
                value={id}
                words={words}
                {...register('batchIds', {
                  onChange: () => days.onBatches(form.getValues('batchIds')),
                })}
              />
            ))}
          </div>
        </Choices>
      )}
      {!isOther && textField()}
      <FormField label={m.noticeLink()} isOptional error={errors.link?.message}>
        {(field) => (
          <Input {...field} type="url" inputMode="url" autoComplete="off" {...register('link')} />
        )}
      </FormField>
      <TranslationsPart form={form} labels={noticeTranslated} />
    </FormDialog>
  )

  function timeField(name: 'from' | 'to', label: string) {
    return (
      <FormField label={label} error={errors[name]?.message}>
        {(field) => <Input {...field} type="time" {...register(name)} />}
      </FormField>
    )
  }

  function textField() {
    return (
      <FormField label={m.noticeText()} isOptional={!isOther} error={errors.text?.message}>
        {(field) => <Textarea {...field} rows={3} {...register('text')} />}
      </FormField>
    )
  }
}

/** Those that there are, and the chosen ones that are gone, which can be left out. */
function batchOptions(
  batches: readonly PublicBatch[],
  chosen: readonly string[],
  named: NamedClasses
) {
  const present = batches.map((batch): [string, string] => {
    return [batch._id, classWords(language(), inLanguage(batch, language()))]
  })
  const isGone = (id: string) => batches.every(({ _id }) => _id !== id)
  const gone = chosen
    .filter(isGone)
    .map((id): [string, string] => [
      id,
      id in named ? m.noticeClassGone({ name: nameOfClass(id, named) }) : nameOfClass(id, named),
    ])
  return [...present, ...gone]
}
