import { useEffect, useRef, useState } from 'react'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { readCircular, type CircularReading } from './circular/read-circular'

interface CircularBoxProps {
  onRead: (text: string, reading: CircularReading) => void
}

/** So many characters at once are no typing: a paste, also one from a keyboard's own bar. */
const PASTED = 40

export function CircularBox({ onRead }: CircularBoxProps) {
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // Who has asked for the box pastes next.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])

  const read = (text: string) => onRead(text, readCircular(text))

  return (
    <div
      ref={box}
      className="flex flex-col gap-3 rounded-control border border-border bg-background p-4"
    >
      <FormField label={m.circularText()} hint={m.circularHint()}>
        {(field) => (
          <Textarea
            {...field}
            value={text}
            rows={6}
            // The button stays in sight of who types.
            className="max-h-64"
            onChange={({ target: { value } }) => {
              setText(value)
              if (value.length - text.length >= PASTED) read(value)
            }}
          />
        )}
      </FormField>
      <Button className="sm:self-start" disabled={text.trim() === ''} onClick={() => read(text)}>
        {m.fillForm()}
      </Button>
    </div>
  )
}
