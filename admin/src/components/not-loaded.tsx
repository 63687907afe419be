import type { UseQueryResult } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

interface Props {
  query: Pick<UseQueryResult, 'isError' | 'isPaused' | 'refetch'>
  failure: string
}

export function NotLoaded({ query, failure }: Props) {
  if (!query.isError && !query.isPaused) {
    return <Skeleton aria-busy className="h-40 rounded-panel" />
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-panel border p-4"
    >
      <p>{failure}</p>
      <Button variant="outline" onClick={() => void query.refetch()}>
        {m.tryAgain()}
      </Button>
    </div>
  )
}
