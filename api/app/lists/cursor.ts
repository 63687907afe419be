import { isUuid } from '#models/uuid'

/** Where a row stands in a list that is ordered by one column and then by id. */
export interface Cursor {
  /** A moment or a day, as the database keeps it. */
  key: string
  id: string
}

const KEY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/

/** What a client sends back as `after`; opaque to it. */
export function cursorText({ key, id }: Cursor): string {
  return `${key}~${id}`
}

/** Null for anything that is no cursor of ours. */
export function readCursor(text: unknown): Cursor | null {
  if (typeof text !== 'string') return null
  const [key = '', id, ...rest] = text.split('~')
  return KEY.test(key) && isUuid(id) && rest.length === 0 ? { key, id: id.toLowerCase() } : null
}
