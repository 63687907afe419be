import { CircleAlertIcon, XIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { errorBanner } from '@/lib/error-banner'

/** The red banner above a view. The region is always there, so that its filling is announced. */
export function ErrorBanner() {
  const message = errorBanner.use()
  return (
    <div role="alert" className="sticky top-20 z-25 max-sm:top-17 lg:top-4">
      {message && (
        <div className="mb-6 flex items-center gap-3 rounded-control border border-destructive bg-[#3a1716] pl-4 shadow-[0_8px_24px_rgb(0_0_0/0.5)]">
          <CircleAlertIcon aria-hidden className="size-5 shrink-0 text-destructive" />
          <p className="grow py-3">{message}</p>
          <IconButton Icon={XIcon} label={m.dismiss()} onClick={() => errorBanner.clear()} />
        </div>
      )}
    </div>
  )
}
