import { PlusIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '@/lib/messages'
import { FilterSelect } from '@/components/labelled-select'
import { ItemList } from './item-list'
import { ListScreen } from './list-screen'
import type { useWaitingItems } from './use-waiting-items'
import { WaitingCard } from './waiting-card'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { Entry } from '@/lib/outbox/store'
import type { PublishableResource } from '@/lib/resource'
import { statusOptions } from '@/lib/status-filter'
import { useItemAddress } from './item-address'
import { useToggleActive, type Shown } from './mutations'
import type { Rows } from './use-list'

const columns = 'grid gap-4 max-sm:gap-3 md:grid-cols-2 md:gap-6 xl:grid-cols-3'

/** What every card has beside its item. */
interface CardProps {
  /** What was saved of it and not sent yet. */
  change: Entry | undefined
  onShow: () => void
  onEdit: () => void
  onDelete: () => void
}

interface Props<T extends Shown> extends Pick<
  ComponentProps<typeof ListScreen>,
  'words' | 'piece' | 'hasFilter'
> {
  kind: PublishableResource<T>
  rows: Rows<T>
  waiting: ReturnType<typeof useWaitingItems<T>>
  list: {
    values: { q: string; status: string }
    set: (changes: { q?: string; status?: string }) => void
    clear: () => void
    isDefault: boolean
  }
  addLabel: string
  /** Beside the filter of what visitors see. */
  moreFilters?: ReactNode
  /** Draws one item as it will be, with its key. */
  children: (item: T, card: CardProps) => ReactNode
}

/** The screen of a list whose items are cards, which visitors see or do not. */
export function CardScreen<T extends Shown>(props: Props<T>) {
  const { kind, rows, waiting, list, addLabel, moreFilters, children, ...screen } = props
  const address = useItemAddress()
  const { toggle } = useToggleActive(kind)
  return (
    <ListScreen
      {...screen}
      rows={rows}
      hasWaiting={waiting.created.length > 0}
      list={list}
      filters={
        <>
          <FilterSelect
            label={m.status()}
            options={statusOptions}
            value={list.values.status}
            onChange={(status) => list.set({ status })}
          />
          {moreFilters}
        </>
      }
      titleAction={
        <Button data-shortcut="new" aria-keyshortcuts="n" onClick={address.openNew}>
          <PlusIcon aria-hidden />
          <span className="max-sm:sr-only">{addLabel}</span>
          <span aria-hidden className="sm:hidden">
            {m.add()}
          </span>
        </Button>
      }
      skeleton={<CardSkeletons />}
    >
      <ItemList
        rows={rows}
        className={columns}
        first={waiting.created.map((entry) => (
          <WaitingCard key={entry.id} entry={entry} />
        ))}
      >
        {(item) =>
          children(waiting.after(item), {
            change: waiting.changeOf(item._id),
            onShow: () => toggle({ _id: item._id, isActive: !item.isActive }),
            onEdit: () => address.openEdit(item._id),
            onDelete: () => address.openDelete(item._id),
          })
        }
      </ItemList>
    </ListScreen>
  )
}

function CardSkeletons() {
  return (
    <div aria-hidden className={columns}>
      {[1, 2, 3].map((key) => (
        <div key={key} className="grid gap-4 rounded-panel border bg-card p-5">
          <Skeleton className="aspect-4/3" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
