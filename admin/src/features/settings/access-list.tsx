import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode, type RefObject } from 'react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

interface Props<Item> {
  title: string
  hint: string
  failure: string
  /** Takes the focus when a row goes, and its button with it. */
  heading: RefObject<HTMLHeadingElement | null>
  query: UseQueryResult<Item[]>
  children: (items: Item[]) => ReactNode
}

/** One of the lists of what opens the account, with what is said while it is not there. */
export function AccessList<Item>({ title, hint, failure, heading, query, children }: Props<Item>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-panel border bg-card p-5">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        <p className="mt-1 text-muted-foreground">{hint}</p>
      </div>
      {query.data ? (
        children(query.data)
      ) : query.isPaused || query.isError ? (
        <div role="status" className="flex flex-wrap items-center justify-between gap-3">
          <p>{failure}</p>
          <Button variant="outline" onClick={() => void query.refetch()}>
            {m.tryAgain()}
          </Button>
        </div>
      ) : (
        <Skeleton aria-busy className="h-16" />
      )}
    </section>
  )
}
