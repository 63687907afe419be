import { isDeepStrictEqual } from 'node:util'

export type Fields = Record<string, unknown>

export interface Difference {
  before: Fields
  after: Fields
}

/** The fields that are no longer as a change has left them, nor as they were before it. */
export function changedSince({ before, after }: Difference, current: Fields): string[] {
  const now = storedAs(current)
  const isOther = (name: string, side: Fields) =>
    !isDeepStrictEqual(now[name] ?? null, side[name] ?? null)
  return Object.keys(before).filter((name) => isOther(name, after) && isOther(name, before))
}

/** As the log, which is JSON, gives it back. */
const storedAs = (fields: Fields) => JSON.parse(JSON.stringify(fields)) as Fields

export function differenceOf(before: Fields, after: Fields): Difference | null {
  const all = Object.keys({ ...before, ...after })
  const names = all.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (names.length === 0) return null
  const only = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
