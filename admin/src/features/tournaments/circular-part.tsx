import { beginningOf } from '@academy/api/shared/text/beginning'
import { useMutation } from '@tanstack/react-query'
import { CircleHelpIcon, ClipboardPasteIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/form-field'
import { LabelledButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { CIRCULAR_MAX } from '@/circular/circular-max'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import type { CircularCounts } from './circular-notes'
import type { FieldName } from './tournament-form-schema'
import type { CircularState } from './use-circular'

interface CircularPartProps {
  state: CircularState
  counts: CircularCounts
  /** Opens a field and brings it into view. */
  onSeek: (name: FieldName) => void
  onRead: (text: string) => Promise<void>
  onAnswer: (isReplacing: boolean) => void
}

/** Where a circular is pasted, and what it has filled in. */
export function CircularPart({ state, counts, onSeek, onRead, onAnswer }: CircularPartProps) {
  const { outcome, question } = state
  const [text, setText] = useState<string>()
  const result = useRef<HTMLDivElement>(null)
  const { mutate: read, isPending } = useMutation({
    mutationFn: onRead,
    onSuccess: () => setText(undefined),
    meta: { failure: m.partNotLoaded(), isExact: true },
  })
  useEffect(() => {
    if (outcome ?? question) result.current?.focus()
  }, [outcome, question])

  return (
    <div className="flex flex-col gap-4">
      <LabelledButton
        Icon={ClipboardPasteIcon}
        label={m.pasteCircular()}
        className="w-full sm:w-auto sm:self-start"
        aria-expanded={text !== undefined}
        onClick={() => setText(text === undefined ? '' : undefined)}
      />
      {text !== undefined && (
        <CircularText text={text} onText={setText} onRead={read} isPending={isPending} />
      )}
      <div ref={result} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {question && <ReplaceQuestion onAnswer={onAnswer} />}
        {!question && outcome && <Outcome outcome={outcome} counts={counts} onSeek={onSeek} />}
      </div>
    </div>
  )
}

/** So many characters at once are no typing: a paste, also one from a keyboard's own bar. */
const PASTED = 40

const focus = (element: HTMLElement | null) => element?.focus()

interface TextProps {
  text: string
  onText: (text: string) => void
  onRead: (text: string) => void
  isPending: boolean
}

function CircularText({ text, onText, onRead, isPending }: TextProps) {
  const [isTooLong, setTooLong] = useState(false)

  /** As much of it as is read. @returns whether that is all */
  function hold(whole: string): boolean {
    const kept = beginningOf(whole, CIRCULAR_MAX)
    onText(kept)
    setTooLong(kept !== whole)
    return kept === whole
  }

  return (
    <div className="flex flex-col gap-3 rounded-control border border-border bg-background p-4">
      <FormField
        label={m.circularText()}
        hint={m.circularHint()}
        error={isTooLong ? m.circularTooLong() : undefined}
      >
        {(field) => (
          <Textarea
            {...field}
            ref={focus}
            value={text}
            rows={6}
            // The button stays in sight while typing.
            className="max-h-64"
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain')
              if (pasted.length <= CIRCULAR_MAX) return
              // The browser would take a minute to put some megabytes into the field.
              event.preventDefault()
              hold(text + pasted)
            }}
            onChange={({ target: { value } }) => {
              const isWhole = hold(value)
              if (isWhole && value.length - text.length >= PASTED) onRead(value)
            }}
          />
        )}
      </FormField>
      <Button
        className="sm:self-start"
        disabled={text.trim() === '' || isPending}
        onClick={() => onRead(text)}
      >
        {m.fillForm()}
      </Button>
    </div>
  )
}

/** Asked of a second circular. */
const ReplaceQuestion = ({ onAnswer }: Pick<CircularPartProps, 'onAnswer'>) => (
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
)

interface OutcomeProps extends Pick<CircularPartProps, 'counts' | 'onSeek'> {
  outcome: NonNullable<CircularState['outcome']>
}

/** How many fields were filled in, and which ones are to be looked at. */
function Outcome({ outcome, counts: { filled, doubtful, pending }, onSeek }: OutcomeProps) {
  return (
    <>
      <p>
        {outcome.filled + pending.length === 0
          ? m.circularNothing()
          : m.circularRead({ filled, doubtful: doubtful.length, pending: pending.length })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {[...doubtful, ...pending].map((name) => (
          <Button
            key={name}
            variant="outline"
            className="h-auto! rounded-full py-2 text-left whitespace-normal"
            onClick={() => onSeek(name)}
          >
            <CircleHelpIcon aria-hidden className="size-4 shrink-0 text-primary" />
            <span className="sr-only">{m.chipDoubtful()}: </span>
            {tournamentLabels[name]()}
          </Button>
        ))}
      </div>
      {outcome.unchanged.length > 0 && (
        <p className="text-sm text-muted-foreground">
          {m.circularUnchanged({ fields: outcome.unchanged.join(', ') })}
        </p>
      )}
    </>
  )
}
