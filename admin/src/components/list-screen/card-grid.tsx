import type { ReactNode } from 'react'
import { WaitingCard } from '@/components/outbox/waiting-card'
import { WindowedList } from '@/components/list-screen/windowed-list'
import { Skeleton } from '@/components/ui/skeleton'
import type { Item } from '@/lib/resource'
import type { Entry } from '@/lib/outbox/entry'
import type { Rows } from './use-list'

const columns = 'grid gap-4 max-sm:gap-3 md:grid-cols-2 md:gap-6 xl:grid-cols-3'

interface Props<T extends Item> {
  rows: Rows<T>
  /** New ones that the server does not have yet. */
  created: Entry[]
  children: (item: T) => ReactNode
}

export function CardGrid<T extends Item>({ rows, created, children }: Props<T>) {
  return (
    <WindowedList
      rows={rows}
      guess={160}
      className={columns}
      first={created.map((entry) => (
        <WaitingCard key={entry.id} entry={entry} />
      ))}
    >
      {children}
    </WindowedList>
  )
}

export function CardGridSkeleton() {
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
