import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { NAME_MAX } from '@academy/api/shared/results/results_rules'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/enter-key'

const SHOWN = 'sign-shown'
const HIDDEN = 'sign-hidden'

/** Drawn once and used by hundreds of rows, where each element counts. */
export const NameSigns = () => (
  <svg aria-hidden className="hidden">
    <EyeIcon id={SHOWN} />
    <EyeOffIcon id={HIDDEN} />
  </svg>
)

const Sign = ({ isHidden, className }: { isHidden: boolean; className: string }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={className}>
    <use href={isHidden ? `#${HIDDEN}` : `#${SHOWN}`} />
  </svg>
)

const isName = (text: string) => /\p{L}/u.test(text)

/** Which of a player's buttons leads to a field for the name, which ends it, and which hides the name. */
const NAME = 'name'
const END = 'end'
const HIDE = 'hide'

/** What stands in the place of a name that is being corrected. */
const BOX = '[data-name-box]'

export interface NameChanges {
  onHide: (hidden: number[]) => void
  onRename: (no: number, name: string) => void
}

/** The names of a table's players, each of which can be corrected and hidden; one listener serves all rows. */
export function usePlayerNames(
  { hidden }: Pick<StoredResults, 'hidden'>,
  { onHide, onRename }: NameChanges
) {
  const [renamed, setRenamed] = useState<number>()

  /** A name without a letter is none: the old one stays. */
  function end({ value, defaultValue, dataset }: HTMLInputElement) {
    setRenamed(undefined)
    if (value !== defaultValue && isName(value)) onRename(Number(dataset.no), value)
  }

  /** Ends the correction, and puts the focus back on the name. */
  function leave(table: HTMLTableElement, field: HTMLInputElement) {
    const { activeElement } = document
    const isWithin = field.closest(BOX)?.contains(activeElement)
    flushSync(() => {
      if (isWithin && activeElement instanceof HTMLElement) activeElement.blur()
      // A press that takes no focus does not blur the field.
      else end(field)
    })
    const button = `button[name="${NAME}"][value="${field.dataset.no}"]`
    table.querySelector<HTMLButtonElement>(button)?.focus()
  }

  function toggle(no: number) {
    const others = hidden.filter((other) => other !== no)
    onHide(others.length < hidden.length ? others : [...hidden, no])
  }

  return {
    renamed,
    listeners: {
      /** A press on a button beside the field does not leave it. */
      onMouseDown(event: MouseEvent<HTMLTableElement>) {
        if ((event.target as Element).closest(`${BOX} button`)) event.preventDefault()
      },
      onClick({ target, currentTarget }: MouseEvent<HTMLTableElement>) {
        const button = (target as Element).closest<HTMLButtonElement>('button[name]')
        if (button?.name === NAME) setRenamed(Number(button.value))
        if (button?.name === HIDE) toggle(Number(button.value))
        const field = button?.name === END && currentTarget.querySelector('input')
        if (field) leave(currentTarget, field)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLTableElement>) {
        const box = target.closest(BOX)
        const field = box?.querySelector('input')
        if (field && !box?.contains(relatedTarget)) end(field)
      },
      onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
        const { target, currentTarget } = event
        const isEscape = event.key === 'Escape'
        if (!(target instanceof HTMLInputElement) || !(isEscape || isEnter(event))) return
        if (isEscape) target.value = target.defaultValue
        leave(currentTarget, target)
      },
    },
  }
}

const hideWords = (name: string, isHidden: boolean) =>
  isHidden ? m.showPlayer({ name }) : m.hidePlayer({ name })

interface FieldProps {
  player: ResultPlayer
  isHidden: boolean
}

export function NameField({ player: { no, name }, isHidden }: FieldProps) {
  return (
    <div data-name-box className="flex gap-2 py-1 max-sm:flex-col">
      <Input
        ref={focus}
        aria-label={m.correctName({ name })}
        autoComplete="off"
        className="min-w-0 grow"
        data-no={no}
        defaultValue={name}
        maxLength={NAME_MAX}
      />
      <div className="flex shrink-0 justify-end gap-2">
        <Button variant="outline" name={HIDE} value={no} aria-label={hideWords(name, isHidden)}>
          <Sign isHidden={isHidden} className="size-5" />
          {isHidden ? m.show() : m.hide()}
        </Button>
        <Button variant="outline" name={END}>
          {m.done()}
        </Button>
      </div>
    </div>
  )
}

/** A field takes the place of the button that was pressed. */
const focus = (field: HTMLInputElement | null) => field?.focus()

interface ButtonProps {
  no: number | null
  words: string
  isHidden: boolean
  /** Where no eye stands beside it. */
  isSigned?: boolean
}

/** A name, which leads to its field; of a player who is hidden it is struck through. */
export const NameButton = ({ no, words, isHidden, isSigned = false }: ButtonProps) => (
  <button
    type="button"
    name={NAME}
    value={no ?? undefined}
    className="block min-h-12 min-w-12 py-1 text-left underline decoration-dotted underline-offset-4"
  >
    <span className={isHidden ? 'text-muted-foreground line-through decoration-solid' : undefined}>
      {words}
    </span>
    {isHidden && <span className="sr-only"> ({m.hiddenFromVisitors()})</span>}
    {isHidden && isSigned && <Sign isHidden className="ml-1 inline size-4 align-text-bottom" />}
  </button>
)

export function EyeButton({ player: { no, name }, isHidden }: FieldProps) {
  const words = hideWords(name, isHidden)
  return (
    <button
      type="button"
      name={HIDE}
      value={no}
      title={words}
      aria-label={words}
      className="grid size-12 max-w-full place-items-center rounded-control hover:bg-accent hover:text-accent-foreground"
    >
      <Sign isHidden={isHidden} className="size-5" />
    </button>
  )
}
