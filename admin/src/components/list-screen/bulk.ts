import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { useSelection } from '@/components/list-screen/selection'
import { errorBanner } from '@/lib/error-banner'
import { session } from '@/lib/session'

export interface Job<T> {
  /** 'delete', for what failed. */
  verb: string
  /** 'deleted', for what is done. */
  past: string
  /** Gives what the list then holds in the item's place; undefined: the list is loaded anew. */
  call: (item: T) => Promise<T[] | undefined>
  /** The way back, offered as long as the toast stays. */
  undo?: Job<T>
}

interface Kind<T> {
  key: QueryKey
  one: string
  many: string
  nameOf: (item: T) => string
}

const AT_ONCE = 4

/** Does one thing to many items, says how many it was, and names those that failed. */
export function useBulk<T extends { _id: string }>({ key, one, many, nameOf }: Kind<T>) {
  const client = useQueryClient()
  const { choose } = useSelection()
  const [isPending, setPending] = useState(false)
  const count = (n: number) => `${n} ${n === 1 ? one : many}`

  async function run(items: T[], job: Job<T>) {
    if (items.length === 0) return
    setPending(true)
    errorBanner.clear()
    const outcomes = await outcomesOf(items, job)
    const done = items.filter((item) => outcomes.has(item._id))
    const failed = items.filter((item) => !outcomes.has(item._id))
    client.setQueryData<T[]>(key, (list) =>
      list?.flatMap((item) => outcomes.get(item._id) ?? [item])
    )
    if ([...outcomes.values()].includes(undefined)) {
      await client.invalidateQueries({ queryKey: key })
    }
    setPending(false)
    choose(failed.length > 0 ? failed.map((item) => item._id) : null)
    if (failed.length > 0 && session.token()) {
      const names = failed.map(nameOf).join(', ')
      errorBanner.show(`Failed to ${job.verb} ${failed.length} of ${count(items.length)}: ${names}`)
    }
    if (done.length > 0) {
      const { undo } = job
      const action = undo && { label: 'Undo', onClick: () => void run(done, undo) }
      toast.success(`${count(done.length)} ${job.past}`, { action })
    }
  }

  return { run, isPending, count, nameOf }
}

export type Bulk<T extends { _id: string }> = ReturnType<typeof useBulk<T>>

/** What each call gave, by id; what failed is not in it. */
async function outcomesOf<T extends { _id: string }>(items: T[], job: Job<T>) {
  const waiting = [...items]
  const outcomes = new Map<string, T[] | undefined>()
  async function work() {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      // Signed out on the way: the rest would only be refused one by one.
      if (!session.token()) return
      try {
        outcomes.set(item._id, await job.call(item))
      } catch {
        // Not in the outcomes: it is named among those that failed.
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcomes
}
