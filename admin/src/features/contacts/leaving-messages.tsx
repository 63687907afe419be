import { m } from '@/lib/messages'
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
      {m.leavingBefore({ count })}
      <time dateTime={first} className="inline-block">
        {formatDay(first)}
      </time>
      {m.leavingAfter({ months })}
    </p>
  )
}
