import type { ComponentProps } from 'react'
import { m } from '@/lib/messages'
import { AddressField } from '@/features/items/form/address-field'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { cn } from '@/lib/cn'
import { factInputs } from '@/lib/event-facts'
import { FieldChip } from './field-chip'
import { eventStatusWords, ratedWords } from './event-facts-schema'
import type { TournamentForm, TypedTournament } from './tournament-form-schema'
import type { ChipName } from './use-circular'
import type { OpenChips } from './use-open-chips'

interface EventFieldsProps {
  form: TournamentForm
  values: TypedTournament
  /** Whether it has an address of its own yet. */
  isSaved: boolean
  chips: OpenChips
  chipOf: (name: ChipName) => Omit<ComponentProps<typeof FieldChip>, 'children'>
  fieldOf: (name: ChipName, hint?: string) => Omit<ComponentProps<typeof FormField>, 'children'>
}

/** What few tournaments have: folded away until it is filled, or all fields are shown. */
const RARE: readonly ChipName[] = [
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

/** Dates, place, money and rules of the event, all optional, as chips or as fields. */
export function EventFields(props: EventFieldsProps) {
  const { form, values, isSaved, chips, chipOf, fieldOf } = props
  const { register, setValue } = form
  const { isAll } = chips
  const isOff = values.status !== 'scheduled'
  const clearReason = ({ target }: { target: HTMLSelectElement }) =>
    target.value === 'scheduled' && setValue('statusReason', '', { shouldDirty: true })
  const isShown = (name: ChipName) => {
    const { words, certainty, isWrong, isOpen } = chipOf(name)
    const isFilled = name === 'status' ? isOff : name !== 'slug' && words !== ''
    return isAll || !RARE.includes(name) || isFilled || isWrong || isOpen || certainty !== undefined
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
        {factInputs
          .filter(([name]) => isShown(name))
          .map(([name, { hint, isWide, ...kind }]) => (
            <FieldChip key={name} {...chipOf(name)} isWide={isWide}>
              <FormField {...fieldOf(name, hint)}>
                {(field) => <Input {...field} {...kind} {...register(name)} />}
              </FormField>
            </FieldChip>
          ))}
        {SELECTS.filter(([name]) => isShown(name)).map(([name, words]) => (
          <FieldChip key={name} {...chipOf(name)}>
            <FormField {...fieldOf(name)}>
              {(field) => (
                <NativeSelect
                  {...field}
                  {...register(name, name === 'status' ? { onChange: clearReason } : undefined)}
                >
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
      </div>
    </section>
  )
}
