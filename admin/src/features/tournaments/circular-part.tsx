import { beginningOf } from '@academy/api/shared/text/beginning'
import { useMutation } from '@tanstack/react-query'
import { CircleHelpIcon, ClipboardPasteIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/form-field'
import { LabelledButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { CIRCULAR_MAX } from '@/circular/longest'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import type { CircularCounts, Offer } from './circular-notes'
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

/** So many characters at once are no typing: a paste, also one from a keyboard's own bar. */
const PASTED = 40

const focus = (element: HTMLElement | null) => element?.focus()

export function CircularPart(props: CircularPartProps) {
  const { state, counts, onSeek, onRead, onAnswer } = props
  const { outcome, question } = state
  const { filled, doubtful, pending } = counts
  const [text, setText] = useState<string>()
  const [isTooLong, setTooLong] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const { mutate: read, isPending } = useMutation({
    mutationFn: onRead,
    onSuccess: () => setText(undefined),
    meta: { failure: m.partNotLoaded(), isExact: true },
  })
  useEffect(() => {
    if (outcome ?? question) result.current?.focus()
  }, [outcome, question])

  /** As much of it as is read. @returns whether that is all */
  function hold(whole: string): boolean {
    const kept = beginningOf(whole, CIRCULAR_MAX)
    setText(kept)
    setTooLong(kept !== whole)
    return kept === whole
  }

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
                  if (isWhole && value.length - text.length >= PASTED) read(value)
                }}
              />
            )}
          </FormField>
          <Button
            className="sm:self-start"
            disabled={text.trim() === '' || isPending}
            onClick={() => read(text)}
          >
            {m.fillForm()}
          </Button>
        </div>
      )}
      <div ref={result} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {question && (
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
        {!question && outcome && (
          <>
            <p>
              {outcome.filled + pending.length === 0
                ? m.circularNothing()
                : m.circularRead({
                    filled,
                    doubtful: doubtful.length,
                    pending: pending.length,
                  })}
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
        )}
      </div>
    </div>
  )
}

export function CircularOffer(props: Offer & { label: string }) {
  const { label, words, phrase, question, choices } = props
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
