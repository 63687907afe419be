import { v7 as uuid } from 'uuid'
import { waiting } from './entries'
import type { Entry } from './forms'

export type EntryContent = Pick<Entry, 'kind' | 'title' | 'fields'>

/** An entry that was just made, without a form that could be reopened on it. */
export function newEntry(content: EntryContent & Partial<Entry>): Entry {
  const id = uuid()
  return {
    id,
    key: content.id ?? id,
    account: waiting.account() ?? '',
    form: '',
    state: 'waiting',
    picture: null,
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
    ...content,
  }
}
