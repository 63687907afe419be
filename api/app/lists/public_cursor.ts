import { cursorText, readCursor, type Cursor } from '#lists/cursor'

/** A place in a public list, which has several parts and may change its order with the day. */
export interface PublicCursor extends Cursor {
  /** The day that the list was put in order for, or empty where that makes no difference. */
  epoch: string
  /** Which part of the list, from 0. */
  part: number
}

const FRONT = /^(\d{4}-\d\d-\d\d)?~(\d)~/

/** What a client sends back as `after`; opaque to it. */
export function publicCursorText({ epoch, part, ...place }: PublicCursor): string {
  return `${epoch}~${part}~${cursorText(place)}`
}

/** Null for anything that is no cursor of ours. */
export function readPublicCursor(text: unknown): PublicCursor | null {
  const front = typeof text === 'string' && FRONT.exec(text)
  const place = front && readCursor(front.input.slice(front[0].length))
  return place ? { epoch: front[1] ?? '', part: Number(front[2]), ...place } : null
}
