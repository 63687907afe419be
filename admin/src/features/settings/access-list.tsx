import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

interface Props<Item> {
  title: string
  hint: string
  failure: string
  query: UseQueryResult<Item[]>
  children: (items: Item[]) => ReactNode
}

/** One of the lists of what opens the account, with what is said while it is not there. */
export function AccessList<Item>({ title, hint, failure, query, children }: Props<Item>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-panel border bg-card p-5">
      <div>
        <h2 id={id} className="text-xl font-bold">
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
