import { v7 as uuid } from 'uuid'
import type { Entry } from './entry'
import { post } from './outbox'
import type { Sendable } from './transmit'
import { waiting } from './waiting'

interface ChangedFields extends Pick<Entry, 'kind' | 'item' | 'title'> {
  itemId: string
  /** Of the item, each as it is sent; the others stay as they are. */
  fields: object
}

/**
 * Puts a change of some fields, made without the item's form, into the outbox, which sends it when
 * it can.
 *
 * @returns the id of its entry there
 * @throws what the API client throws, where the device has no room
 */
export async function postFields(
  sendable: Sendable,
  { fields, ...item }: ChangedFields
): Promise<string> {
  const id = uuid()
  await post(sendable, {
    ...item,
    id,
    key: uuid(),
    account: waiting.account() ?? '',
    draftKey: '',
    values: fields,
    base: undefined,
    body: Object.entries(fields),
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
  })
  return id
}
