import { createStore, type UseStore } from 'idb-keyval'

/**
 * Longer than the slowest phone needs; a device whose storage is stuck never answers. Counted second by
 * second: a device that has slept meanwhile has lost one of them only.
 */
const PATIENCE_SECONDS = 10

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
      let seconds = 0
      timer = window.setInterval(() => {
        seconds += 1
        if (seconds === PATIENCE_SECONDS) reject(new Error(`No answer from ${database}`))
      }, 1_000)
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
      window.clearInterval(timer)
      if (transaction) {
        running.delete(transaction)
        abort(transaction)
      }
    }
  }
}
