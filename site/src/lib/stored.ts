/**
 * Values kept as JSON: 'tab' until the tab is closed, 'device' until they are dropped.
 * A browser may refuse either at any call (private windows, a full disk); then nothing is kept.
 */
type Keeper = 'tab' | 'device'

function storageOf(keeper: Keeper): Storage {
  return keeper === 'tab' ? sessionStorage : localStorage
}

export function readStored<Value>(keeper: Keeper, key: string): Value | null {
  try {
    return JSON.parse(storageOf(keeper).getItem(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

export function writeStored(keeper: Keeper, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(keeper).removeItem(key)
    else storageOf(keeper).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
