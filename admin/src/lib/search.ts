import { useEffect, useState } from 'react'
import { folded } from '@academy/api/shared/folded_text'
import { plainText } from '@academy/api/shared/plain_text'

let sounds: typeof import('@/lib/sounds') | undefined

/** How names sound: too much for the first view, so it comes with the first search. */
export const loadSounds = async () => void (sounds ??= await import('@/lib/sounds'))

/**
 * Loads how names sound once something is searched for, and whether that is there: until then, and
 * where it cannot be had, texts are found as they are written.
 */
export function useSounds(query = ''): boolean {
  const [isThere, setIsThere] = useState(!!sounds)
  useEffect(() => {
    if (query && !isThere)
      loadSounds().then(
        () => setIsThere(true),
        () => undefined
      )
  }, [query, isThere])
  return isThere
}

/** Whether any of the texts holds the query, however it is spelt; an empty query matches all. */
export function matchesSearch(query: string, texts: string[]) {
  const wanted = folded(plainText(query))
  return sounds?.isSpeltIn(wanted, texts) ?? texts.some((text) => folded(text).includes(wanted))
}
