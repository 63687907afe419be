import { CheckIcon, CircleAlertIcon, CircleHelpIcon, PlusIcon } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

/** How sure the reading of a circular is of what a field holds, or would hold. */
export type Certainty = 'sure' | 'doubtful'

interface FieldChipProps {
  label: string
  words: string
  /** Absent: it did not come from a circular. */
  certainty: Certainty | undefined
  isWrong: boolean
  isOpen: boolean
  /** As wide as the form, on a desk too. */
  isWide?: boolean | undefined
  /** Of several fields: Enter in one of them is not the end of it. */
  isList?: boolean
  /** Absent: the field stays as it stands, without a way to fold it. */
  onDone?: (() => void) | undefined
  onOpen: () => void
  children: ReactNode
}

/** A field that is folded into a chip until it is wanted: a press opens just that field. */
export function FieldChip(props: FieldChipProps) {
  const { label, words, isWrong, isOpen, isWide, onDone, onOpen, children } = props
  const box = useRef<HTMLDivElement>(null)
  const chip = useRef<HTMLButtonElement>(null)
  // Whoever folds or unfolds it by hand is led along; what unfolds by itself takes no focus.
  const isByHand = useRef(false)
  useEffect(() => {
    if (!isByHand.current) return
    isByHand.current = false
    const field = box.current?.querySelector<HTMLElement>('input, select, textarea, button')
    ;(isOpen ? field : chip.current)?.focus()
  }, [isOpen])

  function turn(call: () => void) {
    isByHand.current = true
    call()
  }

  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && !props.isList
    if (!onDone || event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isField) return
    event.preventDefault()
    turn(onDone)
  }

  if (isOpen) {
    return (
      // The key is pressed in the field.
      // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
      <div
        ref={box}
        className={cn(
          'flex min-w-0 basis-full flex-col gap-3',
          !isWide && 'sm:basis-[calc(50%-0.5rem)]',
          onDone && 'rounded-control border border-border-strong bg-background p-3'
        )}
        onKeyDown={onKeyDown}
      >
        {children}
        {onDone && (
          <Button variant="outline" className="self-end" onClick={() => turn(onDone)}>
            <span aria-hidden>{m.done()}</span>
            <span className="sr-only">{m.doneWith({ label })}</span>
          </Button>
        )}
      </div>
    )
  }
  return (
    <button
      ref={chip}
      type="button"
      data-chip=""
      data-invalid={isWrong ? '' : undefined}
      className={cn(
        'inline-flex min-h-12 max-w-full min-w-0 items-center gap-1.5 rounded-full border px-3 text-left text-sm transition-colors hover:bg-accent',
        words ? 'border-border-strong bg-background' : 'border-dashed border-input',
        isWrong && 'border-destructive'
      )}
      onClick={() => turn(onOpen)}
    >
      <Mark {...props} />
      <span className={cn('shrink-0', words && 'text-muted-foreground')}>{label}</span>
      {words && (
        <span className="min-w-0 truncate">
          <span aria-hidden className="mr-1.5 text-muted-foreground">
            ·
          </span>
          <span className="sr-only">: </span>
          {words}
        </span>
      )}
      <span className="sr-only">, {stateWords(props)}</span>
    </button>
  )
}

function Mark({ words, certainty, isWrong }: FieldChipProps) {
  const mark = 'size-4 shrink-0'
  if (isWrong) return <CircleAlertIcon aria-hidden className={cn(mark, 'text-destructive')} />
  if (certainty === 'doubtful')
    return <CircleHelpIcon aria-hidden className={cn(mark, 'text-primary')} />
  if (!words) return <PlusIcon aria-hidden className={cn(mark, 'text-muted-foreground')} />
  return certainty && <CheckIcon aria-hidden className={cn(mark, 'text-success')} />
}

function stateWords({ words, certainty, isWrong }: FieldChipProps) {
  if (isWrong) return m.chipWrong()
  if (certainty === 'doubtful') return m.chipDoubtful()
  if (!words) return m.chipMissing()
  return certainty ? m.chipSure() : m.chipGiven()
}
