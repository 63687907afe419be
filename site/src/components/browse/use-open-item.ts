import type { Chosen } from '@academy/api/shared/translations'
import { useEffect, useState } from 'react'
import { useItemAddress } from './use-item-address'
import type { Pressed } from './use-lazy-dialog'

export interface Listed extends Chosen {
  slug: string
  title: string
  language?: string
}

/** Which item of a list is open by the address, and whether its picture is open on top of it. */
export function useOpenItem<Item extends Listed>(
  listPath: string,
  items: Item[],
  pressed: Pressed | null
) {
  const { place, open, leave } = useItemAddress(listPath)
  const listed = items.find((item) => item.slug === place.slug)
  // Kept while the dialog fades out, and while it is being read after it left the list.
  const [item, setItem] = useState(listed)
  if (listed && listed !== item) setItem(listed)
  const isOpen = place.slug !== null && item?.slug === place.slug

  useEffect(() => {
    if (pressed) open(pressed.slug)
  }, [pressed, open])

  useEffect(() => {
    // Forward to an item that this list does not hold: its page knows what to say.
    if (place.slug !== null && !isOpen) window.location.reload()
  }, [place.slug, isOpen])

  useEffect(() => {
    if (!isOpen || !item) return
    const before = document.title
    document.title = item.title
    return () => {
      document.title = before
    }
  }, [isOpen, item])

  return {
    item,
    isOpen,
    isViewing: isOpen && place.isViewing,
    onView: () => item && open(item.slug, true),
    leave,
  }
}
