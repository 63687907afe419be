import { useEffect, useRef } from 'react'

const LAYER = 'academyLayer'

/**
 * Gives an open layer a history entry of its own, so that Back closes the layer and not what is
 * under it. The entry repeats the present one, so the router sees no change in either direction.
 */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...history.state, [LAYER]: true }, '')
    const onPop = () => latest.current()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      // Closed by Back, or by a navigation to elsewhere: then the entry is no longer the present one.
      if (isLayer(history.state)) history.back()
    }
  }, [isOpen])
}

function isLayer(state: unknown): boolean {
  return typeof state === 'object' && state !== null && LAYER in state
}
