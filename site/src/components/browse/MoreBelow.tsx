import * as m from 'virtual:messages'
import { useCallback } from 'react'

interface Props {
  onSeen: () => void
}

/** Stands below a long list. Asks for more of it before a reader gets there, or when pressed. */
export function MoreBelow({ onSeen }: Props) {
  const observe = useCallback(
    (node: HTMLElement | null) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)!.isIntersecting) onSeen()
        },
        { rootMargin: '1000px' }
      )
      observer.observe(node!)
      return () => observer.disconnect()
    },
    [onSeen]
  )

  return (
    <div ref={observe} className="more-below">
      <button type="button" className="button button-quiet" onClick={onSeen}>
        {m.showMore()}
      </button>
    </div>
  )
}
