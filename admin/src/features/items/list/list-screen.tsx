import { ArchiveRestoreIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { LabelledButton } from '@/components/icon-button'
import { ListMessage } from '@/components/list-message'
import { ListToolbar, type FilterChip, type ListState } from './list-toolbar'
import { PageTitle } from '@/components/page-title'
import type { PieceName } from '@/components/piece'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { lazyPart } from '@/lib/lazy-part'
import type { Item } from '@/lib/resource'
import { useItemDialog } from './item-dialog'
import { useDeleteItem } from './mutations'
import { useItem, type Rows } from './use-list'

const DeletedDialog = lazyPart(() => import('./deleted-dialog'))

export interface ScreenWords {
  title: () => string
  search: () => string
  empty: () => string
  emptyHint?: () => string
  noMatch: () => string
}

interface Props<T extends Item> {
  words: ScreenWords
  piece: PieceName
  rows: Rows<T>
  list: ListState
  filters: ReactNode
  hasFilter: boolean
  chip?: FilterChip | undefined
  titleAction?: ReactNode
  actions?: ReactNode
  above?: ReactNode
  className: string
  first?: ReactNode[]
  /** How many items only this device has; those that pass are first. */
  waitingCount?: number
  /** Instead of the loaded rows: those with an item that no longer passes. */
  items?: T[]
  children: (item: T) => ReactNode
}

export function ListScreen<T extends Item>(props: Props<T>) {
  const { words, piece, rows, list, first = [], waitingCount = 0, items = props.rows.items } = props
  const { kind } = rows
  const dialog = useItemDialog()
  const deleted = useItem(kind, dialog.idOf('delete'))
  const remove = useDeleteItem(kind)
  const counts = {
    count: rows.count + first.length,
    all: (rows.counts?.all ?? 0) + waitingCount,
    counted: kind.many,
  }
  return (
    <>
      <PageTitle title={words.title()} action={props.titleAction} />
      <ListToolbar
        searchLabel={words.search()}
        list={list}
        filters={props.filters}
        hasFilter={props.hasFilter}
        chip={props.chip}
        counter={rows.isThere ? m.counter(counts) : ''}
        actions={
          <>
            {props.actions}
            <LabelledButton
              Icon={ArchiveRestoreIcon}
              label={m.recentlyDeleted()}
              onClick={() => dialog.open('deleted')}
            />
          </>
        }
      />
      {props.above}
      {content()}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        question={m.deleteQuestion({ kind: kind.one })}
        subject={deleted ? kind.nameOf(deleted) : ''}
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted._id, { onSettled: dialog.close })}
        onClose={dialog.close}
      />
      {dialog.idOf('deleted') !== null && <DeletedDialog kind={kind} onClose={dialog.close} />}
    </>
  )

  function content() {
    if (rows.isPaused) {
      return <ListMessage piece={piece} title={m.listNotHere()} hint={m.listLoadsLater()} />
    }
    if (!rows.isThere && rows.isFailed) {
      return (
        <ListMessage
          piece={piece}
          title={m.listFailed()}
          hint={rows.isAnswered ? m.refusalUnexpected() : m.checkConnection()}
        >
          <Button variant="outline" onClick={rows.retry}>
            {m.tryAgain()}
          </Button>
        </ListMessage>
      )
    }
    if (!rows.isThere) return <Waiting className={props.className} />
    if (first.length + items.length === 0) {
      const [title, hint] =
        counts.all === 0 ? [words.empty, words.emptyHint] : [words.noMatch, m.adjustSearch]
      return <ListMessage piece={piece} title={title()} hint={hint?.()} />
    }
    return (
      <>
        <div
          role="list"
          aria-busy={rows.isSearching}
          className={cn(props.className, rows.isSearching && 'opacity-60')}
        >
          {first}
          {items.map((item) => props.children(item))}
        </div>
        {rows.hasMore && (
          <div className="grid justify-items-center gap-3 py-6">
            {rows.isMoreFailed && <p>{m.partFailed()}</p>}
            <Button variant="outline" onClick={rows.loadMore}>
              {rows.isMoreFailed ? m.tryAgain() : m.showMore()}
            </Button>
          </div>
        )}
      </>
    )
  }
}

/** Skeletons that stay away for the first 150 ms: most answers come before that. */
const Waiting = ({ className }: { className: string }) => (
  <div aria-busy className="animate-in delay-150 duration-1 fade-in-0 fill-mode-both">
    <span className="sr-only" role="status">
      {m.loading()}
    </span>
    <div aria-hidden className={className}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-60 rounded-panel" />
      ))}
    </div>
  </div>
)
