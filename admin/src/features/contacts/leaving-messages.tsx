import { formatDay } from '@/lib/format'
import type { Counts } from '@/lib/resource'

const SAID_BEFORE_MS = 30 * 24 * 3_600_000

/** Whether the server removes a message within 30 days. */
export const isLeaving = (keptUntil: string) => Date.parse(keptUntil) < Date.now() + SAID_BEFORE_MS

/** Says before it happens that messages will be removed, and how to keep what is in them. */
export function LeavingMessages({ leaving }: Pick<Counts, 'leaving'>) {
  if (!leaving?.first) return null
  const { count, first, months } = leaving
  return (
    <p className="-mt-2 mb-5 text-sm text-muted-foreground">
      {count === 1
        ? 'One message will be removed for good on '
        : `${count} messages will be removed for good within 30 days, the first on `}
      <time dateTime={first} className="inline-block">
        {formatDay(first)}
      </time>
      : each is kept for {months === 1 ? 'a month' : `${months} months`}. Export those you still
      need.
    </p>
  )
}
