import { isUuid } from '#support/uuid'

export interface Cursor {
  key: string
  id: string
}

export interface PublicCursor extends Cursor {
  day: string
  part: number
}

const DAY = String.raw`\d{4}-\d\d-\d\d`
const CURSOR = new RegExp(
  String.raw`^(?:(?<day>${DAY})~(?<part>\d)~)?(?<key>${DAY}(?:T\d\d:\d\d:\d\d\.\d{3}Z)?)~(?<id>[^~]+)$`
)

export function cursorText(cursor: Cursor | PublicCursor): string {
  const { key, id } = cursor
  return 'day' in cursor ? [cursor.day, cursor.part, key, id].join('~') : [key, id].join('~')
}

function parse(text: unknown) {
  const { day, part, key, id } = (typeof text === 'string' && CURSOR.exec(text)?.groups) || {}
  return key && isUuid(id) ? { day, part, key, id: id.toLowerCase() } : null
}

export function readCursor(text: unknown): Cursor | null {
  const found = parse(text)
  return found && found.day === undefined ? { key: found.key, id: found.id } : null
}

export function readPublicCursor(text: unknown): PublicCursor | null {
  const found = parse(text)
  return found?.day ? { ...found, day: found.day, part: Number(found.part) } : null
}
