import { ClipboardPasteIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import type { CircularReading } from './circular/read-circular'
import type { Outcome } from './use-circular'

const CircularBox = lazy(async () => ({ default: (await import('./circular-box')).CircularBox }))

interface CircularPartProps {
  outcome: Outcome | undefined
  asked: number
  /** The form holds the text of an earlier circular: what becomes of that is to be answered. */
  isAsked: boolean
  onRead: (text: string, reading: CircularReading) => void
  onAnswer: (isReplacing: boolean) => void
}

/** The way to fill the form from a circular; the box and its rules are loaded when it is asked for. */
export function CircularPart(props: CircularPartProps) {
  const { outcome, asked, isAsked, onRead, onAnswer } = props
  const [isOpen, setIsOpen] = useState(false)
  const result = useRef<HTMLDivElement>(null)

  // The box has gone, and the focus with it: what came of the reading takes its place.
  useEffect(() => {
    if (outcome ?? isAsked) result.current?.focus()
  }, [outcome, isAsked])

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
              onRead(text, reading)
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
      <div ref={result} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {isAsked && (
          <>
            <p className="font-bold">{m.replaceFirstCircular()}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button className="max-sm:flex-1" onClick={() => onAnswer(true)}>
                {m.replaceIt()}
              </Button>
              <Button variant="outline" className="max-sm:flex-1" onClick={() => onAnswer(false)}>
                {m.fillEmptyOnly()}
              </Button>
            </div>
          </>
        )}
        {!isAsked && outcome && <p>{outcomeWords(outcome, asked)}</p>}
        {!isAsked && outcome && outcome.kept.length > 0 && (
          <p className="text-sm text-muted-foreground">
            {m.circularKept({ fields: outcome.kept.join(', ') })}
          </p>
        )}
      </div>
    </div>
  )
}

function outcomeWords({ filled }: Outcome, asked: number) {
  return filled + asked === 0 ? m.circularNothing() : m.circularRead({ filled, asked })
}
