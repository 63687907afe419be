import { useSyncExternalStore } from 'react'
import type { Entry } from './entry'

/** What waits of the account that is signed in; undefined until it was read. */
let entries: readonly Entry[] | undefined
let account: string | undefined
const listeners = new Set<() => void>()

export const waiting = {
  entries: () => entries,
  account: () => account,
  /** Whose entries are shown and sent; undefined: nobody's. */
  setAccount(email: string | undefined) {
    if (email === account) return
    account = email
    waiting.show(undefined)
  },
  show(next: readonly Entry[] | undefined) {
    entries = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** What this account has saved and the server may not have; undefined until it was read. */
export const useWaiting = () => useSyncExternalStore(waiting.subscribe, waiting.entries)
