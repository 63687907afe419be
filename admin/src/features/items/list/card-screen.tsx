import { PencilIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { FilterSelect } from '@/components/labelled-select'
import { IconButton } from '@/components/icon-button'
import type { PieceName } from '@/components/piece'
import type { CardProps } from '@/features/items/item-card'
import { WaitingMark } from '@/unsent/waiting-mark'
import { pictureUrl } from '@/features/items/picture/form-picture'
import { requestForm } from '@/lib/form-request'
import { isPerhapsSent, type Entry } from '@/unsent/entries'
import type { PublishableResource } from '@/lib/resource'
import { AddButton } from './add-button'
import { useItemDialog } from './item-dialog'
import { ListScreen, type ScreenWords } from './list-screen'
import { useListState } from './list-state'
import { setActive, type Shown } from './mutations'
import { useList } from './use-list'
import { usePassing } from './use-passing'
import { useWaitingItems } from './use-waiting-items'

const statusOptions = [
  ['all', m.allStatus],
  ['active', m.active],
  ['inactive', m.inactive],
] as const

interface Props<T extends Shown> {
  kind: PublishableResource<T>
  words: ScreenWords
  piece: PieceName
  addLabel: string
  children: (item: T, card: CardProps) => ReactNode
}

export function CardScreen<T extends Shown>(props: Props<T>) {
  const { kind, words, piece, addLabel, children } = props
  const dialog = useItemDialog()
  const list = useListState({ q: '', status: 'all', tag: '' })
  const { q, status, tag } = list.values
  const filters = { q, status: /^(in)?active$/.test(status) ? status : '', tag }
  const rows = useList(kind, filters)
  const waiting = useWaitingItems(kind)
  const passing = usePassing(waiting.created, filters)
  useGoToNew(dialog.idOf('new') !== null, waiting.created[0]?.id ?? rows.items[0]?._id)
  const tagsInUse = rows.counts?.tags
  return (
    <ListScreen
      words={words}
      piece={piece}
      rows={rows}
      list={list}
      hasFilter={status !== 'all' || tag !== ''}
      filters={
        <>
          <FilterSelect
            label={m.status()}
            options={statusOptions.map(([value, words]) => [value, words()])}
            value={status}
            onChange={(value) => list.set({ status: value })}
          />
          {tagsInUse && (
            <FilterSelect
              label={m.tag()}
              // The chosen one too, when nothing carries it any more.
              options={[...new Set(['', ...tagsInUse, tag])].map((one) => [
                one,
                one || m.allTags(),
              ])}
              value={tag}
              onChange={(value) => list.set({ tag: value })}
            />
          )}
        </>
      }
      titleAction={<AddButton label={addLabel} />}
      className="grid gap-4 max-sm:gap-3 md:grid-cols-2 md:gap-6 xl:grid-cols-3"
      waitingCount={waiting.created.length}
      first={passing.map((entry) => (
        <WaitingCard key={entry.id} entry={entry} onEdit={() => dialog.open('new')} />
      ))}
    >
      {(item) => {
        const shown = waiting.after(item)
        return children(shown, {
          change: waiting.changeOf(item._id),
          onShow: () => setActive(kind, shown, !shown.isActive),
          onEdit: () => dialog.open('edit', item._id),
          onDelete: () => dialog.open('delete', item._id),
        })
      }}
    </ListScreen>
  )
}

/** What a form has created stands on top of the list: when the form closes, it is shown. */
function useGoToNew(isCreating: boolean, newest: string | undefined) {
  const before = useRef<{ newest: string | undefined }>(null)
  const onTurn = useEffectEvent(() => {
    const opened = before.current
    before.current = isCreating ? { newest } : null
    if (isCreating || !opened || newest === opened.newest) return
    // After the browser has brought the list to where it was, and the focus to what opened the form.
    requestAnimationFrame(() => setTimeout(() => window.scrollTo({ top: 0 })))
  })
  useEffect(() => onTurn(), [isCreating])
}

function WaitingCard({ entry, onEdit }: { entry: Entry; onEdit: () => void }) {
  const { id, title, fields, picture } = entry
  return (
    <div
      role="listitem"
      className="flex flex-col overflow-hidden rounded-panel border border-dashed border-border-strong bg-card"
    >
      <div className="border-b px-5 py-2">
        <WaitingMark entry={entry} />
      </div>
      {picture instanceof Blob && (
        <img
          src={pictureUrl(picture)}
          alt=""
          className="aspect-4/3 w-full bg-secondary object-contain"
        />
      )}
      <div className="grid gap-3 p-5">
        <h2 className="text-xl leading-snug font-bold wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 text-muted-foreground">
          {(fields as { description?: string }).description}
        </p>
      </div>
      <div className="mt-auto flex items-center gap-3 border-t py-2 pr-2 pl-5">
        <p className="grow text-sm text-muted-foreground">
          {isPerhapsSent(entry) ? m.perhapsOnSite() : m.notOnSiteYet()}
        </p>
        <IconButton
          Icon={PencilIcon}
          label={m.editOf({ title })}
          onClick={() => {
            requestForm('entry', id)
            onEdit()
          }}
        />
      </div>
    </div>
  )
}
