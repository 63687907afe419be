import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import * as m from 'virtual:admin-messages'
import { AddressField } from '@/components/address-field'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { factInputs, factLabels } from '@/lib/event-facts'
import { CircularOffer } from './circular-offer'
import { FieldChip } from './field-chip'
import {
  eventStatusWords,
  factWords,
  ratedWords,
  type FactName,
  type TypedFacts,
} from './event-facts-schema'
import { tidyLink } from './link-typing'
import type { TypedTournament } from './tournament-form-schema'
import type { CircularNote } from './use-circular'
import type { OpenChips } from './use-open-chips'

interface EventFieldsProps {
  values: TypedFacts
  errors: FieldErrors<TypedTournament>
  register: UseFormRegister<TypedTournament>
  setValue: UseFormSetValue<TypedTournament>
  /** Whether it has an address of its own yet. */
  isSaved: boolean
  /** What a circular says of a field, to stand below it. */
  noteOf: (name: FactName) => CircularNote
  chips: OpenChips
}

const SELECTS = [
  ['rated', ratedWords],
  ['status', eventStatusWords],
] as const

/** What is known of the event, each fact in a chip of its own. All of it optional. */
export function EventFields(props: EventFieldsProps) {
  const { values, errors, register, setValue, isSaved, noteOf, chips } = props
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
  const chipOf = (name: FactName) => ({
    label: factLabels[name],
    words: noteOf(name).offer?.words ?? factWords(name, values),
    certainty: noteOf(name).certainty,
    isWrong: errors[name] !== undefined,
    ...chips.of(name),
  })
  const fieldOf = (name: FactName, hint?: string) => ({
    label: factLabels[name],
    hint: noteOf(name).hint ?? hint,
    error: errors[name]?.message,
    below: <CircularOffer label={factLabels[name]} offer={noteOf(name).offer} />,
  })
  return (
    <>
      {factInputs.map(([name, { hint, isWide, ...kind }]) => (
        <FieldChip key={name} {...chipOf(name)} isWide={isWide}>
          <FormField {...fieldOf(name, hint)}>
            {(field) => <Input {...field} {...kind} {...register(name, more(name))} />}
          </FormField>
        </FieldChip>
      ))}
      {SELECTS.map(([name, words]) => (
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
      {isSaved && (
        <FieldChip {...chipOf('slug')} isWide>
          <AddressField error={errors.slug?.message} input={register('slug')} />
        </FieldChip>
      )}
    </>
  )
}
