import { PRIZES_MAX } from '@academy/api/shared/tournament_rules'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import * as m from 'virtual:admin-messages'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { CheckedTournament, TypedTournament } from './tournament-form-schema'

interface PrizeListInputProps {
  form: UseFormReturn<TypedTournament, unknown, CheckedTournament>
}

export function PrizeListInput({ form }: PrizeListInputProps) {
  const { control, register, formState } = form
  const { fields, ...list } = useFieldArray({ control, name: 'prizes' })
  const errors = formState.errors.prizes
  const error = errors?.message ?? errors?.root?.message
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
  }, [fields])

  function add() {
    focusNext.current = { row: fields.length, control: 'position' }
    list.append({ position: '', amount: '', description: '' }, { shouldFocus: false })
  }

  function remove(index: number) {
    focusNext.current = { row: Math.min(index, fields.length - 2), control: 'remove' }
    setSpoken(m.prizeRemoved({ place: index + 1 }))
    list.remove(index)
  }

  function move(index: number, by: 1 | -1) {
    focusNext.current = { row: index + by, control: by === 1 ? 'down' : 'up' }
    setSpoken(m.prizeMoved({ place: index + by + 1, count: fields.length }))
    list.move(index, index + by)
  }

  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-base font-bold">
        {m.prizes()} <span className="ml-1 font-normal text-muted-foreground">{m.optional()}</span>
      </legend>
      {fields.length > 0 && (
        <ol ref={rows} className="flex flex-col gap-3">
          {fields.map(({ id: key }, index) => (
            <li key={key} className="rounded-control border border-border p-3 sm:p-4">
              <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
                <FormField label={m.position()} error={errors?.[index]?.position?.message}>
                  {(control) => (
                    <Input
                      {...control}
                      data-control="position"
                      placeholder={m.positionExample()}
                      {...register(`prizes.${index}.position`)}
                    />
                  )}
                </FormField>
                <FormField label={m.amountInRupees()} error={errors?.[index]?.amount?.message}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="numeric"
                      className="tabular-nums"
                      placeholder="5000"
                      {...register(`prizes.${index}.amount`)}
                    />
                  )}
                </FormField>
                <div className="col-span-2 tight:col-auto">
                  <FormField
                    label={m.description()}
                    isOptional
                    error={errors?.[index]?.description?.message}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        placeholder={m.prizeDescriptionExample()}
                        {...register(`prizes.${index}.description`)}
                      />
                    )}
                  </FormField>
                </div>
              </div>
              <div className="mt-2 flex items-center gap-1">
                <span className="mr-auto text-sm text-muted-foreground tabular-nums">
                  {m.placeOf({ place: index + 1, count: fields.length })}
                </span>
                <Button
                  variant="ghost"
                  size="icon"
                  data-control="up"
                  aria-label={m.movePrizeUp({ place: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUpIcon aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-control="down"
                  aria-label={m.movePrizeDown({ place: index + 1 })}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownIcon aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-control="remove"
                  aria-label={m.removePrize({ place: index + 1 })}
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
        disabled={fields.length >= PRIZES_MAX}
        onClick={add}
      >
        <PlusIcon aria-hidden />
        {m.addPrize()}
      </Button>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </fieldset>
  )
}
