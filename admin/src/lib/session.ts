const KEY = 'academy.token'
const EXPIRED = 'academy.session-expired'
/** Who signed in last. */
const ACCOUNT = 'academy.account'

let isOther = false

/** What the device holds of a session's data in Cache Storage: answers, and by the worker pictures. */
export const KEPT_ANSWERS = 'academy-kept-answers'
const KEPT_PICTURES = 'academy-kept-pictures'

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

  /** Notes whose session it is, for the next sign-in on this device. */
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
    for (const name of [KEPT_ANSWERS, KEPT_PICTURES]) void globalThis.caches?.delete(name)
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
