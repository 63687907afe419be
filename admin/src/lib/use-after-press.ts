import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs something once the press that is under way has found its target. A press moves the focus as the
 * button goes down; what the page changes at that moment moves what is below it, and the click misses.
 * @returns takes what is to be done: at once when nothing is pressed (Tab), else before the click is
 * answered, or when the button comes up without one
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressing = useRef(false)

  useEffect(() => {
    const down = () => (isPressing.current = true)
    const up = () => (isPressing.current = false)
    document.addEventListener('mousedown', down, true)
    document.addEventListener('mouseup', up, true)
    return () => {
      document.removeEventListener('mousedown', down, true)
      document.removeEventListener('mouseup', up, true)
    }
  }, [])

  return useCallback((act) => {
    if (!isPressing.current) return act()
    const ended = new AbortController()
    const end = () => {
      if (ended.signal.aborted) return
      ended.abort()
      act()
    }
    const options = { capture: true, signal: ended.signal }
    // The click comes right after the button is up.
    document.addEventListener('click', end, options)
    document.addEventListener('mouseup', () => setTimeout(end), options)
  }, [])
}
