import { useQueryClient } from '@tanstack/react-query'
import { WifiOffIcon } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { m } from '@/lib/messages'
import { formatSince } from '@/lib/format'
import { cachedSince, refreshCached } from '@/lib/cached-answers'
import { useOutboxEvents } from '@/unsent/events'
import { useOnline } from '@/lib/use-online'

/** The first call after the network's return may still get no answer. */
const ASK_AGAIN_MS = 10_000

/**
 * Says that the network is gone, and after a start without it from when the lists are. What is
 * loaded stays readable; what a form saves waits for the network's return.
 */
export function OfflineNotice() {
  const isOnline = useOnline()
  const client = useQueryClient()
  const since = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => cachedSince(client)
  )
  const isOld = isOnline && since !== undefined
  useEffect(() => {
    if (!isOld) return
    const ask = () => void refreshCached(client)
    ask()
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [client, isOld])
  useOutboxEvents(({ type }) => {
    // A save that was answered: the server is there.
    if (isOld && type === 'stored') void refreshCached(client)
  })
  const parts = { since: since ? formatSince(since) : '' }
  const sentence = isOld
    ? m.serverSilentSince(parts)
    : since
      ? m.noNetworkSince(parts)
      : m.offline()
  return (
    <div role="status">
      {(!isOnline || since) && (
        <p className="mb-6 flex items-center gap-3 rounded-control border border-input px-4 py-3">
          <WifiOffIcon aria-hidden className="size-5 shrink-0 text-pale" />
          {sentence} {m.storedAndSent()}
        </p>
      )}
    </div>
  )
}
