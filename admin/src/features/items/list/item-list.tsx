import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import type { Item } from '@/lib/resource'
import type { Rows } from './use-list'

interface Props<T extends Item> {
  rows: Rows<T>
  /** Layout of the items. */
  className: string
  /** Stands before the first item, in the same layout. */
  first?: ReactNode
  /** Instead of the loaded rows: those with an item that no longer passes. */
  items?: T[]
  /** Draws one item, with its key and `role="listitem"`. */
  children: (item: T) => ReactNode
}

/** The loaded items; the next page is loaded before the end of them is reached. */
export function ItemList<T extends Item>({ rows, className, first, children, ...props }: Props<T>) {
  return (
    <>
      <div
        role="list"
        aria-busy={rows.isSearching}
        className={cn(className, rows.isSearching && 'opacity-60')}
      >
        {first}
        {(props.items ?? rows.items).map((item) => children(item))}
      </div>
      {rows.hasMore && <MoreButton key={rows.items.length} rows={rows} />}
    </>
  )
}

function MoreButton<T extends Item>({ rows }: { rows: Rows<T> }) {
  const button = useRef<HTMLButtonElement>(null)
  const { isMoreFailed, loadMore } = rows
  const load = useRef(loadMore)
  useEffect(() => {
    if (!button.current || isMoreFailed) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && load.current(),
      { rootMargin: '600px 0px' }
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [isMoreFailed])
  return (
    <div className="grid justify-items-center gap-3 py-6">
      {isMoreFailed && <p>{m.partFailed()}</p>}
      <Button ref={button} variant="outline" onClick={loadMore}>
        {isMoreFailed ? m.tryAgain() : m.showMore()}
      </Button>
    </div>
  )
}
