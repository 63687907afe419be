import { Fragment, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { AddressField } from '@/features/items/form/address-field'
import { useFormValue } from '@/features/items/form/use-form-value'
import { cn } from '@/lib/cn'
import { dayHint } from '@/lib/format'
import { m } from '@/lib/messages'
import { FeeListInput } from './fee-list-input'
import { TournamentField, type FormParts } from './tournament-field'
import type { FieldName } from './tournament-form-schema'
import { eventStatusWords, ratedWords } from './tournament-words'

interface Options extends Omit<ComponentProps<'input'>, 'placeholder'> {
  hint?: () => string
  placeholder?: () => string
  isWide?: boolean
  /** What few tournaments have: shown when it is filled, or with all fields. */
  isRare?: boolean
}

export const linkInput = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
const number = { inputMode: 'numeric', className: 'tabular-nums' } as const

/** The fields that are one input, in the order in which a circular tells them. */
const INPUTS: readonly [FieldName, Options][] = [
  ['startDate', { type: 'date' }],
  ['endDate', { type: 'date', hint: m.endDateHint }],
  ['entryDeadline', { type: 'date' }],
  ['reportingTime', { type: 'time' }],
  ['endTime', { isRare: true, type: 'time', hint: m.endTimeHint }],
  ['repeats', { isRare: true, placeholder: m.repeatsExample, hint: m.repeatsHint }],
  ['venue', { isWide: true, placeholder: m.venueExample }],
  ['city', { autoComplete: 'off' }],
  ['mapUrl', { ...linkInput, isRare: true }],
  ['entryFee', { ...number, hint: m.entryFeeHint }],
  ['maxParticipants', number],
  ['seatsNote', { isRare: true, placeholder: m.seatsExample }],
  ['rounds', number],
  ['format', { placeholder: m.formatExample }],
  ['timeControl', { placeholder: m.timeControlExample }],
  ['eligibility', { isRare: true, placeholder: m.eligibilityExample }],
  ['categories', { isWide: true, placeholder: m.categoriesExample, hint: m.categoriesHint }],
  ['federationCodes', { isRare: true, placeholder: m.federationExample }],
  ['contactName', { autoComplete: 'off' }],
  ['contactPhone', { type: 'tel', inputMode: 'tel', autoComplete: 'off' }],
  ['resultsUrl', { ...linkInput, isWide: true, hint: m.resultsLinkHint }],
]

const SELECTS = [
  ['rated', ratedWords],
  ['status', eventStatusWords],
] as const

interface EventFieldsProps {
  parts: FormParts
  isSaved: boolean
}

export function EventFields({ parts, isSaved }: EventFieldsProps) {
  const { form, chips } = parts
  const { register, setValue } = form
  const { isAll } = chips
  const hasReason = useFormValue(
    form,
    ({ status, statusReason }) => status !== 'scheduled' || statusReason !== ''
  )
  const [wasMoved] = useState(() => form.getValues('movedFrom') !== '')
  const clearReason = ({ target }: { target: HTMLSelectElement }) =>
    target.value === 'scheduled' && setValue('statusReason', '', { shouldDirty: true })
  return (
    <section aria-label={m.eventDetails()} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-base font-bold">{m.eventDetails()}</h3>
        <Button variant="link" className="px-0!" aria-pressed={isAll} onClick={chips.turnAll}>
          {isAll ? m.foldFields() : m.showAllFields()}
        </Button>
      </div>
      <div
        className={cn(
          'flex flex-wrap items-start',
          isAll ? 'gap-x-4 gap-y-5' : 'gap-2 max-sm:gap-1.5'
        )}
      >
        {INPUTS.map(([name, { hint, placeholder, isWide, isRare, ...input }]) => (
          <Fragment key={name}>
            <TournamentField
              parts={parts}
              name={name}
              hint={input.type === 'date' ? (typed) => dayHint(typed, hint?.()) : hint?.()}
              isWide={isWide}
              isRare={isRare}
            >
              {(field) => (
                <Input {...field} {...input} placeholder={placeholder?.()} {...register(name)} />
              )}
            </TournamentField>
            {name === 'entryFee' && (
              <TournamentField parts={parts} name="entryFees" hint={m.entryFeesHint()} isWide>
                <FeeListInput form={form} />
              </TournamentField>
            )}
          </Fragment>
        ))}
        {SELECTS.map(([name, words]) => (
          <TournamentField key={name} parts={parts} name={name} isRare={name === 'status'}>
            {(field) => (
              <NativeSelect
                {...field}
                {...register(name, name === 'status' ? { onChange: clearReason } : undefined)}
              >
                {Object.entries(words).map(([value, word]) => (
                  <option key={value} value={value}>
                    {word()}
                  </option>
                ))}
              </NativeSelect>
            )}
          </TournamentField>
        ))}
        {hasReason && (
          <TournamentField parts={parts} name="statusReason" hint={m.reasonHint()} isWide>
            {(field) => <Input {...field} autoComplete="off" {...register('statusReason')} />}
          </TournamentField>
        )}
        {wasMoved && (
          <TournamentField
            parts={parts}
            name="movedFrom"
            hint={(typed) => dayHint(typed, m.movedFromHint())}
          >
            {(field) => <Input {...field} type="date" {...register('movedFrom')} />}
          </TournamentField>
        )}
        {isSaved && (
          <TournamentField parts={parts} name="slug" isWide isRare>
            <AddressField error={form.formState.errors.slug?.message} {...register('slug')} />
          </TournamentField>
        )}
      </div>
    </section>
  )
}
