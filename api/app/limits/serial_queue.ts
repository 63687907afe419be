import PQueue from 'p-queue'
import { Busy } from '#exceptions/refusals'
import { priority } from '#limits/lanes'

/** Milliseconds. */
const LONGEST_WAIT = 5_000

/**
 * Runs one piece of work at a time; the others stand in line, strangers behind all who are known.
 * @throws Busy for what would have stood in line for too long
 */
export function serialQueue() {
  const queue = new PQueue({ concurrency: 1 })
  return <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now()
    const inTime = async () => {
      if (performance.now() - since > LONGEST_WAIT) throw new Busy()
      return work()
    }
    return queue.add(inTime, { priority: priority() })
  }
}
