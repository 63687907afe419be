import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import * as m from 'virtual:admin-messages'
import { moveByArrow } from '@/components/list-screen/arrow-keys'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import type { Item } from '@/lib/resource'
import { pageQuery } from '@/lib/pages'
import type { Rows } from './use-list'

interface Props<T extends Item> {
  rows: Rows<T>
  /** Height of one item in pixels, for chunks that were never seen. */
  guess: number
  /** Layout of the items. */
  className: string
  /** Stands before the first item, in the same layout. */
  first?: ReactNode
  /** Draws one item, with its key and `role="listitem"`. */
  children: (item: T) => ReactNode
}

/**
 * A list of any length of which only what is near the screen exists: it is cut into chunks of
 * a page each, and one that is far away is an empty box of its last known height. Ten thousand
 * rows cost some 400 boxes and one observer.
 */
export function WindowedList<T extends Item>(props: Props<T>) {
  // A key or a press is answered first; the items follow, in a render that gives way to the next.
  const { rows, guess, className, first, children } = useDeferredValue(props)
  // Per chunk: null while it is near, else its height.
  const [heights, setHeights] = useState<Record<number, number | null>>({ 0: null })
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) =>
          setHeights((before) => {
            const after = { ...before }
            for (const { target, isIntersecting, boundingClientRect } of entries) {
              const index = Number((target as HTMLElement).dataset['chunk'])
              if (isIntersecting) after[index] = null
              else if (before[index] === null) after[index] = boundingClientRect.height
            }
            return after
          }),
        { rootMargin: '600px 0px' }
      )
  )
  useEffect(() => () => observer.disconnect(), [observer])

  const { perPage } = rows.kind
  return (
    // The keys are pressed on the controls of the items.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div
      role="list"
      aria-busy={rows.isSearching}
      className={cn(className, rows.isSearching && 'opacity-60')}
      onKeyDown={moveByArrow}
    >
      {Array.from({ length: Math.ceil(rows.count / perPage) || 1 }, (_, index) => {
        const length = Math.min(perPage, rows.count - index * perPage)
        const height = heights[index] === undefined ? length * guess : heights[index]
        return (
          <Chunk key={index} {...{ index, observer, height, className }}>
            {height === null && index === 0 && first}
            {height === null && <Part {...{ rows, index, length, guess, children }} />}
          </Chunk>
        )
      })}
    </div>
  )
}

interface StretchProps {
  index: number
  observer: IntersectionObserver
  height: number | null
  className: string
  children: ReactNode
}

function Chunk({ index, observer, height, className, children }: StretchProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [observer])
  return (
    <div
      ref={box}
      data-chunk={index}
      className={cn('col-span-full', height === null && className)}
      style={height === null ? undefined : { height }}
    >
      {children}
    </div>
  )
}

interface PartProps<T extends Item> {
  rows: Rows<T>
  index: number
  length: number
  guess: number
  children: (item: T) => ReactNode
}

/** What stands in a chunk that is near: cut from the list that is here, else a page of its own. */
const Part = memo(function Part<T extends Item>({
  rows,
  index,
  length,
  guess,
  children,
}: PartProps<T>) {
  const { kind, filters, items } = rows
  const page = useQuery({ ...pageQuery(kind, filters, index + 1), enabled: !items })
  const part = items?.slice(index * kind.perPage, (index + 1) * kind.perPage) ?? page.data?.data
  if (part) return part.map((item) => children(item))
  if (!page.isError) {
    return <Skeleton className="col-span-full" style={{ height: length * guess }} />
  }
  return (
    // As high as what is missing: nothing moves under the director's thumb.
    <div className="col-span-full" style={{ minHeight: length * guess }}>
      <div className="sticky top-24 grid justify-items-start gap-3 py-6">
        <p>{m.partFailed()}</p>
        <Button variant="outline" onClick={() => void page.refetch()}>
          {m.tryAgain()}
        </Button>
      </div>
    </div>
  )
}) as <T extends Item>(props: PartProps<T>) => ReactNode
