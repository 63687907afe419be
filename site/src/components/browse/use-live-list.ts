import { useEffect, useRef, useState } from 'react'
import { getList, type ListAnswer } from '~/lib/api'

/** Not more often than this, in milliseconds, however the reader moves between windows. */
const PAUSE_MS = 5_000

/**
 * The list the page came with, kept true: asked again (by ETag) once the page has loaded, whenever
 * the reader comes back to it, and when the network returns. A failure keeps what is shown.
 */
export function useLiveList<Item>(path: string, initial: ListAnswer<Item>) {
  const [items, setItems] = useState(initial.items)
  const [isStale, setIsStale] = useState(false)
  const etag = useRef(initial.etag)

  useEffect(() => {
    let askedAt = -Infinity
    let isGone = false

    const revalidate = async () => {
      if (document.visibilityState === 'hidden' || performance.now() - askedAt < PAUSE_MS) return
      askedAt = performance.now()
      try {
        const answer = await getList<Item>(path, etag.current)
        if (isGone) return
        setIsStale(false)
        if (!answer) return
        etag.current = answer.etag
        setItems(answer.items)
      } catch {
        if (!isGone) setIsStale(true)
      }
    }
    const retry = () => {
      askedAt = -Infinity
      void revalidate()
    }
    const wake = () => void revalidate()

    wake()
    window.addEventListener('focus', wake)
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', wake)
    return () => {
      isGone = true
      window.removeEventListener('focus', wake)
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [path])

  return { items, isStale }
}
