import type { UseQueryResult } from '@tanstack/react-query'
import { statusOf } from '@/lib/errors'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

interface Props {
  query: Pick<UseQueryResult, 'error' | 'isPaused' | 'refetch'>
  failure: string
}

export function NotLoaded({ query, failure }: Props) {
  if (!query.error && !query.isPaused) {
    return <Skeleton aria-busy className="h-40 rounded-panel" />
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-panel border p-4"
    >
      <div>
        <p>{failure}</p>
        <p className="text-sm text-muted-foreground empty:hidden">{reasonOf(query.error)}</p>
      </div>
      <Button variant="outline" onClick={() => void query.refetch()}>
        {m.tryAgain()}
      </Button>
    </div>
  )
}

/** An answer came over the connection, which is fine then; what is not there is nobody's fault. */
function reasonOf(error: unknown): string {
  const status = statusOf(error)
  if (status === undefined) return m.checkConnection()
  return status === 404 ? '' : m.refusalUnexpected()
}
