import { PRIZES_MAX } from '@academy/api/shared/tournament_rules'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

/** One prize as it is typed; `amount` is whole rupees, maybe with separators. */
export interface TypedPrize {
  position: string
  amount: string
  description: string
}

interface PrizeListInputProps {
  prizes: TypedPrize[]
  error: string | undefined
  /** The sentence for one field of one prize. */
  errorOf: (index: number, field: keyof TypedPrize) => string | undefined
  onChange: (prizes: TypedPrize[]) => void
}

export function PrizeListInput({ prizes, error, errorOf, onChange }: PrizeListInputProps) {
  const id = useId()
  const rows = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [spoken, setSpoken] = useState('')
  // Where the focus belongs after the list has changed under it.
  const focusNext = useRef<{ row: number; control: string }>(null)

  useEffect(() => {
    const wanted = focusNext.current
    if (!wanted) return
    focusNext.current = null
    const row = rows.current?.children[wanted.row]
    const control = row?.querySelector<HTMLElement>(`[data-control="${wanted.control}"]:enabled`)
    const fallback = row?.querySelector<HTMLElement>('[data-control]:enabled')
    ;(control ?? fallback ?? adder.current)?.focus()
  }, [prizes])

  function edit(index: number, change: Partial<TypedPrize>) {
    onChange(prizes.map((prize, at) => (at === index ? { ...prize, ...change } : prize)))
  }

  function add() {
    focusNext.current = { row: prizes.length, control: 'position' }
    onChange([...prizes, { position: '', amount: '', description: '' }])
  }

  function remove(index: number) {
    focusNext.current = { row: Math.min(index, prizes.length - 2), control: 'remove' }
    setSpoken(`Prize ${index + 1} removed`)
    onChange(prizes.filter((_, at) => at !== index))
  }

  function move(index: number, by: 1 | -1) {
    const moved = [...prizes]
    moved.splice(index + by, 0, ...moved.splice(index, 1))
    focusNext.current = { row: index + by, control: by === 1 ? 'down' : 'up' }
    setSpoken(`Moved to place ${index + by + 1} of ${prizes.length}`)
    onChange(moved)
  }

  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-base font-bold">
        Prizes <span className="ml-1 font-normal text-muted-foreground">optional</span>
      </legend>
      {prizes.length > 0 && (
        <ol ref={rows} className="flex flex-col gap-3">
          {prizes.map((prize, index) => (
            <li key={index} className="rounded-control border border-border p-3 sm:p-4">
              <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
                <FormField label="Position" error={errorOf(index, 'position')}>
                  {(control) => (
                    <Input
                      {...control}
                      data-control="position"
                      placeholder="1st place"
                      value={prize.position}
                      onChange={(event) => edit(index, { position: event.target.value })}
                    />
                  )}
                </FormField>
                <FormField label="Amount in ₹" error={errorOf(index, 'amount')}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="numeric"
                      className="tabular-nums"
                      placeholder="5000"
                      value={prize.amount}
                      onChange={(event) => edit(index, { amount: event.target.value })}
                    />
                  )}
                </FormField>
                <div className="col-span-2 tight:col-auto">
                  <FormField label="Description" isOptional error={errorOf(index, 'description')}>
                    {(control) => (
                      <Input
                        {...control}
                        placeholder="and a trophy"
                        value={prize.description}
                        onChange={(event) => edit(index, { description: event.target.value })}
                      />
                    )}
                  </FormField>
                </div>
              </div>
              <div className="mt-2 flex items-center gap-1">
                <span className="mr-auto text-sm text-muted-foreground tabular-nums">
                  {index + 1} of {prizes.length}
                </span>
                <Button
                  variant="ghost"
                  size="icon"
                  data-control="up"
                  aria-label={`Move prize ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUpIcon aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-control="down"
                  aria-label={`Move prize ${index + 1} down`}
                  disabled={index === prizes.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownIcon aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-control="remove"
                  aria-label={`Remove prize ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Trash2Icon aria-hidden />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Button
        ref={adder}
        variant="outline"
        className="w-full sm:w-auto sm:self-start"
        disabled={prizes.length >= PRIZES_MAX}
        onClick={add}
      >
        <PlusIcon aria-hidden />
        Add prize
      </Button>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </fieldset>
  )
}
