import { promisifyRequest } from 'idb-keyval'
import { news } from './news'
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

/** Names the share that the next opening of a form begins with. */
const ASKED = 'academy.share'

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

/** Keeps a share as it is given; without text and files there is nothing to keep. */
export async function putShare(share: Share): Promise<void> {
  const isEmpty = share.texts.length === 0 && share.files.length === 0
  await store('readwrite', (objects) => {
    if (isEmpty) objects.delete(share.id)
    else objects.put(share, share.id)
    objects.transaction.commit()
    return promisifyRequest(objects.transaction)
  })
  news.tell({ type: 'changed' })
}

export const dropShare = ({ id }: Share): Promise<void> =>
  putShare({ id, texts: [], files: [], receivedAt: 0 })

/** All that was written, once. */
export function textOf({ texts }: Share): string {
  const isSaidBefore = (text: string, index: number) =>
    texts.some((other, place) => other.includes(text) && (other !== text || place < index))
  return texts.filter((text, index) => !isSaidBefore(text, index)).join('\n')
}

export function askForShare({ id }: Share): void {
  sessionStorage.setItem(ASKED, id)
}

/** The share that the form which opens was asked for. Never rejects. */
export async function takeAskedShare(): Promise<Share | undefined> {
  const id = sessionStorage.getItem(ASKED)
  sessionStorage.removeItem(ASKED)
  if (!id) return undefined
  try {
    return await store('readonly', (objects) =>
      promisifyRequest<Share | undefined>(objects.get(id))
    )
  } catch {
    return undefined
  }
}
