import { externalValue } from '@/lib/external-value'
import { readOwnForms } from './drafts'
import { readForms } from './form-store'
import { isEntry, type Draft, type Entry, type UnsentForm } from './forms'

export type { Entry } from './forms'

/** Whether a person has to look at it: as it is, the server would refuse it again. */
export const needsPerson = ({ state }: Entry) => state === 'refused' || state === 'stale'

/** Whether the server may have it, and its answer was lost. */
export const isPerhapsSent = (entry: Entry) => entry.tries > 0 && !needsPerson(entry)

export const targetOf = ({ itemId, key }: Entry) => itemId ?? key

/**
 * What was saved on this device, in the order in which it was first saved.
 * @param account whose; without it, by all accounts
 */
export async function readEntries(account?: string): Promise<Entry[]> {
  const { forms } = await readForms()
  return forms.filter(isEntry).filter((one) => account === undefined || one.account === account)
}

/** A draft of what waits to be published. */
export type ListedDraft = Draft & Required<Pick<Draft, 'unpublished'>>

export const isUnpublished = (form: UnsentForm): form is ListedDraft =>
  form.state === 'typed' && form.unpublished !== undefined

const entries = externalValue<readonly Entry[] | undefined>(undefined)
const unpublished = externalValue<readonly ListedDraft[]>([])
let account: string | undefined

export const waiting = {
  entries: entries.get,
  show: entries.set,
  showUnpublished: unpublished.set,
  account: () => account,
  /** Whose entries are shown and sent; undefined: nobody's. */
  setAccount(email: string | undefined) {
    if (email === account) return
    account = email
    entries.set(undefined)
    unpublished.set([])
  },
}

/** Reads what is shown anew, unless that is no longer wanted by then. Never rejects. */
export async function refreshWaiting(account: string, signal: AbortSignal): Promise<void> {
  const { forms, error } = await readOwnForms(account)
  if (signal.aborted) return
  if (error) console.warn('The outbox cannot be read', error)
  else waiting.show(forms.filter(isEntry).map(withShownPicture))
  waiting.showUnpublished(forms.filter(isUnpublished))
}

/** With the same picture as before, not another copy of it, which would be drawn anew. */
function withShownPicture(entry: Entry): Entry {
  const shown = entries
    .get()
    ?.find(({ id, savedAt }) => id === entry.id && savedAt === entry.savedAt)
  return shown ? { ...entry, picture: shown.picture } : entry
}

/** What this account has saved and the server may not have; undefined until it was read. */
export const useWaiting = entries.use

/** What this account has on this device and has not published yet. */
export const useUnpublished = unpublished.use
