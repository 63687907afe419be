import { createStore, type UseStore } from 'idb-keyval'

/** Longer than the slowest phone needs; a device whose storage is stuck never answers. */
const PATIENCE_MS = 10_000

const running = new Set<IDBTransaction>()

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // It is committing, or over.
  }
}

/**
 * Safari freezes a page that is left, and a transaction that it freezes keeps every other page from
 * the store for as long as the page lies in its back-forward cache.
 */
window.addEventListener('pagehide', () => running.forEach(abort))

/**
 * A store of this device whose transactions end: with their page, and after a while without an answer.
 * A write that was committed explicitly is finished all the same.
 */
export function deviceStore(database: string, name: string): UseStore {
  let store: UseStore | undefined
  return async (mode, work) => {
    // Opened at the first use: where storage is blocked, opening throws.
    store ??= createStore(database, name)
    let transaction: IDBTransaction | undefined
    let timer: number | undefined
    let isOver = false
    const late = new Promise<never>((_, reject) => {
      timer = window.setTimeout(() => reject(new Error(`No answer from ${database}`)), PATIENCE_MS)
    })
    const done = store(mode, (objects) => {
      transaction = objects.transaction
      if (isOver) throw new Error(`${database} was opened too late`)
      running.add(transaction)
      return work(objects)
    })
    try {
      return await Promise.race([done, late])
    } finally {
      isOver = true
      window.clearTimeout(timer)
      if (transaction) {
        running.delete(transaction)
        abort(transaction)
      }
    }
  }
}
