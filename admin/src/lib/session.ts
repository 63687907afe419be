import { useSyncExternalStore } from 'react'

const KEY = 'academy.token'
const EXPIRED = 'academy.session-expired'
const ACCOUNT = 'academy.account'

let isOther = false

/** What the device holds of a session in Cache Storage: pictures, and answers of older versions. */
const CACHES = ['academy-kept-pictures', 'academy-kept-answers']

const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** The stored token, whose presence is what "signed in" means; shared by all tabs of the browser. */
export const session = {
  token: () => localStorage.getItem(KEY),

  isExpired: () => sessionStorage.getItem(EXPIRED) !== null,

  /** Whether this page has seen one director sign in after another. */
  isOther: () => isOther,

  setAccount(email: string) {
    const before = localStorage.getItem(ACCOUNT)
    isOther = before !== null && before !== email
    localStorage.setItem(ACCOUNT, email)
  },

  start(token: string) {
    localStorage.setItem(KEY, token)
    sessionStorage.removeItem(EXPIRED)
    tell()
  },

  /** @param isExpired whether the server ended it, which the sign-in page says */
  end({ isExpired = false } = {}) {
    localStorage.removeItem(KEY)
    if (isExpired) sessionStorage.setItem(EXPIRED, 'true')
    // Absent without https, where nothing was kept.
    for (const name of CACHES) void globalThis.caches?.delete(name)
    tell()
  },

  /** Calls back when this tab or another one signs in or out; returns the way to stop. */
  subscribe(listener: () => void) {
    // `key` is null when the whole storage was cleared.
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  },
}

export const useToken = () => useSyncExternalStore(session.subscribe, session.token)
