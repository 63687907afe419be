import { Fragment, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { AddressField } from '@/features/items/form/address-field'
import { cn } from '@/lib/cn'
import { m } from '@/lib/messages'
import { FeeListInput } from './fee-list-input'
import { FieldChip } from './field-chip'
import type { FieldName, TournamentForm, TypedTournament } from './tournament-form-schema'
import { eventStatusWords, ratedWords } from './tournament-words'
import type { useOpenChips } from './use-open-chips'

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
  form: TournamentForm
  values: TypedTournament
  isSaved: boolean
  chips: ReturnType<typeof useOpenChips>
  fieldOf: (name: FieldName, hint?: string) => Omit<ComponentProps<typeof FieldChip>, 'children'>
}

export function EventFields({ form, values, isSaved, chips, fieldOf }: EventFieldsProps) {
  const { register, setValue } = form
  const { isAll } = chips
  const isOff = values.status !== 'scheduled'
  const clearReason = ({ target }: { target: HTMLSelectElement }) =>
    target.value === 'scheduled' && setValue('statusReason', '', { shouldDirty: true })
  const isShown = (name: FieldName, isRare = false) => {
    const { words, isSure, isWrong, isOpen } = fieldOf(name)
    const isFilled = name === 'status' ? isOff : name !== 'slug' && words !== ''
    return isAll || !isRare || isFilled || isWrong || isOpen || isSure !== undefined
  }
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
            {isShown(name, isRare) && (
              <FieldChip {...fieldOf(name, hint?.())} isWide={isWide}>
                {(field) => (
                  <Input {...field} {...input} placeholder={placeholder?.()} {...register(name)} />
                )}
              </FieldChip>
            )}
            {name === 'entryFee' && (
              <FieldChip {...fieldOf('entryFees', m.entryFeesHint())} isWide>
                <FeeListInput form={form} />
              </FieldChip>
            )}
          </Fragment>
        ))}
        {SELECTS.filter(([name]) => isShown(name, name === 'status')).map(([name, words]) => (
          <FieldChip key={name} {...fieldOf(name)}>
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
          </FieldChip>
        ))}
        {(isOff || values.statusReason) && (
          <FieldChip {...fieldOf('statusReason', m.reasonHint())} isWide>
            {(field) => <Input {...field} autoComplete="off" {...register('statusReason')} />}
          </FieldChip>
        )}
        {isSaved && isShown('slug', true) && (
          <FieldChip {...fieldOf('slug')} isWide>
            <AddressField error={fieldOf('slug').error} {...register('slug')} />
          </FieldChip>
        )}
      </div>
    </section>
  )
}
