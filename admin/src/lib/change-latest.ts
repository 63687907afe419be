import { statusOf } from '@/lib/errors'

const TRIES = 3

interface Change<Stored, Next> {
  read: () => Promise<Stored>
  /** Undefined: nothing is to be changed. */
  edit: (stored: Stored) => Next | undefined
  /** Refused with 409 when somebody else was faster: then it is edited anew. */
  write: (next: Next, stored: Stored) => Promise<Stored>
}

/**
 * Changes a part of what is stored as a whole; what others change of it meanwhile stays.
 * @throws what the three throw
 */
export async function changeLatest<Stored, Next>(change: Change<Stored, Next>): Promise<Stored> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const stored = await change.read()
    const next = change.edit(stored)
    if (next === undefined) return stored
    try {
      return await change.write(next, stored)
    } catch (error) {
      if (statusOf(error) !== 409) throw error
    }
  }
  throw new Error('Others change it at the same time')
}
