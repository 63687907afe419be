import { useQueryClient } from '@tanstack/react-query'
import { WifiOffIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formatSince } from '@/lib/format'
import { keptSince } from '@/lib/kept-answers'
import { useOnline } from '@/lib/use-online'

/**
 * Says that the network is gone, and after a start without it from when the lists are. What is
 * loaded stays readable; what a form saves waits for the network's return.
 */
export function OfflineNotice() {
  const isOnline = useOnline()
  const client = useQueryClient()
  const since = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => keptSince(client)
  )
  return (
    <div role="status">
      {(!isOnline || since) && (
        <p className="mb-6 flex items-center gap-3 rounded-control border border-input px-4 py-3">
          <WifiOffIcon aria-hidden className="size-5 shrink-0 text-pale" />
          {since
            ? `${isOnline ? 'The server does not answer.' : 'No network.'} The lists are as they were ${formatSince(since)}.`
            : 'You are offline.'}{' '}
          What you save in a form is kept on this device and sent when the network is back.
        </p>
      )}
    </div>
  )
}
