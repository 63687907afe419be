import { outboxEvents } from './events'
import { changeEntry } from './form-store'
import { withoutSave } from './forms'

/** What was typed over it since stays a draft. */
export async function discard(id: string): Promise<void> {
  if (await changeEntry(id, (entry) => withoutSave(entry)))
    outboxEvents.emit({ type: 'removed', id })
  outboxEvents.emit({ type: 'changed' })
}

export async function sendNow(id: string): Promise<void> {
  const due = changeEntry(id, (entry) => ({
    ...entry,
    state: 'waiting',
    refusal: undefined,
    nextAt: 0,
  }))
  // Where the device has no room to keep when it was tried, it is due in any case.
  await due.catch(() => undefined)
  outboxEvents.emit({ type: 'changed' })
}
