import { CircleHelpIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { m } from '@/lib/messages'

interface PendingOffersProps {
  /** '' when nothing is open. */
  words: string
  /** What takes all that needs no look is called so; absent: there is nothing of that kind. */
  takeWords: string | undefined
  onTake: () => void
  onLook: (() => void) | undefined
}

/** Above the buttons of the form: what a circular may mean is not published unless it is accepted. */
export function PendingOffers({ words, takeWords, onTake, onLook }: PendingOffersProps) {
  if (!words) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p role="status" className="flex min-w-40 flex-1 items-start gap-2 text-sm">
        <CircleHelpIcon aria-hidden className="size-5 shrink-0 text-primary" />
        {words}
      </p>
      {takeWords && (
        <Button
          variant="outline"
          className="h-auto! max-w-full py-2 whitespace-normal"
          onClick={onTake}
        >
          {takeWords}
        </Button>
      )}
      {!takeWords && onLook && (
        <Button variant="outline" onClick={onLook}>
          {m.lookAtIt()}
        </Button>
      )}
    </div>
  )
}
