import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'

interface Drag {
  from: number
  /** Where it would lie if it were let go now. */
  to: number
  /** How far it is drawn from its place, in pixels. */
  by: number
  /** Of a row with its gap, in pixels. */
  height: number
}

/**
 * Rows of a list that are drawn to another place by a handle, by mouse, pen or finger. The rows
 * only look moved until the handle is let go: the list changes once.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void
) {
  const [drag, setDrag] = useState<Drag>()
  const begun = useRef<{ at: number; top: number; bottom: number; middles: number[] }>(null)

  /** The pointer's place in the list, which may be scrolled meanwhile. */
  const placeOf = (event: PointerEvent) =>
    event.clientY - (list.current?.getBoundingClientRect().top ?? 0)

  const handleOf = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const rows = [...(list.current?.children ?? [])] as HTMLElement[]
      const row = rows[from]
      if (event.button !== 0 || !row) return
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = {
        at: placeOf(event),
        top: row.offsetTop,
        bottom: row.offsetTop + row.offsetHeight,
        middles: rows.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2),
      }
      setDrag({ from, to: from, by: 0, height: row.offsetHeight })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!begun.current || !drag) return
      const { at, top, bottom, middles } = begun.current
      const by = placeOf(event) - at
      // It has passed another with the edge that goes ahead.
      const isAbove = (middle: number, index: number) =>
        index !== from && middle < (index < from ? top : bottom) + by
      const to = middles.filter(isAbove).length
      setDrag({ ...drag, to, by })
      list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
    },
    onPointerUp() {
      end()
      if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
    },
    onPointerCancel: end,
  })

  function end() {
    begun.current = null
    setDrag(undefined)
  }

  /** How a row is drawn while one is moved. */
  function styleOf(index: number): CSSProperties | undefined {
    if (!drag) return undefined
    const { from, to, by, height } = drag
    if (index === from) return { transform: `translateY(${by}px)`, zIndex: 1, position: 'relative' }
    const isBetween = index > from ? index <= to : index >= to
    const shift = isBetween ? Math.sign(from - index) * height : 0
    return { transform: `translateY(${shift}px)` }
  }

  return { handleOf, styleOf }
}
