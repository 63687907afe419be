import type { Sendable } from './attempt'
import type { Entry } from './forms'
import { newEntry, type EntryContent } from './new-entry'
import { putEntry, sendFromPage } from './put-entry'

/**
 * Puts a change into the outbox that nobody waits for: an event says when it was stored. Where the
 * device has no room it is sent from the page.
 * @throws what the API client throws
 */
export async function post(kind: Sendable, entry: Entry): Promise<void> {
  if (!(await putEntry(entry))) await sendFromPage(kind, entry)
}

interface ChangedFields
  extends EntryContent, Partial<Pick<Entry, 'item' | 'version' | 'values' | 'base'>> {
  itemId: string
}

/**
 * Posts a change of some fields, made without the item's form. With `version` it is refused where the
 * item is another one by then; `values` and `base` are what the form then compares.
 * @returns the id of its entry
 */
export async function postFields(sendable: Sendable, changed: ChangedFields): Promise<string> {
  const entry = newEntry(changed)
  await post(sendable, entry)
  return entry.id
}
