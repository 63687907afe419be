import type { ComponentProps } from 'react'
import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import * as m from 'virtual:admin-messages'
import { AddressField } from '@/components/address-field'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { CircularOffer } from './circular-offer'
import {
  eventStatusWords,
  factLabels,
  ratedWords,
  type FactName,
  type TypedFacts,
} from './event-facts-schema'
import { tidyLink } from './link-typing'
import type { TypedTournament } from './tournament-form-schema'
import type { CircularNote } from './use-circular'

export interface EventDetailsProps {
  values: TypedFacts
  errors: FieldErrors<TypedTournament>
  register: UseFormRegister<TypedTournament>
  setValue: UseFormSetValue<TypedTournament>
  /** Whether it has an address of its own yet. */
  isSaved: boolean
  /** What a circular says of a field, to stand below it. */
  noteOf: (name: FactName) => CircularNote
  startsOpen: boolean
}

type Kind = ComponentProps<'input'> & { hint?: string; isWide?: boolean }

const number = { inputMode: 'numeric', className: 'tabular-nums' } as const

/** Every fact with the input that fits it, in the order in which a circular tells them. */
const FIELDS: readonly [FactName, Kind][] = [
  ['startDate', { type: 'date' }],
  ['endDate', { type: 'date', hint: m.endDateHint() }],
  ['entryDeadline', { type: 'date' }],
  ['reportingTime', { type: 'time' }],
  ['venue', { isWide: true, placeholder: m.venueExample() }],
  ['city', { autoComplete: 'off' }],
  ['mapUrl', { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false }],
  ['entryFee', { ...number, hint: m.entryFeeHint() }],
  ['seatsNote', { placeholder: m.seatsExample() }],
  ['rounds', number],
  ['format', { placeholder: m.formatExample() }],
  ['timeControl', { placeholder: m.timeControlExample() }],
  ['eligibility', { placeholder: m.eligibilityExample() }],
  ['categories', { isWide: true, placeholder: m.categoriesExample(), hint: m.categoriesHint() }],
  ['federationCodes', { placeholder: m.federationExample() }],
  ['contactName', { autoComplete: 'off' }],
  ['contactPhone', { type: 'tel', inputMode: 'tel', autoComplete: 'off' }],
]

const SELECTS = [
  ['rated', ratedWords],
  ['status', eventStatusWords],
] as const

export function EventFields(props: EventDetailsProps) {
  const { values, errors, register, setValue, isSaved, noteOf } = props
  const isOff = values.status !== 'scheduled'
  /** What a field does besides holding what is typed. */
  const more = (name: FactName) => {
    if (name === 'mapUrl') return tidyLink(name, setValue)
    if (name !== 'status') return undefined
    return {
      onChange: ({ target }: { target: HTMLSelectElement }) =>
        target.value === 'scheduled' && setValue('statusReason', '', { shouldDirty: true }),
    }
  }
  const fieldOf = (name: FactName, hint?: string) => ({
    label: factLabels[name],
    hint: noteOf(name).hint ?? hint,
    error: errors[name]?.message,
    below: <CircularOffer label={factLabels[name]} offer={noteOf(name).offer} />,
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(([name, { hint, isWide, ...kind }]) => (
        <div key={name} className={isWide ? 'sm:col-span-2' : undefined}>
          <FormField {...fieldOf(name, hint)}>
            {(field) => <Input {...field} {...kind} {...register(name, more(name))} />}
          </FormField>
        </div>
      ))}
      {SELECTS.map(([name, words]) => (
        <FormField key={name} {...fieldOf(name)}>
          {(field) => (
            <NativeSelect {...field} {...register(name, more(name))}>
              {Object.entries(words).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      ))}
      {(isOff || values.statusReason) && (
        <div className="sm:col-span-2">
          <FormField {...fieldOf('statusReason', m.reasonHint())}>
            {(field) => <Input {...field} autoComplete="off" {...register('statusReason')} />}
          </FormField>
        </div>
      )}
      {isSaved && (
        <div className="sm:col-span-2">
          <AddressField error={errors.slug?.message} input={register('slug')} />
        </div>
      )}
    </div>
  )
}
