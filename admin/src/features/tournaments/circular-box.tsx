import { withRegistration } from '@academy/api/shared/circular/circular_registration'
import { readCircular, type CircularReading } from '@academy/api/shared/circular/read_circular'
import { indianDay } from '@academy/api/shared/tournament_state'
import { useState } from 'react'
import * as m from 'virtual:admin-messages'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import type { Outcome } from './use-circular'

export interface CircularBoxProps {
  /** Fills what is empty and says what came of it. */
  onRead: (text: string, reading: CircularReading) => Outcome
}

/** Takes the text of a circular, as it is forwarded, and has the form filled from it. */
export function CircularBox({ onRead }: CircularBoxProps) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()

  const read = () =>
    setOutcome(onRead(text, withRegistration(readCircular(text, indianDay(Date.now())))))

  return (
    <div className="flex flex-col gap-3 rounded-control border border-border bg-background p-4">
      <FormField label={m.circularText()} hint={m.circularHint()}>
        {(field) => (
          <Textarea
            {...field}
            value={text}
            rows={6}
            // The button stays in sight of who has pasted a page.
            className="max-h-64"
            onChange={(event) => {
              setText(event.target.value)
              setOutcome(undefined)
            }}
          />
        )}
      </FormField>
      <Button className="sm:self-start" disabled={text.trim() === ''} onClick={read}>
        {m.fillForm()}
      </Button>
      <div role="status" className="text-sm text-muted-foreground">
        {outcome && (
          <>
            <p>{filledSentence(outcome.filled)}</p>
            {outcome.asked.length > 0 && (
              <p>{m.circularAsked({ fields: outcome.asked.join(', ') })}</p>
            )}
            {outcome.kept.length > 0 && (
              <p>{m.circularKept({ fields: outcome.kept.join(', ') })}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

function filledSentence(filled: string[]) {
  if (filled.length === 0) return m.circularNothing()
  return m.circularFilled({ fields: filled.join(', ') })
}
