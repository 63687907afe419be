import { CheckIcon, CircleAlertIcon, CircleHelpIcon, HistoryIcon, PlusIcon } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { isEnter, isSaveKey } from '@/lib/enter-key'
import { cn } from '@/lib/cn'
import { m } from '@/lib/messages'
import type { CircularNote } from './circular-notes'
import { CircularOffer } from './circular-offer'
import type { LastTime } from './use-last-event'

interface FieldChipProps extends CircularNote {
  label: string
  words: string
  error?: string | undefined
  /** What visitors see otherwise for what it holds; said even while it is folded. */
  effect?: string | undefined
  isWrong: boolean
  isOpen: boolean
  /** How often it was sought from elsewhere in the form; 0 while another one is. */
  sought: number
  isWide?: boolean | undefined
  /** What the last event says of it, while it is empty. */
  lastTime?: LastTime | undefined
  /** Absent: the field stays as it stands, without a way to fold it. */
  onDone?: (() => void) | undefined
  onOpen: () => void
  children: ComponentProps<typeof FormField>['children'] | ReactElement
}

/** A field of the form: open, or folded into a chip that says what it holds. */
export function FieldChip(props: FieldChipProps) {
  const { isOpen, sought, lastTime, onDone, onOpen } = props
  const box = useRef<HTMLDivElement>(null)
  const chip = useRef<HTMLButtonElement>(null)
  // The focus follows a press on the chip or its button, not a change from outside.
  const isByHand = useRef(false)
  const focus = () => (isOpen ? fieldIn(box.current) : chip.current)?.focus()
  const onTurned = useEffectEvent(() => {
    if (!isByHand.current && sought === 0) return
    isByHand.current = false
    focus()
    // The focus brings the field alone into view, and leaves what belongs to it under the foot.
    box.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => onTurned(), [isOpen, sought])

  function turn(call: () => void) {
    isByHand.current = true
    call()
  }

  const last = lastTime && {
    words: lastTime.words,
    /** The chip that is pressed goes. */
    onTake() {
      lastTime.onTake()
      focus()
    },
  }
  if (isOpen) {
    return (
      <OpenField {...props} ref={box} lastTime={last} onDone={onDone && (() => turn(onDone))} />
    )
  }
  return <FoldedField {...props} ref={chip} lastTime={last} onOpen={() => turn(onOpen)} />
}

const fieldIn = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input, select, textarea, button')

function OpenField(props: FieldChipProps & { ref: Ref<HTMLDivElement> }) {
  const { ref, label, hint, error, offer, effect, doubt, lastTime, isWide, onDone, children } =
    props

  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && typeof children === 'function'
    if (!onDone || !isEnter(event) || isSaveKey(event) || !isField) return
    event.preventDefault()
    onDone()
  }

  const notes = (
    <>
      {offer && <CircularOffer label={label} {...offer} />}
      {effect && <p className="text-sm">{effect}</p>}
      {doubt && <p className="text-sm font-bold text-pale">{doubt}</p>}
      {lastTime && <LastTimeChip label={label} {...lastTime} />}
    </>
  )
  return (
    // The key is pressed in the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      className={cn(
        'flex min-w-0 basis-full flex-col gap-3',
        !isWide && 'sm:basis-[calc(50%-0.5rem)]',
        onDone && 'rounded-control border border-border-strong bg-background p-3'
      )}
      onKeyDown={onKeyDown}
    >
      {typeof children === 'function' ? (
        <FormField label={label} hint={hint} error={error} below={notes}>
          {children}
        </FormField>
      ) : (
        <>
          {children}
          {notes}
          {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
        </>
      )}
      {onDone && (
        <Button variant="outline" className="self-end" onClick={onDone}>
          <span aria-hidden>{m.done()}</span>
          <span className="sr-only">{m.doneWith({ label })}</span>
        </Button>
      )}
    </div>
  )
}

function FoldedField(props: FieldChipProps & { ref: Ref<HTMLButtonElement> }) {
  const { ref, label, words, isWrong, lastTime, effect, onOpen } = props
  const { Icon, color, state } = stateOf(props)
  return (
    <>
      <button
        ref={ref}
        type="button"
        data-chip=""
        data-invalid={isWrong ? '' : undefined}
        className={cn(
          'inline-flex min-h-12 max-w-full min-w-0 items-center gap-1.5 rounded-full border px-3 text-left text-sm transition-colors hover:bg-accent',
          words ? 'border-border-strong bg-background' : 'border-dashed border-input',
          isWrong && 'border-destructive'
        )}
        onClick={onOpen}
      >
        {Icon && <Icon aria-hidden className={cn('size-4 shrink-0', color)} />}
        <span className={cn('shrink-0', words && 'text-muted-foreground')}>{label}</span>
        {words && (
          <span className="min-w-0 truncate before:mr-1.5 before:text-muted-foreground before:content-['·'/'']">
            <span className="sr-only">: </span>
            {words}
          </span>
        )}
        <span className="sr-only">, {state}</span>
      </button>
      {lastTime && <LastTimeChip label={label} {...lastTime} />}
      {effect && (
        <p className="basis-full text-sm">
          <span className="font-bold">{label}: </span>
          {effect}
        </p>
      )}
    </>
  )
}

function LastTimeChip({ label, words, onTake }: LastTime & { label: string }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-12 max-w-full min-w-0 items-center gap-1.5 self-start rounded-full border border-dashed border-input px-3 text-left text-sm transition-colors hover:bg-accent"
      onClick={onTake}
    >
      <HistoryIcon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 truncate">{m.asLastTime({ words })}</span>
    </button>
  )
}

function stateOf({ words, isSure, isWrong }: FieldChipProps) {
  if (isWrong) return { Icon: CircleAlertIcon, color: 'text-destructive', state: m.chipWrong() }
  if (isSure === false)
    return { Icon: CircleHelpIcon, color: 'text-primary', state: m.chipDoubtful() }
  if (!words) return { Icon: PlusIcon, color: 'text-muted-foreground', state: m.chipMissing() }
  if (isSure) return { Icon: CheckIcon, color: 'text-success', state: m.chipSure() }
  return { state: m.chipGiven() }
}
