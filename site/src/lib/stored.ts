/**
 * Values stored as JSON: 'tab' until the tab is closed, 'device' until they are dropped.
 * A browser may refuse either at any call (private windows, a full disk); then nothing is stored.
 */
type Store = 'tab' | 'device'

function storageOf(store: Store): Storage {
  return store === 'tab' ? sessionStorage : localStorage
}

export function readStored<Value>(store: Store, key: string): Value | null {
  try {
    return JSON.parse(storageOf(store).getItem(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

export function writeStored(store: Store, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(store).removeItem(key)
    else storageOf(store).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
