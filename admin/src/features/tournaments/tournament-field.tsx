import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import { FieldChip } from './field-chip'
import type { FieldName, TournamentForm, TypedTournament } from './tournament-form-schema'
import { fieldWords, totalWords } from './tournament-words'
import type { useCircular } from './use-circular'
import type { useLastEvent } from './use-last-event'
import type { useOpenChips } from './use-open-chips'

/** What every field of the form needs to know of it. */
export interface FormParts {
  form: TournamentForm
  circular: ReturnType<typeof useCircular>
  chips: ReturnType<typeof useOpenChips>
  /** Absent: nothing of the last event is offered. */
  lastTimeOf: ReturnType<typeof useLastEvent> | undefined
  /** The field by which the entry fee is not paid to the academy. */
  paidElsewhere: FieldName | null
}

interface TournamentFieldProps {
  parts: FormParts
  name: FieldName
  hint?: string | ((typed: string) => string | undefined) | undefined
  isWide?: boolean | undefined
  /** What few tournaments have: shown when it is filled, or with all fields. */
  isRare?: boolean | undefined
  /** Never a chip. */
  isUnfolded?: boolean
  children: ComponentProps<typeof FieldChip>['children']
}

/** One field of the form, as a chip or open. A key in it draws nothing but this field, if anything. */
export function TournamentField(props: TournamentFieldProps) {
  const { parts, name, hint, isWide, isRare = false, isUnfolded = false, children } = props
  const { form, circular, chips, lastTimeOf, paidElsewhere } = parts
  const error = form.formState.errors[name]
  const chip = chips.of(name)
  const isOpen = isUnfolded || chip.isOpen
  // The input shows a key by itself: where nothing beside it tells what it holds, it is not drawn anew.
  const isAlone = isOpen && typeof hint !== 'function' && !circular.reads(name)
  useWatch({
    control: form.control,
    name,
    compute: (typed) => (isAlone && typeof typed === 'string' ? typed === '' : typed),
  })
  const value: TypedTournament[FieldName] = form.getValues(name)
  const note = circular.noteOf(name, form.getValues())
  const words = note.offer?.words ?? wordsOf(name, value)
  const isFilled = name === 'status' ? value !== 'scheduled' : name !== 'slug' && words !== ''
  const isCalledFor = isFilled || error !== undefined || chip.isOpen || note.isSure !== undefined
  if (isRare && !chips.isAll && !isCalledFor) return null
  return (
    <FieldChip
      {...note}
      {...chip}
      label={tournamentLabels[name]()}
      words={words}
      hint={note.hint ?? (typeof hint === 'function' ? hint(String(value)) : hint)}
      error={error?.message}
      effect={paidElsewhere === name ? m.feePaidElsewhere({ field: name }) : undefined}
      isWrong={error !== undefined}
      isWide={isWide}
      isOpen={isOpen}
      onDone={isUnfolded ? undefined : chip.onDone}
      // What the circular says of a field comes first.
      lastTime={note.isSure === undefined ? lastTimeOf?.(name, value) : undefined}
    >
      {children}
    </FieldChip>
  )
}

const wordsOf = (name: FieldName, value: TypedTournament[FieldName]) =>
  name === 'prizes' ? totalWords(value as TypedTournament['prizes']) : fieldWords(name, value)
