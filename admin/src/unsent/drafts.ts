import { outboxEvents } from './events'
import { changeForm, moveForm, putLast, readForms, type Unreadable } from './form-store'
import { isEntry, leftWith, withTyped, type Draft, type UnsentForm } from './forms'

/** What the device had no room for: it lives as long as the page does. */
const inPage = new Map<string, Draft>()

/** What lies on the device, with what this page alone has of it and besides. */
function withInPage(stored: readonly UnsentForm[]): UnsentForm[] {
  const written = stored.map((form) => {
    const unwritten = inPage.get(form.id)
    return unwritten ? withTyped(form, unwritten) : form
  })
  const others = [...inPage.values()].filter(({ id }) => stored.every((form) => form.id !== id))
  return [...written, ...others]
}

interface OwnForms {
  forms: UnsentForm[]
  unreadable: Unreadable[]
  /** The device did not let itself be read: these are what this page has. */
  error?: unknown
}

/** What an account has on this device, and in this page. Never rejects. */
export async function readOwnForms(account: string): Promise<OwnForms> {
  const isOwn = (form: { account: unknown }) => form.account === account
  try {
    const { forms, unreadable } = await readForms()
    return { forms: withInPage(forms).filter(isOwn), unreadable: unreadable.filter(isOwn) }
  } catch (error) {
    return { forms: withInPage([]).filter(isOwn), unreadable: [], error }
  }
}

/** Never rejects. @returns whether it is on the device */
export async function storeDraft(draft: Draft, isPageGoing: boolean): Promise<boolean> {
  try {
    if (isPageGoing) await putLast(draft)
    else await changeForm(draft.id, (before) => withTyped(before, draft))
    inPage.delete(draft.id)
    return true
  } catch {
    inPage.set(draft.id, draft)
    return false
  }
}

/** Takes away what was typed, where it is still `content`. Never rejects. */
export async function leaveDraft(id: string, content: string | null): Promise<void> {
  const unwritten = inPage.get(id)
  if (unwritten && !leftWith(unwritten, content)) inPage.delete(id)
  await changeForm(id, (before) => before && leftWith(before, content)).catch(() => undefined)
}

/** Gives a draft another id. Never rejects. */
export async function moveDraft(draft: Draft, id: string): Promise<void> {
  await moveForm(draft, id).catch(() => inPage.set(id, { ...draft, id }))
}

/** Discards a draft; a form that holds it begins anew. Never rejects. */
export async function dropDraft(id: string): Promise<void> {
  inPage.delete(id)
  await changeForm(id, (form) => (isEntry(form) ? form : undefined)).catch(() => undefined)
  outboxEvents.emit({ type: 'dropped', id })
  outboxEvents.emit({ type: 'changed' })
}

/** Discards what this version of the app cannot read. Never rejects. */
export async function dropUnreadable(id: string): Promise<void> {
  await changeForm(id, () => undefined).catch(() => undefined)
}
