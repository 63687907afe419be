import { useEffect, useRef } from 'react'

interface Props {
  onSeen: () => void
}

/** Stands below a long list. Asks for more of it before a reader gets there, or when pressed. */
export function MoreBelow({ onSeen }: Props) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen()
      },
      { rootMargin: '1000px' }
    )
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [onSeen])

  return (
    <div ref={ref} className="more-below">
      <button type="button" className="button button-quiet" onClick={onSeen}>
        Show more
      </button>
    </div>
  )
}
