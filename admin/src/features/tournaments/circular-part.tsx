import type { CircularReading } from '@academy/api/shared/circular/read_circular'
import { ClipboardPasteIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { Outcome } from './use-circular'

const CircularBox = lazy(async () => ({ default: (await import('./circular-box')).CircularBox }))

interface CircularPartProps {
  /** Fills what is empty and says what came of it. */
  onRead: (text: string, reading: CircularReading) => Outcome
}

/** The way to fill the form from a circular; the box and its rules are loaded when it is asked for. */
export function CircularPart({ onRead }: CircularPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const said = useRef<HTMLDivElement>(null)

  // The box has gone, and the focus with it: what came of the reading takes its place.
  useEffect(() => {
    if (outcome) said.current?.focus()
  }, [outcome])

  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="outline"
        className="w-full sm:w-auto sm:self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ClipboardPasteIcon aria-hidden />
        {m.pasteCircular()}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="text-muted-foreground">{m.loadingShort()}</p>}>
          <CircularBox
            onRead={(text, reading) => {
              setOutcome(onRead(text, reading))
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
      <div ref={said} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {outcome && <p>{outcomeWords(outcome)}</p>}
        {outcome && outcome.kept.length > 0 && (
          <p className="text-sm text-muted-foreground">
            {m.circularKept({ fields: outcome.kept.join(', ') })}
          </p>
        )}
      </div>
    </div>
  )
}

function outcomeWords({ sure, asked, missing }: Outcome) {
  if (sure + asked === 0) return m.circularNothing()
  return m.circularRead({ sure, asked, missing })
}
