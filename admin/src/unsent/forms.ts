import { v7 as uuid } from 'uuid'
import type { PictureChange } from '@/lib/data'
import type { Refusal } from '@/lib/errors'

/** A stored item as its form shows it, or the empty form of a new one. */
export interface Snapshot<Values> {
  values: Values
  pictureUrl: string | null
  version?: number | undefined
}

/** What a form holds, and what it was typed over; absent where the form shows no stored item. */
export interface Typed<Values = object> {
  values: Values
  picture: PictureChange
  base?: Snapshot<Values> | undefined
  /** The version that a save of its earlier content has made: nobody else has a part in it. */
  savedAs?: number | undefined
}

interface Identity {
  /** UUIDv7. */
  id: string
  /** Email of the director who typed it; nobody else sees or sends it. */
  account: string
  /** One per form and target, such as `tournament:new`; empty for a change made without a form. */
  form: string
}

/** When it was typed, in epoch milliseconds. */
type Dated = Typed & { at: number }

/** Typed, and not saved. */
export interface Draft extends Identity {
  state: 'typed'
  typed: Dated
  /** Of what waits to be published: it is listed with what waits to be sent. */
  unpublished?: Listed | undefined
}

/** What it is called, and the view in which it is published. */
export interface Listed {
  title: string
  view: string
}

/** What was saved, and the server may not have yet. */
export interface Entry extends Identity {
  /** `refused` and `stale` wait for a person: as it is, the server would refuse it again. */
  state: 'waiting' | 'sending' | 'refused' | 'stale'
  /** What was typed over it since. */
  typed?: Dated | undefined
  /** The form that saved it stands open, or went with its page: the next one goes on from it. */
  isOpen?: boolean | undefined
  /** Sent as `Idempotency-Key`, and the id of what is created under it. */
  key: string
  kind: string
  itemId?: string | undefined
  item?: object | undefined
  /** Version of the item that was typed over. */
  version?: number | undefined
  title: string
  /** What is sent: the checked values of a whole form, or some fields only. */
  fields: object
  picture: PictureChange
  /** What its form held; absent where it was made without one. */
  values?: object | undefined
  base?: Snapshot<object> | undefined
  /** When it was saved, in epoch milliseconds; saved again, it is another attempt's entry. */
  savedAt: number
  tries: number
  nextAt: number
  refusal?: Refusal | undefined
}

/** One form that the server does not have as it stands, as it lies in IndexedDB. */
export type UnsentForm = Draft | Entry

export const isEntry = (form: UnsentForm | undefined): form is Entry =>
  form !== undefined && form.state !== 'typed'

/** What the form of an entry goes on with. */
export const savedContent = ({ values, fields, picture, base }: Entry): Typed => ({
  values: values ?? fields,
  picture,
  base,
})

/** The same for what is the same; a picture counts by its size. */
export const contentOf = ({ values, picture }: Pick<Typed, 'values' | 'picture'>): string =>
  JSON.stringify(values) + (picture instanceof Blob ? picture.size : picture)

/** The form with what is typed into it now; what was saved of it is sent all the same. */
export function withTyped(before: UnsentForm | undefined, draft: Draft): UnsentForm {
  if (!isEntry(before)) return draft
  const isSaved = contentOf(draft.typed) === contentOf(savedContent(before))
  return { ...before, typed: isSaved ? undefined : draft.typed }
}

/** The form as it was left by whoever has written `content`: what another tab typed stays. */
export function leftWith(before: UnsentForm, content: string | null): UnsentForm | undefined {
  const typed = before.typed && contentOf(before.typed) !== content ? before.typed : undefined
  if (!isEntry(before)) return typed && before
  return { ...before, typed, isOpen: false }
}

/**
 * The form without what was saved of it: it is on the server, or was discarded.
 * @param savedAs the version that the server has made of it
 */
export function withoutSave(
  { id, account, form, typed }: Entry,
  savedAs?: number
): Draft | undefined {
  return typed && { id, account, form, state: 'typed', typed: { ...typed, savedAs } }
}

/** The entry as a change of the item that earlier content of it has become, or it is already. */
export function asChangeOf(itemId: string, version: number | undefined, entry: Entry): Entry {
  // A picture that came with the earlier content has to go.
  const isPictureLeft = !entry.itemId && entry.picture === null
  return {
    ...entry,
    itemId,
    version,
    picture: isPictureLeft ? 'removed' : entry.picture,
  }
}

/** The version that was seen when it was saved, also where it is sent over any. */
const seenVersion = ({ version, item }: Entry): number | undefined =>
  version ?? (item as { version?: number } | undefined)?.version

const isLater = (before: number | undefined, now: number | undefined) =>
  before !== undefined && now !== undefined && now > before

/** What is saved takes the place of what was typed; saved again, it goes on under its key. */
export function withSave(before: UnsentForm | undefined, entry: Entry): Entry {
  // Another tab may have typed something else into the same form.
  const isOwn = before?.typed && contentOf(before.typed) === contentOf(savedContent(entry))
  const typed = isOwn ? undefined : before?.typed
  if (!isEntry(before)) return { ...entry, typed }
  const next =
    before.itemId && !entry.itemId ? asChangeOf(before.itemId, before.version, entry) : entry
  // Over what the save before has made, whose answer is still to come, it is a save of its own.
  if (isLater(seenVersion(before), next.version)) return { ...next, typed, key: uuid() }
  return {
    ...next,
    typed,
    // Over the same content, it was raised by what was saved here and stored since.
    version: next.base?.version === before.base?.version ? before.version : next.version,
    key: before.key,
    tries: before.refusal ? 0 : before.tries,
  }
}
