import { isUuid } from '#database/uuid'

/** Position of a row in a list that is ordered by one column and then by id. */
export interface Cursor {
  /** A moment or a day, as the database keeps it. */
  key: string
  id: string
}

/** Position in a public list, which has several parts and changes its order with the day. */
export interface PublicCursor extends Cursor {
  /** The day that the first page was ordered for. */
  day: string
  /** Index of the list's part. */
  part: number
}

const DAY = String.raw`\d{4}-\d\d-\d\d`
const CURSOR = new RegExp(
  String.raw`^(?:(?<day>${DAY})~(?<part>\d)~)?(?<key>${DAY}(?:T\d\d:\d\d:\d\d\.\d{3}Z)?)~(?<id>[^~]+)$`
)

/** What a client sends back as `after`; opaque to it. */
export function cursorText(cursor: Cursor | PublicCursor): string {
  const { key, id } = cursor
  return 'day' in cursor ? [cursor.day, cursor.part, key, id].join('~') : [key, id].join('~')
}

function parse(text: unknown) {
  const { day, part, key, id } = (typeof text === 'string' && CURSOR.exec(text)?.groups) || {}
  return key && isUuid(id) ? { day, part, key, id: id.toLowerCase() } : null
}

/** Null for anything that is not a cursor of a director's list. */
export function readCursor(text: unknown): Cursor | null {
  const found = parse(text)
  return found && found.day === undefined ? { key: found.key, id: found.id } : null
}

/** Null for anything that is not a cursor of a public list. */
export function readPublicCursor(text: unknown): PublicCursor | null {
  const found = parse(text)
  return found?.day ? { ...found, day: found.day, part: Number(found.part) } : null
}
