import type { StoredResults } from '@academy/api/shared/results/results'

/** One thing as it was before both changes, as it is on this device, and as another phone has published it. */
export interface Versions<T> {
  base: T
  mine: T
  theirs: T
}

export const ofEach = <T, R>(
  { base, mine, theirs }: Versions<T>,
  read: (version: T) => R
): Versions<R> => ({
  base: read(base),
  mine: read(mine),
  theirs: read(theirs),
})

export const allOf = <T>({ base, mine, theirs }: Versions<T>): T[] => [base, mine, theirs]

/** Names by starting number; where they differ, the other phone's. */
export const namesOf = (versions: Versions<StoredResults>) =>
  new Map(allOf(versions).flatMap(({ players }) => players.map(({ no, name }) => [no, name])))
