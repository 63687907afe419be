import { CheckIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import type { Offer } from './use-circular'

interface CircularOfferProps {
  label: string
  offer: Offer | undefined
}

/** A value the circular may mean for the field above, with the words it stands in. */
export function CircularOffer({ label, offer }: CircularOfferProps) {
  if (!offer) return null
  return (
    <div className="flex flex-col gap-2 rounded-control border border-dashed border-border-strong p-3 text-sm sm:flex-row sm:items-center">
      <p className="min-w-0 flex-1 break-words">
        <span className="text-muted-foreground">{m.isItBefore()}</span>
        <span className="font-bold text-pale">{offer.words}</span>
        <span className="text-muted-foreground">{m.circularSays({ phrase: offer.phrase })}</span>
      </p>
      <Button
        variant="outline"
        className="sm:self-center"
        aria-label={m.useThisFor({ label, words: offer.words })}
        onClick={offer.onTake}
      >
        <CheckIcon aria-hidden />
        {m.useThis()}
      </Button>
    </div>
  )
}
