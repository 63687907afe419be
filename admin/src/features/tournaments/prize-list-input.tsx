import { PRIZES_MAX } from '@academy/api/shared/rules/tournament_rules'
import { PlusIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { PrizeRow } from './prize-row'
import { EMPTY_PRIZE, totalWords } from './prize-words'
import type { CheckedTournament, TypedTournament } from './tournament-form-schema'

interface PrizeListInputProps {
  form: UseFormReturn<TypedTournament, unknown, CheckedTournament>
  /** It comes because the first prize was asked for. */
  isAsked: boolean
}

export default function PrizeListInput({ form, isAsked }: PrizeListInputProps) {
  const { control, register, formState } = form
  const { fields, ...list } = useFieldArray({ control, name: 'prizes' })
  const typed = useWatch({ control, name: 'prizes' })
  const errors = formState.errors.prizes
  const error = errors?.message ?? errors?.root?.message
  const id = useId()
  const rows = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [spoken, setSpoken] = useState('')
  // Where the focus belongs after the list has changed under it.
  const focusNext = useRef<{ row: number; control: string } | null>(
    isAsked ? { row: 0, control: 'position' } : null
  )

  useEffect(() => {
    const wanted = focusNext.current
    if (!wanted) return
    focusNext.current = null
    const row = rows.current?.children[wanted.row]
    const controls = [...(row?.querySelectorAll<HTMLElement>('[data-control]:enabled') ?? [])]
    // On phones some of them wait below the line.
    const shown = controls.filter((one) => one.checkVisibility())
    const control = shown.find(({ dataset }) => dataset['control'] === wanted.control)
    const field = shown.find(({ dataset }) => dataset['control'] === 'position')
    ;(control ?? field ?? adder.current)?.focus()
  }, [fields])

  function add() {
    focusNext.current = { row: fields.length, control: 'position' }
    list.append(EMPTY_PRIZE, { shouldFocus: false })
  }

  function remove(index: number) {
    focusNext.current = { row: Math.min(index, fields.length - 2), control: 'remove' }
    setSpoken(m.prizeRemoved({ place: index + 1 }))
    list.remove(index)
  }

  function move(from: number, to: number, control: string) {
    if (to < 0 || to >= fields.length) return
    focusNext.current = { row: to, control }
    setSpoken(m.prizeMoved({ place: to + 1, count: fields.length }))
    list.move(from, to)
  }

  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-base font-bold">
        {m.prizes()} <span className="ml-1 font-normal text-muted-foreground">{m.optional()}</span>
      </legend>
      {fields.length > 0 && (
        <>
          <div
            aria-hidden
            className="flex gap-1 pr-13 text-sm text-muted-foreground sm:pr-39 tight:hidden"
          >
            <span className="flex-1">{m.position()}</span>
            <span className="flex-1 sm:max-w-36">{m.amountInRupees()}</span>
            <span className="flex-[1.4] max-sm:hidden">{m.description()}</span>
          </div>
          <ol ref={rows} className="relative flex flex-col">
            {fields.map(({ id: key }, index) => (
              <PrizeRow
                key={key}
                index={index}
                count={fields.length}
                prize={typed[index] ?? EMPTY_PRIZE}
                errors={errors?.[index]}
                register={register}
                onMove={(by, control) => move(index, index + by, control)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={adder} variant="outline" disabled={fields.length >= PRIZES_MAX} onClick={add}>
          <PlusIcon aria-hidden />
          {m.addPrize()}
        </Button>
        <p className="text-sm text-pale tabular-nums">{totalWords(typed)}</p>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </fieldset>
  )
}
