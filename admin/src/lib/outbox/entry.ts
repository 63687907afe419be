import type { Snapshot } from '@/lib/drafts'
import type { PictureChange } from '@/lib/picture-change'

/** What the server has against an entry: status and JSON of its answer. */
export interface Refusal {
  status: number
  answer: unknown
}

/** One saved form that the server may not have yet, as it lies in IndexedDB. */
export interface Entry {
  /** UUIDv7; also the id of the form's draft. */
  id: string
  /** Sent as `Idempotency-Key`: the server stores what comes under one key once. */
  key: string
  /** Email of the director who saved it; nobody else sees or sends it. */
  account: string
  /** Key of its list. */
  kind: string
  /** Absent: it is to be created. */
  itemId?: string | undefined
  /** The item as it was when the form was opened. */
  item?: object | undefined
  /** Version of the item that was typed over. */
  version?: number | undefined
  title: string
  draftKey: string
  /**
   * What the form held, to fill it again, and what that was typed over; without the latter only some
   * fields, over whatever the others hold when the form is opened.
   */
  values: object
  base: Snapshot<object> | undefined
  /** The multipart body, with the cropped picture as a file. */
  body: [name: string, value: string | File][]
  /** When it was saved, in epoch milliseconds; saved again, it is another attempt's entry. */
  savedAt: number
  /** Attempts begun. */
  tries: number
  /** Not sent before, in epoch milliseconds. */
  nextAt: number
  refusal?: Refusal | undefined
}

/** Whether the server may have it, and its answer was lost. */
export const isPerhapsSent = ({ tries, refusal }: Entry) => tries > 0 && !refusal

/**
 * Id of the item it changes or creates: what is created under a key bears it as its id, so that it
 * is known again where the answer was lost.
 */
export const targetOf = ({ itemId, key }: Entry) => itemId ?? key

export const needsPerson = (entry: Entry) => entry.refusal !== undefined

export function pictureOf({ body }: Entry): PictureChange<File> {
  const found = body.find(([, value]) => value instanceof File)
  if (found) return found[1] as File
  return body.some(([name]) => name === 'removePicture') ? 'removed' : null
}

/**
 * What is sent when the item exists already: of a new one that now has no picture, that whatever
 * picture came with earlier content is to go. A change leaves the picture where nothing is said.
 */
export function bodyOfChange(entry: Entry): Entry['body'] {
  const { itemId, body } = entry
  return itemId || pictureOf(entry) ? body : [...body, ['removePicture', 'true']]
}

/** As older versions of the app kept it: it could be cancelled, and held what it had replaced. */
interface OldEntry extends Entry {
  former?: OldEntry | undefined
  isTakenBack?: true | undefined
}

/** An entry as this version reads it; undefined where the director had cancelled it. */
export function upgraded(old: OldEntry): Entry | undefined {
  const { former, isTakenBack, ...entry } = old
  return isTakenBack ? former && upgraded(former) : entry
}
