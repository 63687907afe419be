import { storedIdOf } from '@/lib/errors'
import { asNextChange, transmit, type Sendable } from './attempt'
import { outboxEvents } from './events'
import { changeEntry, changeForm } from './form-store'
import { withoutSave, withSave, type Entry } from './forms'
import { inTurn } from './turns'

/** Never rejects. @returns whether the device had room for it */
export async function putEntry(entry: Entry): Promise<boolean> {
  try {
    await changeForm(entry.id, (before) => withSave(before, entry))
    outboxEvents.emit({ type: 'changed' })
    return true
  } catch (error) {
    console.warn('This device has no room for what is to be sent', error)
    return false
  }
}

/** The device has no room: one attempt, as long as the page stays. */
export async function sendFromPage(kind: Sendable, entry: Entry) {
  const attempt = async (sent: Entry) => {
    const item = await transmit(kind, sent)
    await dropEarlier(entry.id)
    outboxEvents.emit({ type: 'stored', entry: sent, item })
    outboxEvents.emit({ type: 'changed' })
    return item
  }
  // An earlier save that waits on the device must not be sent between, and would go over this one.
  return inTurn(async () => {
    try {
      return await attempt(entry)
    } catch (error) {
      const itemId = storedIdOf(error, entry.itemId)
      if (itemId) return attempt(asNextChange(itemId, entry))
      throw error
    }
  })
}

/** Takes an earlier save of the same form off the device. Never rejects. */
async function dropEarlier(id: string): Promise<void> {
  const dropped = changeEntry(id, (entry) => withoutSave(entry))
  // There may be no room for what was typed over it either, which was saved by now.
  await dropped.catch(() => changeEntry(id, () => undefined)).catch(() => undefined)
}
