import { isGivenFrom } from '@academy/api/shared/classes/next_lesson'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { groupWords, lessonWords, placeAndSeatsWords } from '@academy/api/shared/words/batch_words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2Icon } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { IconButton } from '@/components/icon-button'
import { ListMessage } from '@/components/list-message'
import { NotLoaded } from '@/components/not-loaded'
import { PageTitle } from '@/components/page-title'
import { Badge } from '@/components/ui/badge'
import { FormSkeleton } from '@/features/items/form/form-skeleton'
import { AddButton } from '@/features/items/list/add-button'
import { useItemDialog } from '@/features/items/list/item-dialog'
import { isGoneFrom, useNamed } from '@/features/items/list/use-list'
import { useDelete } from '@/features/items/list/mutations'
import { listedRows, openForm, type ListedRow } from '@/features/items/list/listed-rows'
import { cn } from '@/lib/cn'
import { language } from '@/lib/language'
import { lazyPart } from '@/lib/lazy-part'
import { m } from '@/lib/messages'
import { noticesQuery } from '@/lib/notices'
import { WATCHED } from '@/lib/watched'
import { paths } from '@/paths'
import { useWaiting } from '@/unsent/entries'
import type { Entry } from '@/unsent/forms'
import { discard } from '@/unsent/waiting-entry'
import { WaitingMark } from '@/unsent/waiting-mark'
import type { CheckedClass } from './class-form-schema'
import { batchOf, classKind, className, shownClass, type DirectorsClass } from './class-kind'
import { namingNow } from './naming-notices'
import { classesQuery } from './sendable-classes'

const ClassForm = lazyPart(
  () => import('./class-form'),
  () => <FormSkeleton />
)

type Listed = Omit<DirectorsClass, 'version'>
type Row = ListedRow<Listed>

/** What is stored, with what waits on this device in its place. */
function rowsOf(stored: readonly DirectorsClass[], entries: readonly Entry[]): Row[] {
  const rows = listedRows<Listed>(classKind.key, stored, entries, ({ fields }) =>
    batchOf(fields as CheckedClass)
  )
  const order = ({ one }: Row) => `${one.weekday} ${one.from}`
  return rows.sort((a, b) => order(a).localeCompare(order(b)))
}

export default function ClassesPage() {
  const query = useQuery({ ...classesQuery, ...WATCHED })
  const entries = useWaiting() ?? []
  const dialog = useItemDialog()
  const heading = useRef<HTMLHeadingElement>(null)
  const [today] = useState(() => indianDay(Date.now()))
  const { notices, remove, removeRow } = useClassRemoval(dialog, today, heading)
  const isNew = dialog.idOf('new') !== null
  const stored = query.data?.batches
  const edited = useNamed(stored, dialog.idOf('edit'))
  const removed = stored?.find(({ _id }) => _id === dialog.idOf('delete'))

  return (
    <>
      <PageTitle
        title={m.classes()}
        above={{ path: paths.settings, name: m.settings() }}
        action={<AddButton label={m.addClass()} />}
      />
      <p className="-mt-4 mb-6 text-muted-foreground max-sm:mt-0">{m.classesHint()}</p>
      {stored ? (
        <ClassList
          heading={heading}
          rows={rowsOf(stored, entries)}
          today={today}
          onOpen={(row) => openForm(dialog, row)}
          onRemove={(row) => void removeRow(row)}
        />
      ) : (
        <NotLoaded query={query} failure={m.classesLoadFailed()} />
      )}
      {(isNew || edited) && (
        <ClassForm
          key={edited?._id ?? 'new'}
          one={edited}
          isGone={isGoneFrom(stored, edited)}
          classes={stored ?? []}
          notices={notices}
          onClose={dialog.close}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        question={
          removed ? m.removeNamedClass({ count: namingNow(notices, removed._id, today) }) : ''
        }
        subject={removed ? className(removed) : ''}
        labels={[m.remove(), m.removing()]}
        isPending={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed._id, { onSettled: dialog.close })}
        onClose={dialog.close}
      />
    </>
  )
}

/** How a class is removed, and the notices that may name it. */
function useClassRemoval(
  dialog: ReturnType<typeof useItemDialog>,
  today: string,
  heading: RefObject<HTMLHeadingElement | null>
) {
  const client = useQueryClient()
  const notices = useQuery(noticesQuery)
  const remove = useDelete(classKind, (id) => {
    heading.current?.focus()
    const isLeft = ({ _id }: DirectorsClass) => _id !== id
    client.setQueryData(
      classesQuery.queryKey,
      (list) => list && { ...list, batches: list.batches.filter(isLeft) }
    )
    void client.invalidateQueries({ queryKey: [classKind.key] })
  })

  /** It comes back by Undo; only that notices go with it is worth a question. */
  async function removeRow({ one: { _id: id }, entry, isStored }: Row) {
    if (entry && !isStored) return discard(entry.id)
    const known = await client.ensureQueryData(noticesQuery).catch(() => [])
    if (namingNow(known, id, today) > 0) dialog.open('delete', id)
    else remove.mutate(id)
  }

  return { notices: notices.data ?? [], remove, removeRow }
}

interface ListProps {
  /** Takes the focus once one is removed. */
  heading: RefObject<HTMLHeadingElement | null>
  rows: Row[]
  today: string
  onOpen: (row: Row) => void
  onRemove: (row: Row) => void
}

function ClassList({ heading, rows, today, onOpen, onRemove }: ListProps) {
  if (rows.length === 0) {
    return <ListMessage piece="promotion" title={m.classesEmpty()} hint={m.classesEmptyHint()} />
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {m.classesCount({ count: rows.length })}
      </h2>
      <ul className="divide-y overflow-hidden rounded-panel border bg-card">
        {rows.map((row) => (
          <ClassRow
            key={row.one._id}
            {...row}
            today={today}
            onOpen={() => onOpen(row)}
            onRemove={() => onRemove(row)}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps extends Row {
  /** In India, `YYYY-MM-DD`. */
  today: string
  onOpen: () => void
  onRemove: () => void
}

function ClassRow({ one, entry, today, onOpen, onRemove }: RowProps) {
  const isGiven = isGivenFrom(today, one)
  const shown = shownClass(one)
  return (
    <li className="flex items-center gap-1 pr-1 focus-within:bg-accent/50 hover:bg-accent/50">
      <button
        type="button"
        aria-haspopup="dialog"
        className={cn(
          'grid min-h-12 min-w-0 grow gap-0.5 py-3 pr-2 pl-4 text-left',
          !isGiven && 'opacity-70'
        )}
        onClick={onOpen}
      >
        <span className="font-bold">{lessonWords(language(), shown)}</span>
        <span className="wrap-anywhere">{groupWords(language(), shown)}</span>
        <span className="text-sm wrap-anywhere text-muted-foreground">
          {placeAndSeatsWords(language(), shown, today)}
        </span>
        <span className="flex flex-wrap gap-2 empty:hidden">
          {!isGiven && <Badge variant="secondary">{m.classOver()}</Badge>}
          {entry && <WaitingMark entry={entry} />}
        </span>
      </button>
      <IconButton
        Icon={Trash2Icon}
        className="shrink-0 text-destructive!"
        label={m.removeOf({ name: className(one) })}
        onClick={onRemove}
      />
    </li>
  )
}
