import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { writeWaiting } from './use-list-query'

export interface ListedItem {
  slug: string
  title: string
}

/** Dispatched after `pushState`, which itself fires no event. */
const ADDRESS_CHANGED = 'academy:address'

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange)
  addEventListener(ADDRESS_CHANGED, onChange)
  return () => {
    removeEventListener('popstate', onChange)
    removeEventListener(ADDRESS_CHANGED, onChange)
  }
}

/** How many entries are to be left; a browser drops a second `back()` while one is under way. */
let toLeave = 0

function leaveNext() {
  if (toLeave > 0) window.history.back()
}

function leaveEntry() {
  toLeave += 1
  if (toLeave > 1) return
  const follow = () => {
    toLeave -= 1
    if (toLeave === 0) removeEventListener('popstate', follow)
    else leaveNext()
  }
  addEventListener('popstate', follow)
  leaveNext()
}

const isViewingState = () =>
  (window.history.state as { isViewing?: boolean } | null)?.isViewing === true

/**
 * Which item is open on top of its list, and whether its picture is. The address is the state, so that
 * the Back button closes the topmost dialog.
 */
export function useOpenItem<Item extends ListedItem>(listPath: string, items: Item[]) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => listPath
  )
  const isViewing = useSyncExternalStore(subscribe, isViewingState, () => false)
  const slug = pathname.startsWith(`${listPath}/`) ? pathname.slice(listPath.length + 1) : null

  const listed = items.find((item) => item.slug === slug)
  // Stays in the dialog while it fades out, or when it leaves the list while somebody reads it.
  const [item, setItem] = useState(listed)
  if (listed && listed !== item) setItem(listed)
  const isOpen = slug !== null && item?.slug === slug

  useEffect(() => {
    // Forward to an item that this list does not hold: show its page.
    if (slug !== null && !isOpen) location.reload()
  }, [slug, isOpen])

  useEffect(() => {
    if (!isOpen || !item) return
    const before = document.title
    document.title = item.title
    return () => {
      document.title = before
    }
  }, [isOpen, item])

  const open = useCallback(
    (opened: string, isViewing = false) => {
      writeWaiting()
      window.history.pushState({ isViewing }, '', `${listPath}/${opened}`)
      dispatchEvent(new Event(ADDRESS_CHANGED))
    },
    [listPath]
  )

  return {
    item,
    isOpen,
    isViewing: isOpen && isViewing,
    open,
    /** For dialogs that the browser has closed. After the Back button there is no entry left to leave. */
    onItemClosed: () => {
      if (location.pathname.startsWith(`${listPath}/`)) leaveEntry()
    },
    onViewerClosed: () => {
      if (isViewingState()) leaveEntry()
    },
  }
}
