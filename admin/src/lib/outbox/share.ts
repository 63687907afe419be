import { promisifyRequest } from 'idb-keyval'
import { outboxEvents } from './events'
import type { Share } from './shares'
import { store } from './store'

/** Keeps a share as it is given; without text and files there is nothing to keep. */
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

export const dropShare = ({ id }: Share): Promise<void> =>
  putShare({ id, texts: [], files: [], receivedAt: 0 })

/** All that was written, once. */
export function textOf({ texts }: Share): string {
  const isSaidBefore = (text: string, index: number) =>
    texts.some((other, place) => other.includes(text) && (other !== text || place < index))
  return texts.filter((text, index) => !isSaidBefore(text, index)).join('\n')
}

/** The share with this id, while it waits. Never rejects. */
export async function findShare(id: string): Promise<Share | undefined> {
  try {
    return await store('readonly', (objects) =>
      promisifyRequest<Share | undefined>(objects.get(id))
    )
  } catch {
    return undefined
  }
}
