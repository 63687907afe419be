import { prizesRule } from '@academy/api/shared/rules/tournament_rules'
import * as labels from '@academy/api/shared/words/fact_labels'
import { PlusIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { LabelledButton } from '@/components/icon-button'
import { language } from '@/lib/language'
import { PrizeRow } from './prize-row'
import type { TournamentForm } from './tournament-form-schema'
import { totalWords } from './tournament-words'

const EMPTY_PRIZE = { position: '', amount: '', description: '' }

export function PrizeListInput({ form }: { form: TournamentForm }) {
  const { control, register, formState } = form
  const { fields, ...list } = useFieldArray({ control, name: 'prizes' })
  const typed = useWatch({ control, name: 'prizes' })
  const errors = formState.errors.prizes
  const error = errors?.message ?? errors?.root?.message
  const id = useId()
  const part = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef<{ row: number; control: string }>(undefined)

  useEffect(() => {
    if (!focusNext.current) return
    const { row, control } = focusNext.current
    focusNext.current = undefined
    const item = part.current?.querySelector(`li:nth-child(${row + 1})`)
    const wanted = item?.querySelector<HTMLElement>(`[data-control=${control}]:not([disabled])`)
    const other = (item ?? part.current)?.querySelector<HTMLElement>('input, textarea, button')
    // On phones some of them wait below the line.
    ;(wanted?.checkVisibility() ? wanted : other)?.focus()
  }, [fields])

  function remove(index: number) {
    focusNext.current = { row: Math.min(index, fields.length - 2), control: 'remove' }
    list.remove(index)
  }

  function move(from: number, to: number, control: string) {
    focusNext.current = { row: to, control }
    list.move(from, to)
  }

  return (
    <fieldset
      ref={part}
      aria-describedby={error && `${id}-error`}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-2 text-base font-bold">
        {labels.prizes[language()]}{' '}
        <span className="ml-1 font-normal text-muted-foreground">{m.optional()}</span>
      </legend>
      {fields.length > 0 && (
        <>
          <div
            aria-hidden
            className="flex gap-1 pr-13 text-sm text-muted-foreground sm:pr-39 tight:hidden"
          >
            <span className="flex-1">{labels.prizePosition[language()]}</span>
            <span className="w-24 sm:w-28">{m.amountInRupees()}</span>
            <span className="flex-[1.2] max-sm:hidden">{m.description()}</span>
          </div>
          <ol className="relative flex flex-col">
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
        <LabelledButton
          Icon={PlusIcon}
          label={m.addPrize()}
          disabled={fields.length >= prizesRule.max}
          onClick={() => list.append(EMPTY_PRIZE)}
        />
        <p className="text-sm text-pale tabular-nums">{totalWords(typed)}</p>
      </div>
    </fieldset>
  )
}
