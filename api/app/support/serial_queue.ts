import pLimit from 'p-limit'
import { Busy } from '#exceptions/refusals'

const LONGEST_WAIT = 5_000

export function serialQueue() {
  const limit = pLimit(1)
  return <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now()
    return limit(() => {
      if (performance.now() - since > LONGEST_WAIT) throw new Busy()
      return work()
    })
  }
}
