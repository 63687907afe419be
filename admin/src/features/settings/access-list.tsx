import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { statusOf } from '@/lib/errors'

interface Props<Item> {
  title: string
  hint: string
  failure: string
  query: UseQueryResult<Item[]>
  children: (items: Item[]) => ReactNode
}

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

interface RowProps {
  name: string
  mark?: ReactNode
  detail: string
  action: ReactNode
}

export function AccessRow({ name, mark, detail, action }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {name}
          {mark}
        </p>
        <p className="mt-0.5 text-muted-foreground">{detail}</p>
      </div>
      {action}
    </li>
  )
}

export function Adding({
  label,
  children,
}: {
  label: string
  children: (close: () => void) => ReactNode
}) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    if (isOpen === false) opener.current?.focus()
  }, [isOpen])
  if (isOpen) return children(() => setOpen(false))
  return (
    <Button
      ref={opener}
      variant="outline"
      className="max-sm:w-full sm:justify-self-start"
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  )
}

/** What is gone already, from another device or by a call that was sent again, is gone too. */
export async function untilGone(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

export function useRemovalFrom(queryKey: QueryKey) {
  const client = useQueryClient()
  return (id: string) =>
    client.setQueryData<{ _id: string }[]>(queryKey, (list) =>
      list?.filter(({ _id }) => _id !== id)
    )
}
