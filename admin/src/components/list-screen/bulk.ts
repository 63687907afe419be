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
  call: (item: T) => Promise<unknown>
  /** What the list holds in the item's place afterwards; absent: the list is loaded anew. */
  after?: (item: T) => T[]
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
    const failed = await failuresOf(items, job)
    const done = items.filter((item) => !failed.includes(item))
    const doneIds = new Set(done.map((item) => item._id))
    const { after } = job
    if (after)
      client.setQueryData<T[]>(key, (list) =>
        list?.flatMap((item) => (doneIds.has(item._id) ? after(item) : [item]))
      )
    else await client.invalidateQueries({ queryKey: key })
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

async function failuresOf<T>(items: T[], job: Job<T>) {
  const waiting = [...items]
  const failed: T[] = []
  async function work() {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        // Signed out on the way: the rest would only be refused one by one.
        if (!session.token()) failed.push(item)
        else await job.call(item)
      } catch {
        failed.push(item)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}
