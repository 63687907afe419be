import * as m from 'virtual:messages'
import { useEffect, useRef, useState } from 'react'
import { getPart, type ListPart } from '~/lib/list'

const PAUSE_MS = 5_000

/**
 * The list the page came with and the rest of a long one, asked for again (by ETag) when the reader comes
 * back or the network returns. A failure keeps what is shown.
 */
export function useLiveList<Item>(path: string, initial: ListPart<Item>) {
  const parts = useRef([initial])
  const [items, setItems] = useState(initial.items)
  const [isWhole, setIsWhole] = useState(initial.next === null)
  const [fault, setFault] = useState('')

  useEffect(() => {
    let askedAt = -Infinity
    let isGone = false

    const revalidate = async () => {
      if (document.hidden || performance.now() - askedAt < PAUSE_MS) return
      askedAt = performance.now()
      try {
        const fresh = await readParts(path, parts.current)
        if (isGone) return
        setFault('')
        setIsWhole(true)
        if (fresh.every((part, index) => part === parts.current[index])) return
        parts.current = fresh
        setItems(fresh.flatMap((part) => part.items))
      } catch (error) {
        // Only a request that got no answer at all fails so.
        if (!isGone) setFault(error instanceof TypeError ? m.noConnection() : m.faultOurs())
      }
    }
    const wake = ({ type }: { type?: string } = {}) => {
      if (type === 'online') askedAt = -Infinity
      void revalidate()
    }

    wake()
    // The last one is the document's, and goes up to the window.
    const events = ['focus', 'online', 'visibilitychange']
    for (const name of events) addEventListener(name, wake)
    return () => {
      isGone = true
      for (const name of events) removeEventListener(name, wake)
    }
  }, [path])

  return { items, isWhole, fault }
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
