import { RefreshCwIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { newVersion } from '@/lib/worker'

/** Offers a newer version of the app. It stands below every dialog, so never in the way of a form. */
export function NewVersion() {
  const isWaiting = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting)
  return (
    <div role="status">
      {isWaiting && (
        <div className="mb-6 flex items-center gap-3 rounded-control border border-input py-2 pr-2 pl-4">
          <RefreshCwIcon aria-hidden className="size-5 shrink-0 text-pale" />
          <p className="grow">{m.newVersionReady()}</p>
          <Button variant="outline" onClick={newVersion.take}>
            {m.reload()}
          </Button>
        </div>
      )}
    </div>
  )
}
