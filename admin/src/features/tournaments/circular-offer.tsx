import { Button } from '@/components/ui/button'
import { m } from '@/lib/messages'
import type { Offer } from './circular-notes'

interface Props extends Offer {
  label: string
}

/** What a circular may mean for a field, with the words that it stands in. */
export function CircularOffer({ label, words, phrase, question, choices }: Props) {
  const isOne = choices.length === 1
  return (
    <div className="flex flex-col gap-2 rounded-control border border-dashed border-border-strong p-3 text-sm">
      {isOne ? (
        <p className="min-w-0 break-words">
          <span className="text-muted-foreground">{m.isItBefore()}</span>
          <span className="font-bold text-pale">{words}</span>
          <span className="text-muted-foreground">{m.circularSays({ phrase })}</span>
        </p>
      ) : (
        <p className="min-w-0 break-words text-muted-foreground">{question}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.words}
            variant="outline"
            className="h-auto! justify-start py-2 text-left"
            aria-label={m.useThisFor({ label, words: choice.words })}
            onClick={choice.onAccept}
          >
            {isOne ? m.useThis() : choice.words}
          </Button>
        ))}
      </div>
    </div>
  )
}
