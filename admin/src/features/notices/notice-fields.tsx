import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { inLanguage } from '@academy/api/shared/text/translations'
import { classWords } from '@academy/api/shared/words/batch_words'
import { FieldError, FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { dayHint } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { nameOfClass, type NamedClasses } from '@/lib/named-classes'
import { Choice, Choices } from './choices'
import {
  isLessonless,
  kindOptions,
  lessonDayWords,
  type NoticeForm,
  type TypedLessons,
} from './notice-form-schema'
import type { ProposedDays } from './proposed-days'

interface PartProps {
  form: NoticeForm
}

interface ProposingProps extends PartProps {
  days: ProposedDays
}

const PAIR = 'grid grid-cols-2 items-start gap-4 tight:grid-cols-1'

export const NoticeKindField = ({ form, days }: ProposingProps) => (
  <Choices label={m.noticeKind()} error={form.formState.errors.kind?.message}>
    <div className="grid grid-cols-2 gap-2 tight:grid-cols-1">
      {kindOptions().map(([kind, words]) => (
        <Choice
          key={kind}
          type="radio"
          value={kind}
          words={words}
          {...form.register('kind', { onChange: ({ target }) => days.onKind(target.value) })}
        />
      ))}
    </div>
  </Choices>
)

interface DaysProps extends ProposingProps {
  shown: TypedLessons
  batches: readonly PublicBatch[]
}

export function NoticeDayFields({ form, days, shown, batches }: DaysProps) {
  const { errors } = form.formState
  const { firstDay, lastDay } = shown
  const lessonDays = lessonDayWords(batches, firstDay)
  return (
    <>
      <div className={PAIR}>
        <FormField
          label={m.noticeFirstDay()}
          hint={dayHint(firstDay)}
          error={errors.firstDay?.message}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              {...form.register('firstDay', {
                onChange: ({ target }) => days.onFirstDay(target.value),
              })}
            />
          )}
        </FormField>
        <FormField
          label={m.noticeLastDay()}
          hint={dayHint(lastDay)}
          error={errors.lastDay?.message}
        >
          {(field) => <Input {...field} type="date" {...form.register('lastDay')} />}
        </FormField>
      </div>
      <p className="-mt-3 text-sm text-muted-foreground">{m.noticeLastDayHint()}</p>
      <div role="status" className="-mt-3 empty:hidden">
        {isLessonless(shown, batches) && (
          <FieldError>
            {m.noticeLessonless()} {lessonDays && m.lessonsAreOn({ days: lessonDays })}
          </FieldError>
        )}
      </div>
    </>
  )
}

/** From when to when an extra class is. */
export const NoticeTimeFields = ({ form }: PartProps) => (
  <div className={PAIR}>
    <TimeField form={form} name="from" label={m.lessonFrom()} />
    <TimeField form={form} name="to" label={m.lessonTo()} />
  </div>
)

interface TimeFieldProps extends PartProps {
  name: 'from' | 'to'
  label: string
}

const TimeField = ({ form, name, label }: TimeFieldProps) => (
  <FormField label={label} error={form.formState.errors[name]?.message}>
    {(field) => <Input {...field} type="time" {...form.register(name)} />}
  </FormField>
)

export const NoticePlaceField = ({ form }: PartProps) => (
  <FormField label={m.noticePlace()} error={form.formState.errors.place?.message}>
    {(field) => <Input {...field} autoComplete="off" {...form.register('place')} />}
  </FormField>
)

export const NoticeTextField = ({ form, isOptional }: PartProps & { isOptional: boolean }) => (
  <FormField
    label={m.noticeText()}
    isOptional={isOptional}
    error={form.formState.errors.text?.message}
  >
    {(field) => <Textarea {...field} rows={3} {...form.register('text')} />}
  </FormField>
)

export const NoticeLinkField = ({ form }: PartProps) => (
  <FormField label={m.noticeLink()} isOptional error={form.formState.errors.link?.message}>
    {(field) => (
      <Input {...field} type="url" inputMode="url" autoComplete="off" {...form.register('link')} />
    )}
  </FormField>
)

interface BatchesProps extends ProposingProps {
  batches: readonly PublicBatch[]
  batchIds: readonly string[]
  /** What those were called that the notice names and that are gone. */
  gone: NamedClasses
}

export const NoticeBatchesField = ({ form, days, batches, batchIds, gone }: BatchesProps) => (
  <Choices
    label={m.noticeBatches()}
    hint={m.noticeForAll()}
    error={form.formState.errors.batchIds?.message}
  >
    <div className="grid gap-2 sm:grid-cols-2">
      {batchOptions(batches, batchIds, gone).map(([id, words]) => (
        <Choice
          key={id}
          type="checkbox"
          value={id}
          words={words}
          {...form.register('batchIds', {
            onChange: () => days.onBatches(form.getValues('batchIds')),
          })}
        />
      ))}
    </div>
  </Choices>
)

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
