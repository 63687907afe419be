import { WifiOffIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the network is gone. What is loaded stays readable; what is saved waits for its return. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className="mb-6 flex items-center gap-3 rounded-control border border-input px-4 py-3">
          <WifiOffIcon aria-hidden className="size-5 shrink-0 text-pale" />
          You are offline. What you save is sent when the network is back.
        </p>
      )}
    </div>
  )
}
