import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where a view was left: in a long list by the chunk at its top, as what is above has no fixed height. */
interface Place {
  y: number
  chunk?: string | undefined
  /** From the top of the window to the top of the chunk, in pixels. */
  offset?: number
}

const PREFIX = 'academy.scroll.'
/** What is still loading after this long is not waited for. */
const PATIENCE_MS = 5_000
const BAR = 80

/**
 * A view that is opened begins at its top; Back, Forward and reload bring it back to where it was
 * left. Dialogs have entries of the same view, and leave it where it is.
 */
export function useScrollMemory() {
  const { key, pathname } = useLocation()
  const cause = useNavigationType()
  const entry = useRef(key + pathname)
  const seen = useRef<string>(undefined)

  useLayoutEffect(() => {
    // The first entry of every page load has the same key.
    entry.current = key + pathname
    if (seen.current === pathname) return
    // A sign-in or a guard leads here by replacing: like a link.
    const isReturn = cause === 'POP' && (seen.current !== undefined || !isOpenedAnew())
    seen.current = pathname
    const place = isReturn ? read(entry.current) : undefined
    if (place) return bringBack(place)
    // No return value: newer browsers give a promise, which React would take for a cleanup.
    window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, cause])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    let timer: number | undefined
    const keep = () => {
      window.clearTimeout(timer)
      timer = undefined
      sessionStorage.setItem(PREFIX + entry.current, JSON.stringify(placeNow()))
    }
    const onScroll = () => (timer ??= window.setTimeout(keep, 100))
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', keep)
    }
  }, [])
}

/** Whether a link or a typed address loaded the page: no reload, Back, Forward, nor a tab's return from the dead. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { wasDiscarded } = document as Document & { wasDiscarded?: boolean }
  return navigation?.type === 'navigate' && !wasDiscarded
}

function placeNow(): Place {
  const chunks = document.querySelectorAll<HTMLElement>('[data-chunk]')
  const top = [...chunks].find((element) => element.getBoundingClientRect().bottom > BAR)
  if (!top) return { y: window.scrollY }
  const offset = top.getBoundingClientRect().top
  return { y: window.scrollY, chunk: top.dataset['chunk'], offset }
}

function read(entry: string): Place | undefined {
  const text = sessionStorage.getItem(PREFIX + entry)
  return text ? (JSON.parse(text) as Place) : undefined
}

/** Goes there again and again while what is loading moves it, until the director scrolls. */
function bringBack(place: Place): () => void {
  const until = performance.now() + PATIENCE_MS
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    events.forEach((name) => window.removeEventListener(name, stop))
  }
  const step = () => {
    const chunk =
      place.chunk !== undefined &&
      document.querySelector<HTMLElement>(`[data-chunk="${CSS.escape(place.chunk)}"]`)
    const target = chunk
      ? window.scrollY + chunk.getBoundingClientRect().top - (place.offset ?? 0)
      : place.y
    if (Math.abs(target - window.scrollY) > 1) window.scrollTo(0, target)
    if (performance.now() < until) frame = requestAnimationFrame(step)
    else stop()
  }
  events.forEach((name) => window.addEventListener(name, stop, { passive: true }))
  step()
  return stop
}
