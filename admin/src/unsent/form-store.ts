import { createStore, promisifyRequest } from 'idb-keyval'
import {
  contentOf,
  isEntry,
  leftWith,
  withTyped,
  type Draft,
  type Entry,
  type UnsentForm,
} from './forms'

const store = createStore('academy-unsent', 'forms')

const STATES: readonly unknown[] = ['typed', 'waiting', 'sending', 'refused', 'stale']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether this version of the app can read it; what it cannot read stays as it is. */
function isForm(stored: unknown): stored is UnsentForm {
  if (!isObject(stored)) return false
  const { id, account, form, state, typed, kind, title, fields } = stored
  const isIdentified = [id, account, form].every((one) => typeof one === 'string')
  const isTyped = isObject(typed) && isObject(typed.values) && typeof typed.at === 'number'
  const isSaved = typeof kind === 'string' && typeof title === 'string' && isObject(fields)
  if (!isIdentified || !STATES.includes(state)) return false
  return state === 'typed' ? isTyped : isSaved && (typed === undefined || isTyped)
}

/** A form that this version of the app cannot read, by what can be told of it. */
export interface Unreadable {
  id: string
  account: unknown
  form: unknown
}

/**
 * All forms on this device, of all accounts, in the order in which they were begun.
 * @throws what IndexedDB throws where storage is blocked
 */
export async function readForms(): Promise<{ forms: UnsentForm[]; unreadable: Unreadable[] }> {
  return store('readonly', async (all) => {
    // Ids are UUIDv7, which IndexedDB's order of keys sorts by time.
    const [ids, stored] = await Promise.all([
      promisifyRequest(all.getAllKeys()),
      promisifyRequest<unknown[]>(all.getAll()),
    ])
    const unreadable = stored.flatMap((one, index): Unreadable[] => {
      if (isForm(one)) return []
      const { account, form } = isObject(one) ? one : {}
      return [{ id: String(ids[index]), account, form }]
    })
    const forms = new Map<string, UnsentForm>()
    // What was typed last comes right after its form.
    for (const one of stored.filter(isForm)) {
      forms.set(one.id, isEntry(one) ? one : withTyped(forms.get(one.id), one))
    }
    return { forms: [...forms.values()], unreadable }
  })
}

/** Where that lies which was typed into a form last, as its page went. */
const lastOf = (id: string) => `${id} last`

async function readForm(forms: IDBObjectStore, id: string): Promise<UnsentForm | undefined> {
  const [stored, last] = await Promise.all([
    promisifyRequest<UnsentForm | undefined>(forms.get(id)),
    promisifyRequest<Draft | undefined>(forms.get(lastOf(id))),
  ])
  return last ? withTyped(stored, last) : stored
}

/** Changes that wait for what lies on the device. */
const reading = new Set<IDBTransaction>()

/**
 * Reads and changes a form in one transaction, so that no other tab comes between.
 * @param change gives what is stored instead; undefined removes it
 * @returns the form as it was before; undefined when there was none
 * @throws what IndexedDB throws: no room, or storage blocked
 */
export async function changeForm(
  id: string,
  change: (before: UnsentForm | undefined) => UnsentForm | undefined
): Promise<UnsentForm | undefined> {
  return store('readwrite', async (forms) => {
    const { transaction } = forms
    const end = () => reading.delete(transaction)
    reading.add(transaction)
    transaction.addEventListener('complete', end)
    transaction.addEventListener('abort', end)
    const before = await readForm(forms, id)
    end()
    const after = change(before)
    if (after) forms.put(after, id)
    else forms.delete(id)
    forms.delete(lastOf(id))
    // With an explicit commit the browser finishes the write even when the page is going.
    transaction.commit()
    await promisifyRequest(transaction)
    return before
  })
}

/**
 * Stores what was typed while the page is going, beside its form: the page would not hear any more
 * what the device has of it.
 */
export async function putLast(draft: Draft): Promise<void> {
  // Chromium drops a write that waits for another one of a page that is gone.
  for (const transaction of reading) transaction.abort()
  await store('readwrite', (forms) => {
    forms.put(draft, lastOf(draft.id))
    forms.transaction.commit()
    return promisifyRequest(forms.transaction)
  })
}

/** Gives a draft another id; what was typed into it since, in another tab, stays under the old one. */
export async function moveForm(draft: Draft, id: string): Promise<void> {
  await store('readwrite', async (forms) => {
    const now = await readForm(forms, draft.id)
    forms.put({ ...draft, id }, id)
    if (now && !leftWith(now, contentOf(draft.typed))) {
      forms.delete(draft.id)
      forms.delete(lastOf(draft.id))
    }
    forms.transaction.commit()
    return promisifyRequest(forms.transaction)
  })
}

/** `changeForm` for what was saved; a draft stays as it is. @throws what IndexedDB throws */
export async function changeEntry(
  id: string,
  change: (entry: Entry) => UnsentForm | undefined
): Promise<Entry | undefined> {
  const before = await changeForm(id, (form) => (isEntry(form) ? change(form) : form))
  return isEntry(before) ? before : undefined
}
