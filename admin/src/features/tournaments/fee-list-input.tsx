import { entryFeesRule } from '@academy/api/shared/tournament/tournament_facts'
import { PlusIcon, Trash2Icon } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { FieldError } from '@/components/form-field'
import { IconButton, LabelledButton } from '@/components/icon-button'
import { Input } from '@/components/ui/input'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import type { TournamentForm } from './tournament-form-schema'

const EMPTY_FEE = { group: '', amount: '' }

export function FeeListInput({ form }: { form: TournamentForm }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'entryFees' })
  const errors = formState.errors.entryFees
  const error = errors?.message ?? errors?.root?.message
  const id = useId()
  const part = useRef<HTMLFieldSetElement>(null)

  /** The pressed button goes: the focus stays in the list. */
  function removeRow(index: number) {
    const inputs = part.current?.querySelectorAll<HTMLElement>('li > :first-child input')
    const add = part.current?.querySelector<HTMLElement>('[data-add]')
    ;(inputs?.[index === 0 ? 1 : index - 1] ?? add)?.focus()
    remove(index)
  }

  return (
    <fieldset
      ref={part}
      aria-describedby={error && `${id}-error`}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-2 font-bold">{tournamentLabels.entryFees()}</legend>
      <ol className="flex flex-col gap-1">
        {fields.map(({ id: key }, index) => {
          const faults = errors?.[index]
          const controlOf = (name: 'group' | 'amount') => ({
            'aria-invalid': faults?.[name] !== undefined,
            'aria-describedby': faults?.[name] ? `${id}-${index}-${name}` : undefined,
            ...register(`entryFees.${index}.${name}`),
          })
          return (
            <li key={key} className="flex flex-wrap items-center gap-1">
              <div className="min-w-0 flex-1">
                <Input
                  {...controlOf('group')}
                  aria-label={m.feeGroup()}
                  className="px-3!"
                  autoComplete="off"
                  placeholder={m.feeGroupExample()}
                />
              </div>
              <div className="w-24 sm:w-28">
                <Input
                  {...controlOf('amount')}
                  aria-label={m.amountInRupees()}
                  inputMode="numeric"
                  autoComplete="off"
                  className="px-3! tabular-nums"
                  placeholder="350"
                />
              </div>
              <IconButton
                Icon={Trash2Icon}
                label={m.removeFee({ number: index + 1 })}
                onClick={() => removeRow(index)}
              />
              {(['group', 'amount'] as const).map((name) => {
                const message = faults?.[name]?.message
                return (
                  message && (
                    <div key={name} className="basis-full py-1">
                      <FieldError id={`${id}-${index}-${name}`}>{message}</FieldError>
                    </div>
                  )
                )
              })}
            </li>
          )
        })}
      </ol>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <LabelledButton
        Icon={PlusIcon}
        data-add=""
        className="self-start"
        label={m.addFee()}
        disabled={fields.length >= entryFeesRule.max}
        onClick={() => append(EMPTY_FEE)}
      />
    </fieldset>
  )
}
