import { useCallback, useState } from 'react'

/** As many as one answer of the API holds: what the page came with is shown whole. */
const STEP = 100

/**
 * The first of many items, and more of them on demand; from the top again whenever they change.
 * However long a list grows, a key pressed in its search box draws at most one step of it.
 */
export function useIncrementalList<Item>(found: Item[]) {
  const [shown, setShown] = useState({ of: found, count: STEP })
  const count = shown.of === found ? shown.count : STEP
  const showMore = useCallback(() => {
    setShown({ of: found, count: count + STEP })
  }, [found, count])
  return {
    visible: count < found.length ? found.slice(0, count) : found,
    hasMore: count < found.length,
    showMore,
  }
}
