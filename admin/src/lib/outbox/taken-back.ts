import type { Entry } from './entry'
import { isFinal } from './transmit'

/**
 * What becomes of an entry that is taken back. If it was never sent, what it had taken the place
 * of comes back; of what was sent, the sender cancels the key first, and learns whether it was stored.
 */
export function takenBack(entry: Entry): Entry | undefined {
  const { tries, refusal, former } = entry
  if (tries === 0 || (refusal && isFinal(refusal))) return former
  return { ...entry, refusal: undefined, isTakenBack: true, nextAt: 0 }
}

/** The same with all that it had taken the place of. */
export function takenBackWhole(entry: Entry): Entry | undefined {
  return takenBack({ ...entry, former: entry.former && takenBackWhole(entry.former) })
}
