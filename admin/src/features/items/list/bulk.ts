import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { errorBanner, offlineWords } from '@/lib/error-banner'
import type { Item, Resource, PublishableResource } from '@/lib/resource'
import { dropItems, editItems, refreshFiltered } from '@/lib/pages'
import { session } from '@/lib/session'
import { destroy, showing } from './mutations'

export interface Job<T> {
  /** 'delete', for what failed. */
  verb: string
  /** 'deleted', for what is done. */
  past: string
  /** Gives what the list then holds in the item's place; undefined: nothing. */
  call: (item: T) => Promise<T | undefined>
  /** The list has to be loaded anew to show what was done. */
  isReload?: boolean
  /** The way back, offered as long as the toast stays. */
  undo?: Job<T>
}

const AT_ONCE = 4

export function deletion<T extends Item>(kind: Resource<T>): Job<T> {
  return {
    verb: 'delete',
    past: 'deleted',
    call: ({ _id }) => destroy(kind, _id).then(() => undefined),
    undo: {
      verb: 'restore',
      past: 'restored',
      isReload: true,
      call: ({ _id }) => kind.restore(_id),
    },
  }
}

/** Shows items to visitors, or hides them. */
export function activation<T extends Item & { isActive: boolean }>(
  kind: PublishableResource<T>,
  isActive: boolean
): Job<T> {
  const to = (next: boolean): Job<T> => ({
    verb: next ? 'activate' : 'deactivate',
    past: next ? 'activated' : 'deactivated',
    call: ({ _id }) => kind.change(_id, showing(next)),
  })
  return { ...to(isActive), undo: to(!isActive) }
}

/** Does one thing to many items, says how many it was, and names those that failed. */
export function useBulk<T extends Item>(kind: Resource<T>) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const count = (n: number) => m.countOf({ n, one: kind.one, many: kind.many })

  /** @returns what failed */
  async function run(items: T[], job: Job<T>): Promise<T[]> {
    if (items.length === 0) return []
    setPending(true)
    errorBanner.clear()
    const outcomes = await outcomesOf(items, job)
    const done = items.filter((item) => outcomes.has(item._id))
    const failed = items.filter((item) => !outcomes.has(item._id))
    const gone = done.filter((item) => outcomes.get(item._id) === undefined)
    editItems<T>(client, kind, (item) => outcomes.get(item._id) ?? item)
    dropItems(client, kind, new Set(gone.map((item) => item._id)))
    const reload = () => client.invalidateQueries({ queryKey: [kind.key, 'list'] })
    // What had no answer may have been done all the same; without a network this takes its time.
    if (failed.length > 0) void reload()
    else if (job.isReload) await reload()
    else refreshFiltered(client, kind)
    setPending(false)
    if (failed.length > 0 && session.token()) {
      const names = failed.map(kind.nameOf).join(', ')
      errorBanner.show(
        m.bulkFailed({
          verb: job.verb,
          failed: failed.length,
          all: count(items.length),
          names: names + offlineWords(),
        })
      )
    }
    if (done.length > 0) {
      const { undo } = job
      const action = undo && { label: m.undo(), onClick: () => void run(done, undo) }
      toast.success(m.bulkDone({ count: count(done.length), past: job.past }), { action })
    }
    return failed
  }

  return { run, isPending, count }
}

/** What each call gave, by id; what failed is not in it. */
async function outcomesOf<T extends Item>(items: T[], job: Job<T>) {
  const waiting = [...items]
  const outcomes = new Map<string, T | undefined>()
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
