import { ArchiveRestoreIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { LabelledButton } from '@/components/icon-button'
import { ListMessage } from '@/components/list-message'
import { ListToolbar } from './list-toolbar'
import { PageTitle } from '@/components/page-title'
import type { PieceName } from '@/components/piece'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/lib/lazy-part'
import type { Item, Resource } from '@/lib/resource'
import { useItemAddress } from './item-address'
import { useDelete } from './mutations'
import { useItem, type Rows } from './use-list'

const DeletedDialog = lazyPart(() => import('./deleted-dialog'))

interface Words {
  title: string
  search: string
  empty: string
  emptyHint?: string
  noMatch: string
}

interface Props<T extends Item> {
  words: Words
  piece: PieceName
  rows: Rows<T>
  list: {
    values: { q: string }
    set: (changes: { q: string }) => void
    clear: () => void
    isDefault: boolean
  }
  filters: ReactNode
  hasFilter: boolean
  /** Something is shown that the server does not have yet. */
  hasWaiting?: boolean
  titleAction?: ReactNode
  /** What can be done with the list beside what every list has. */
  actions?: ReactNode
  /** Stands between the toolbar and the list, whatever the list's state. */
  above?: ReactNode
  skeleton: ReactNode
  children: ReactNode
}

/** The one screen of every list: heading, search, filters, counter and each of its states. */
export function ListScreen<T extends Item>({ words, piece, rows, list, ...props }: Props<T>) {
  const { kind } = rows
  const address = useItemAddress()
  const deleted = useItem(kind, address.deleteId)
  const remove = useDelete(kind)
  return (
    <>
      <PageTitle title={words.title} action={props.titleAction} />
      <ListToolbar
        searchLabel={words.search}
        search={list.values.q}
        onSearch={(q) => list.set({ q })}
        filters={props.filters}
        hasFilter={props.hasFilter}
        canClear={!list.isDefault}
        onClear={list.clear}
        counter={
          rows.isThere
            ? m.counter({
                count: rows.count,
                all: rows.all ?? 0,
                counted: rows.kind.many,
              })
            : ''
        }
        actions={
          <>
            {props.actions}
            <LabelledButton
              Icon={ArchiveRestoreIcon}
              label={m.recentlyDeleted()}
              onClick={address.openDeleted}
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
        onConfirm={() => deleted && remove.mutate(deleted._id, { onSettled: address.close })}
        onClose={address.close}
      />
      {address.isDeleted && (
        <DeletedDialog kind={kind as unknown as Resource} onClose={address.close} />
      )}
    </>
  )

  function content() {
    if (!rows.isThere) {
      if (rows.isPaused) {
        return <ListMessage piece={piece} title={m.listNotHere()} hint={m.listLoadsLater()} />
      }
      if (!rows.isFailed) return <Waiting>{props.skeleton}</Waiting>
      return (
        <ListMessage piece={piece} title={m.listFailed()} hint={m.checkConnection()}>
          <Button variant="outline" onClick={rows.retry}>
            {m.tryAgain()}
          </Button>
        </ListMessage>
      )
    }
    if (props.hasWaiting) return props.children
    if (rows.all === 0) {
      return <ListMessage piece={piece} title={words.empty} hint={words.emptyHint} />
    }
    if (rows.count === 0) {
      return <ListMessage piece={piece} title={words.noMatch} hint={m.adjustSearch()} />
    }
    return props.children
  }
}

/** Skeletons that stay away for the first 150 ms: most answers come before that. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <div aria-busy className="animate-in delay-150 duration-1 fade-in-0 fill-mode-both">
      <span className="sr-only" role="status">
        {m.loading()}
      </span>
      {children}
    </div>
  )
}
