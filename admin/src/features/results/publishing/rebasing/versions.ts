import type { StoredResults } from '@academy/api/shared/results/results'

/** Before both changes, on this device, on the other phone. */
export type Versions<T> = [was: T, here: T, there: T]

export const ofEach = <T, R>(
  [was, here, there]: Versions<T>,
  read: (version: T) => R
): Versions<R> => [read(was), read(here), read(there)]

export const textOf = (value: unknown) => JSON.stringify(value) ?? 'null'
export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

export const pick = <Key extends keyof StoredResults>(
  versions: Versions<StoredResults>,
  key: Key
) => ofEach(versions, (one) => one[key])

/** Names by starting number; where they differ, the other phone's. */
export const namesOf = (versions: Versions<StoredResults>) =>
  new Map(versions.flatMap(({ players }) => players.map(({ no, name }) => [no, name])))
