import { isDeepStrictEqual } from 'node:util'

export type Fields = Record<string, unknown>

export interface Difference {
  before: Fields
  after: Fields
}

export function differenceOf(before: Fields, after: Fields): Difference | null {
  const all = Object.keys({ ...before, ...after })
  const names = all.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (names.length === 0) return null
  const only = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
