import type { ComponentProps } from 'react'
import type { UseFormRegister, UseFormSetValue } from 'react-hook-form'
import { m } from '@/lib/messages'
import { AddressField } from '@/features/items/form/address-field'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { factInputs } from '@/lib/event-facts'
import { FieldChip } from './field-chip'
import { eventStatusWords, ratedWords, type FactName, type TypedFacts } from './event-facts-schema'
import { tidyLink } from './link-typing'
import type { TypedTournament } from './tournament-form-schema'

interface EventFieldsProps {
  values: TypedFacts
  register: UseFormRegister<TypedTournament>
  setValue: UseFormSetValue<TypedTournament>
  /** Whether it has an address of its own yet. */
  isSaved: boolean
  /** Whether the facts that few tournaments have are shown while they are empty, too. */
  isAll: boolean
  /** What a field's chip shows. */
  chipOf: (name: FactName) => Omit<ComponentProps<typeof FieldChip>, 'children'>
  /** What stands around a field. */
  fieldOf: (name: FactName, hint?: string) => Omit<ComponentProps<typeof FormField>, 'children'>
}

/** What few tournaments have: folded away until it is filled, or all fields are shown. */
const RARE: readonly FactName[] = [
  'endTime',
  'repeats',
  'mapUrl',
  'seatsNote',
  'eligibility',
  'federationCodes',
  'status',
  'slug',
]

const SELECTS = [
  ['rated', ratedWords],
  ['status', eventStatusWords],
] as const

/** What is known of the event, each fact in a chip of its own. All of it optional. */
export function EventFields(props: EventFieldsProps) {
  const { values, register, setValue, isSaved, isAll, chipOf, fieldOf } = props
  const isOff = values.status !== 'scheduled'
  /** What a field does besides holding what is typed. */
  const more = (name: FactName) => {
    if (name === 'mapUrl' || name === 'resultsUrl') return tidyLink(name, setValue)
    if (name !== 'status') return undefined
    return {
      onChange: ({ target }: { target: HTMLSelectElement }) =>
        target.value === 'scheduled' && setValue('statusReason', '', { shouldDirty: true }),
    }
  }
  const isShown = (name: FactName) => {
    const { words, certainty, isWrong, isOpen } = chipOf(name)
    const isFilled = name === 'status' ? isOff : name !== 'slug' && words !== ''
    return isAll || !RARE.includes(name) || isFilled || isWrong || isOpen || certainty !== undefined
  }
  return (
    <>
      {factInputs
        .filter(([name]) => isShown(name))
        .map(([name, { hint, isWide, ...kind }]) => (
          <FieldChip key={name} {...chipOf(name)} isWide={isWide}>
            <FormField {...fieldOf(name, hint)}>
              {(field) => <Input {...field} {...kind} {...register(name, more(name))} />}
            </FormField>
          </FieldChip>
        ))}
      {SELECTS.filter(([name]) => isShown(name)).map(([name, words]) => (
        <FieldChip key={name} {...chipOf(name)}>
          <FormField {...fieldOf(name)}>
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
        </FieldChip>
      ))}
      {(isOff || values.statusReason) && (
        <FieldChip {...chipOf('statusReason')} isWide>
          <FormField {...fieldOf('statusReason', m.reasonHint())}>
            {(field) => <Input {...field} autoComplete="off" {...register('statusReason')} />}
          </FormField>
        </FieldChip>
      )}
      {isSaved && isShown('slug') && (
        <FieldChip {...chipOf('slug')} isWide>
          <AddressField error={fieldOf('slug').error} input={register('slug')} />
        </FieldChip>
      )}
    </>
  )
}
