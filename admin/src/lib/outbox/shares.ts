import { promisifyRequest } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { outboxEvents } from './events'
import { SHARED, store } from './store'

/** What came from the phone's share sheet, as `worker/worker.ts` has kept it. */
export interface Share {
  /** `shared-<epoch milliseconds>-<UUID>`: in the order in which they came. */
  id: string
  /** Title, text and address, as far as they came along; often one repeats another. */
  texts: string[]
  files: File[]
  receivedAt: number
  /** Email of the director it was first shown to; the worker knows nobody. */
  account?: string
}

const KEPT_MS = 30 * 24 * 3_600_000

/** What waits for a director, the oldest first: also what came while nobody was signed in. */
async function readShares(account: string): Promise<Share[]> {
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

export async function putShare(share: Share): Promise<void> {
  const isEmpty = share.texts.length === 0 && share.files.length === 0
  await store('readwrite', (objects) => {
    if (isEmpty) objects.delete(share.id)
    else objects.put(share, share.id)
    objects.transaction.commit()
    return promisifyRequest(objects.transaction)
  })
  outboxEvents.emit({ type: 'changed' })
}

export const dropShare = (share: Share) => putShare({ ...share, texts: [], files: [] })

export const findShare = (id: string) =>
  store('readonly', (objects) => promisifyRequest<Share | undefined>(objects.get(id)))

export function textOf({ texts }: Share): string {
  const isRepeated = (text: string, index: number) =>
    texts.some((other, place) => other.includes(text) && (other !== text || place < index))
  return texts.filter((text, index) => !isRepeated(text, index)).join('\n')
}

/** What was shared with the app and waits for a director; undefined until it was read. */
export function useShares(account: string | undefined): Share[] | undefined {
  const [shares, setShares] = useState<Share[]>()
  useEffect(() => {
    if (!account) return
    let isGone = false
    const show = (found: Share[]) => void (isGone || setShares(found))
    const read = () => void readShares(account).then(show, () => show([]))
    read()
    const stopListening = outboxEvents.subscribe(({ type }) => type === 'changed' && read())
    return () => {
      isGone = true
      stopListening()
    }
  }, [account])
  return shares
}
