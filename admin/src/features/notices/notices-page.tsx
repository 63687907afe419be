import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { indianDay } from '@academy/api/shared/days/indian_days'
import type { Language } from '@academy/api/shared/languages/languages'
import { noticeOrder } from '@academy/api/shared/notices/current_notices'
import { noticeAddition } from '@academy/api/shared/notices/notice_words'
import { whatsappMessage } from '@academy/api/shared/text/share'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CardAction } from '@/components/card-action'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { ListMessage } from '@/components/list-message'
import { NotLoaded } from '@/components/not-loaded'
import { PageTitle } from '@/components/page-title'
import { SendToGroup } from '@/components/send-to-group'
import { Badge } from '@/components/ui/badge'
import { FormSkeleton } from '@/features/items/form/form-skeleton'
import { AddButton } from '@/features/items/list/add-button'
import { useItemDialog } from '@/features/items/list/item-dialog'
import { isGoneFrom, useNamed } from '@/features/items/list/use-list'
import { useDelete } from '@/features/items/list/mutations'
import { listedRows, openForm, type ListedRow } from '@/features/items/list/listed-rows'
import { cn } from '@/lib/cn'
import type { Notice } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'
import { language } from '@/lib/language'
import { lazyPart } from '@/lib/lazy-part'
import { m } from '@/lib/messages'
import { namedClassesQuery, type NamedClasses } from '@/lib/named-classes'
import { noticesQuery } from '@/lib/notices'
import { WATCHED } from '@/lib/watched'
import { useWaiting } from '@/unsent/entries'
import type { Entry } from '@/unsent/forms'
import { discard } from '@/unsent/waiting-entry'
import { WaitingMark } from '@/unsent/waiting-mark'
import type { CheckedNotice } from './notice-form-schema'
import {
  batchesQuery,
  goneIdsOf,
  isUnseen,
  messageIn,
  noticeKind,
  noticeOf,
  sentenceIn,
} from './notice-kind'

const NoticeForm = lazyPart(
  () => import('./notice-form'),
  () => <FormSkeleton />
)

type Listed = Omit<Notice, 'version' | 'createdAt' | 'updatedAt'>

type Row = ListedRow<Listed>

/** What is stored, with what waits on this device in its place, as visitors see them in order. */
function rowsOf(stored: readonly Notice[], entries: readonly Entry[], today: string): Row[] {
  const rows = listedRows<Listed>(noticeKind.key, stored, entries, ({ fields }) =>
    noticeOf(fields as CheckedNotice)
  )
  const order = noticeOrder(today)
  return rows.sort((a, b) => order(a.one, b.one))
}

export default function NoticesPage() {
  const query = useQuery({ ...noticesQuery, ...WATCHED })
  const batches = useQuery(batchesQuery)
  const entries = useWaiting() ?? []
  const dialog = useItemDialog()
  const client = useQueryClient()
  const remove = useDelete(noticeKind, (id) => {
    const isLeft = ({ _id }: Notice) => _id !== id
    client.setQueryData(noticesQuery.queryKey, (list) => list?.filter(isLeft))
    void client.invalidateQueries({ queryKey: [noticeKind.key] })
  })
  const [today] = useState(() => indianDay(Date.now()))
  const stored = query.data
  const known = batches.data ?? []
  const { data: gone = {} } = useQuery(namedClassesQuery(goneIdsOf(stored ?? [], batches.data)))
  const isNew = dialog.idOf('new') !== null
  const edited = useNamed(stored, dialog.idOf('edit'))
  const deleted = stored?.find(({ _id }) => _id === dialog.idOf('delete'))
  // The next lesson is proposed: a form waits until it is known, or cannot be.
  const areKnown = batches.data !== undefined || batches.isError || batches.isPaused

  return (
    <>
      <PageTitle title={m.notices()} action={<AddButton label={m.addNotice()} />} />
      {stored ? (
        <NoticeList
          rows={rowsOf(stored, entries, today)}
          batches={batches.data}
          gone={gone}
          today={today}
          dialog={dialog}
        />
      ) : (
        <NotLoaded query={query} failure={m.noticesLoadFailed()} />
      )}
      {areKnown && (isNew || edited) && (
        <NoticeForm
          key={edited?._id ?? 'new'}
          notice={edited}
          isGone={isGoneFrom(stored, edited)}
          batches={known}
          gone={gone}
          onClose={dialog.close}
        />
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        question={m.deleteQuestion({ kind: noticeKind.one })}
        subject={deleted ? sentenceIn(language(), deleted, batches.data, gone) : ''}
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted._id, { onSettled: dialog.close })}
        onClose={dialog.close}
      />
    </>
  )
}

interface KnownClasses {
  /** Undefined while they are not known. */
  batches: readonly PublicBatch[] | undefined
  gone: NamedClasses
}

interface ListProps extends KnownClasses {
  rows: Row[]
  today: string
  dialog: ReturnType<typeof useItemDialog>
}

function NoticeList({ rows, batches, gone, today, dialog }: ListProps) {
  const [sentIn, setSentIn] = useState<Language>(language())

  function remove({ one, entry, isStored }: Row) {
    if (entry && !isStored) void discard(entry.id)
    else dialog.open('delete', one._id)
  }

  if (rows.length === 0) {
    return <ListMessage piece="promotion" title={m.noticesEmpty()} hint={m.noticesEmptyHint()} />
  }
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <NoticeCard
          key={row.one._id}
          {...row}
          batches={batches}
          gone={gone}
          sentIn={sentIn}
          isOver={row.one.lastDay < today}
          onSentIn={setSentIn}
          onEdit={() => openForm(dialog, row)}
          onDelete={() => remove(row)}
        />
      ))}
    </ul>
  )
}

interface CardProps extends Row, KnownClasses {
  /** The language of what goes to a group. */
  sentIn: Language
  isOver: boolean
  onSentIn: (language: Language) => void
  onEdit: () => void
  onDelete: () => void
}

function NoticeCard({ one, entry, batches, gone, sentIn, isOver, ...on }: CardProps) {
  const title = sentenceIn(language(), one, batches, gone)
  const addition = noticeAddition(one)
  const message = isOver ? null : messageIn(sentIn, one, batches)
  return (
    <li className="overflow-hidden rounded-panel border bg-card">
      {entry && (
        <div className="border-b px-4 py-2">
          <WaitingMark entry={entry} />
        </div>
      )}
      <div className={cn('grid gap-1 p-4 wrap-anywhere', isOver && 'opacity-70')}>
        <h2 className="font-bold">{title}</h2>
        {addition && <p className="whitespace-pre-line text-muted-foreground">{addition}</p>}
        <p className="text-sm text-muted-foreground">
          {isOver ? (
            <Badge variant="secondary">{m.noticeOver()}</Badge>
          ) : (
            m.noticeUntil({ day: formatCalendarDate(one.lastDay) })
          )}
        </p>
        {!isOver && isUnseen(one, batches) && (
          <p className="text-sm text-destructive">{m.noticeUnseen()}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center border-t px-2 py-1">
        {message && (
          <SendToGroup href={whatsappMessage(message)} sentIn={sentIn} onSentIn={on.onSentIn} />
        )}
        <div className="ml-auto flex">
          <CardAction label={m.editOf({ title })} onClick={on.onEdit}>
            {m.edit()}
          </CardAction>
          <CardAction
            label={m.deleteOf({ title })}
            className="text-destructive!"
            onClick={on.onDelete}
          >
            {m.deleteIt()}
          </CardAction>
        </div>
      </div>
    </li>
  )
}
