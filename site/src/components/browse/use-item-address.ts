import { useCallback, useEffect, useRef, useState } from 'react'

/** What the address bar says is open on top of the list. */
interface Place {
  slug: string | null
  isViewing: boolean
}

const AT_LIST: Place = { slug: null, isViewing: false }

function readPlace(listPath: string): Place {
  const { pathname } = window.location
  const slug = pathname.startsWith(`${listPath}/`) ? pathname.slice(listPath.length + 1) : ''
  const state = window.history.state as { isViewing?: boolean } | null
  return slug === '' ? AT_LIST : { slug, isViewing: state?.isViewing === true }
}

/**
 * Keeps the dialog and the address one: opening an item pushes its own address, and its viewer one
 * more entry, so that Back closes the topmost of them. Whatever closes a dialog goes back likewise.
 */
export function useItemAddress(listPath: string) {
  const [place, setPlace] = useState(AT_LIST)
  const isLeaving = useRef(false)
  const next = useRef<(() => void) | null>(null)

  useEffect(() => {
    const follow = () => {
      isLeaving.current = false
      setPlace(readPlace(listPath))
      // In a task of its own, or the dialog would never learn that it was closed in between.
      if (next.current) setTimeout(next.current)
      next.current = null
    }
    // The page may have been left and come back to, or Forward pressed, before the island woke up.
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [listPath])

  const open = useCallback(
    (slug: string, isViewing = false) => {
      const enter = () => {
        window.history.pushState({ isViewing }, '', `${listPath}/${slug}`)
        setPlace({ slug, isViewing })
      }
      // Going back takes a moment; an entry pushed meanwhile would be the one gone back from.
      if (isLeaving.current) next.current = enter
      else enter()
    },
    [listPath]
  )

  /** After a dialog closed by itself: gives up its address. After Back, nothing is left to give up. */
  const leave = useCallback(
    (part: 'item' | 'viewer') => {
      const now = readPlace(listPath)
      if (isLeaving.current || !(part === 'viewer' ? now.isViewing : now.slug)) return
      isLeaving.current = true
      window.history.back()
    },
    [listPath]
  )

  return { place, open, leave }
}
