import { useEffect, useState } from 'react'
import { outboxEvents } from './events'
import { readShares, type Share } from './shares'

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
