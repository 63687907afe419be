import { useSyncExternalStore } from 'react'

const KEY = 'academy.token'
const EXPIRED = 'academy.session-expired'

const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

window.addEventListener('storage', ({ key }) => {
  // `key` is null when the whole storage was cleared.
  if (key === KEY || key === null) notify()
})

/** The stored token, whose presence is what "signed in" means; shared by all tabs of the browser. */
export const session = {
  token: () => localStorage.getItem(KEY),

  isExpired: () => sessionStorage.getItem(EXPIRED) !== null,

  start(token: string) {
    localStorage.setItem(KEY, token)
    sessionStorage.removeItem(EXPIRED)
    notify()
  },

  /** @param isExpired whether the server ended it, which the sign-in page says */
  end({ isExpired = false } = {}) {
    localStorage.removeItem(KEY)
    if (isExpired) sessionStorage.setItem(EXPIRED, 'true')
    notify()
  },

  /** Calls back when this tab or another one signs in or out; returns the way to stop. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useToken = () => useSyncExternalStore(session.subscribe, session.token)
