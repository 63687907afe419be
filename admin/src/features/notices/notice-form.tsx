import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/features/items/form/form-dialog'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import type { Notice } from '@/lib/data'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import type { NamedClasses } from '@/lib/named-classes'
import {
  NoticeBatchesField,
  NoticeDayFields,
  NoticeKindField,
  NoticeLinkField,
  NoticePlaceField,
  NoticeTextField,
  NoticeTimeFields,
} from './notice-fields'
import { noticeFields, noticeSchema, noticeSnapshot, noticeTranslated } from './notice-form-schema'
import { noticeKind, noticeOf, sentenceIn } from './notice-kind'
import { proposedDay, proposedDays } from './proposed-days'

interface Props {
  notice: Notice | undefined
  isGone: boolean
  batches: readonly PublicBatch[]
  /** What those were called that it names and that are gone. */
  gone: NamedClasses
  onClose: () => void
}

export default function NoticeForm({ notice, isGone, batches, gone, onClose }: Props) {
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
    isGone,
    onSaved: onClose,
  })
  const names = ['kind', 'firstDay', 'lastDay', 'batchIds'] as const
  const [kind, firstDay, lastDay, batchIds] = useWatch({ control: form.control, name: names })
  const shown = { kind, firstDay, lastDay, batchIds }
  const days = proposedDays({ form, batches, isNew: notice === undefined, shown })
  const isOther = kind === 'other'
  const hasBatches = batches.length > 0 || batchIds.length > 0

  return (
    <FormDialog title={notice ? m.editNotice() : m.newNotice()} saving={saving} onClose={onClose}>
      <NoticeKindField form={form} days={days} />
      <NoticeDayFields form={form} days={days} shown={shown} batches={batches} />
      {kind === 'extra' && <NoticeTimeFields form={form} />}
      {kind === 'moved' && <NoticePlaceField form={form} />}
      {isOther && <NoticeTextField form={form} isOptional={false} />}
      {hasBatches && (
        <NoticeBatchesField
          form={form}
          days={days}
          batches={batches}
          batchIds={batchIds}
          gone={gone}
        />
      )}
      {!isOther && <NoticeTextField form={form} isOptional />}
      <NoticeLinkField form={form} />
      <TranslationsPart form={form} labels={noticeTranslated} />
    </FormDialog>
  )
}
