import { useEffect, useRef, useState, type ReactNode } from 'react'
import { moveByArrow } from '@/components/list-screen/arrow-keys'

interface Props<T> {
  items: T[]
  /** Items per stretch: a multiple of every number of columns. */
  stretch: number
  /** Height of one item in pixels, for stretches that were never seen. */
  guess: number
  /** Layout of the items. */
  className: string
  /** Draws one item, with its key and `role="listitem"`. */
  children: (item: T) => ReactNode
}

/**
 * A list of any length of which only what is near the screen exists: it is cut into stretches,
 * and one that is far away is an empty box of its last known height. Ten thousand rows cost
 * some 500 boxes and one observer.
 */
export function WindowedList<T>({ items, stretch, guess, className, children }: Props<T>) {
  // Per stretch: null while it is near, else its height.
  const [heights, setHeights] = useState<Record<number, number | null>>({ 0: null, 1: null })
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) =>
          setHeights((before) => {
            const after = { ...before }
            for (const { target, isIntersecting, boundingClientRect } of entries) {
              const index = Number((target as HTMLElement).dataset['stretch'])
              if (isIntersecting) after[index] = null
              else if (before[index] === null) after[index] = boundingClientRect.height
            }
            return after
          }),
        { rootMargin: '1200px 0px' }
      )
  )
  useEffect(() => () => observer.disconnect(), [observer])

  const count = Math.ceil(items.length / stretch)
  return (
    // The keys are pressed on the controls of the items.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div role="list" className={className} onKeyDown={moveByArrow}>
      {Array.from({ length: count }, (_, index) => {
        const part = items.slice(index * stretch, (index + 1) * stretch)
        const height = heights[index] === undefined ? part.length * guess : heights[index]
        return (
          <Stretch key={index} {...{ index, observer, height, className }}>
            {height === null && part.map((item) => children(item))}
          </Stretch>
        )
      })}
    </div>
  )
}

interface StretchProps {
  index: number
  observer: IntersectionObserver
  height: number | null
  className: string
  children: ReactNode
}

function Stretch({ index, observer, height, className, children }: StretchProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [observer])
  return (
    <div
      ref={box}
      data-stretch={index}
      className={`col-span-full ${height === null ? className : ''}`}
      style={height === null ? undefined : { height }}
    >
      {children}
    </div>
  )
}
