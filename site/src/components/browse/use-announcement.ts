import { useEffect, useRef, useState } from 'react'

/**
 * Text for a live region: empty until `text` first changes, then each new text once the reader has
 * stopped typing for half a second.
 */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  const previous = useRef(text)

  useEffect(() => {
    if (previous.current === text) return
    const timer = setTimeout(() => {
      previous.current = text
      setAnnounced(text)
    }, 500)
    return () => clearTimeout(timer)
  }, [text])

  return announced
}
