import { CircleHelpIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'

interface PendingOffersProps {
  count: number
  /** A save was held back because of them. */
  isHeldBack: boolean
  onTakeAll: () => void
}

/** Above the buttons of the form: what a circular may mean is not published unless it is taken. */
export function PendingOffers({ count, isHeldBack, onTakeAll }: PendingOffersProps) {
  if (count === 0) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="flex min-w-0 items-start gap-2 text-sm">
        <CircleHelpIcon aria-hidden className="size-5 shrink-0 text-primary" />
        {isHeldBack ? m.notSavedUnconfirmed({ count }) : m.unconfirmed({ count })}
      </p>
      <Button variant="outline" onClick={onTakeAll}>
        {m.useAll()}
      </Button>
    </div>
  )
}
