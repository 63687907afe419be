import pLimit from 'p-limit'
import { Busy } from '#exceptions/busy'

/** Milliseconds. */
const LONGEST_WAIT = 5_000

/**
 * Runs so many pieces of work at once; the others stand in line.
 * @throws Busy for what would have stood in line for too long
 */
export function line(atOnce: number) {
  const limit = pLimit(atOnce)
  return <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now()
    return limit(() => {
      if (performance.now() - since > LONGEST_WAIT) throw new Busy()
      return work()
    })
  }
}
