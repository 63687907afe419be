import * as m from 'virtual:messages'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { getPart, type ListPart } from '~/lib/list'

const PAUSE_MS = 5_000

/** A page from the browser's own store may be old; any other was made a moment ago. */
const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => {
    return (entry as PerformanceNavigationTiming).type === 'back_forward'
  })

/**
 * The list the page came with and the rest of a long one, asked for again (by ETag) when the reader comes
 * back or the network returns. After a failure the list stays as it is.
 */
export function useLiveList<Item>(path: string, initial: ListPart<Item>) {
  const parts = useRef([initial])
  const askedAt = useRef(-Infinity)
  const [items, setItems] = useState(initial.items)
  const [isWhole, setIsWhole] = useState(initial.next === null)
  const [fault, setFault] = useState('')

  const refresh = useCallback(
    async (isUrgent = false) => {
      const now = performance.now()
      if (document.hidden || (!isUrgent && now - askedAt.current < PAUSE_MS)) return
      askedAt.current = now
      try {
        const fresh = await readParts(path, parts.current)
        setFault('')
        if (fresh.every((part, index) => part === parts.current[index])) return
        parts.current = fresh
        // Who types has the next key painted before the cards are made anew.
        startTransition(() => {
          setIsWhole(true)
          setItems(fresh.flatMap((part) => part.items))
        })
      } catch (error) {
        // Only a request that got no answer at all fails so.
        setFault(error instanceof TypeError ? m.noConnection() : m.faultOurs())
      }
    },
    [path]
  )

  useEffect(() => {
    if (isRestored() || parts.current[0]!.next !== null) void refresh()
    const wake = ({ type }: Event) => void refresh(type === 'online')
    // The last one is the document's, and goes up to the window.
    const events = ['focus', 'online', 'visibilitychange']
    for (const name of events) addEventListener(name, wake)
    return () => {
      for (const name of events) removeEventListener(name, wake)
    }
  }, [refresh])

  return { items, isWhole, fault, refresh }
}

async function readParts<Item>(path: string, known: ListPart<Item>[]): Promise<ListPart<Item>[]> {
  const parts: ListPart<Item>[] = []
  let after: string | null = null
  do {
    const part: ListPart<Item> = await getPart(path, after, known[parts.length])
    parts.push(part)
    after = part.next
  } while (after !== null)
  return parts
}
