import { promisifyRequest } from 'idb-keyval'
import { SHARED, store } from './store'

/** What came from the phone's share sheet, as `worker/worker.ts` has kept it. */
export interface Share {
  /** `shared-<epoch milliseconds>-<UUID>`: in the order in which they came. */
  id: string
  /** Title, text and address, as far as they came along; often one repeats another. */
  texts: string[]
  files: File[]
  /** In epoch milliseconds. */
  receivedAt: number
  /** Email of the director it was first shown to; the worker knows nobody. */
  account?: string
}

const KEPT_MS = 30 * 24 * 3_600_000

/**
 * What waits for a director, the oldest first. What came while nobody was signed in is theirs who
 * signs in next, and what is older than 30 days goes.
 */
export async function readShares(account: string): Promise<Share[]> {
  return store('readwrite', async (objects) => {
    const range = IDBKeyRange.lowerBound(SHARED)
    const shares: Share[] = []
    for (const share of await promisifyRequest<Share[]>(objects.getAll(range))) {
      if (share.receivedAt < Date.now() - KEPT_MS) objects.delete(share.id)
      else if (!share.account) objects.put({ ...share, account }, share.id)
      if ((share.account ?? account) === account) shares.push(share)
    }
    objects.transaction.commit()
    await promisifyRequest(objects.transaction)
    return shares
  })
}
