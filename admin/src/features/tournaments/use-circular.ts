import { translationRules } from '@academy/api/shared/rules/translation_rules'
import type { Dispatch, SetStateAction } from 'react'
import { circularDescription } from '@/circular/description'
import type { CircularReading } from '@/circular/read-circular'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { tournamentLabels } from '@/lib/tournament-labels'
import { noteOf, offersIn, type Readings } from './circular-notes'
import { isAskedAlone, isSameValue, readValues, type FieldReading } from './circular-readings'
import {
  FIELD_NAMES,
  type FieldName,
  type TournamentForm,
  type TypedTournament,
} from './tournament-form-schema'

export interface CircularState {
  readings: Readings
  /** How many fields it filled, and the labels of those that stay as they were typed. */
  outcome?: { filled: number; unchanged: string[] }
  /** Another circular, read while the form still holds the text of an earlier one. */
  question?: { text: string; reading: CircularReading }
  /** What saves were held back for, see circularHold. */
  heldFor?: readonly string[]
}

export const NOTHING_READ: CircularState = { readings: {} }

/**
 * Fills the empty fields of the form with what a circular surely says, remembers which words each
 * came from, and keeps what is doubtful beside its field as an offer. Its state is the caller's.
 */
export function useCircular(
  form: TournamentForm,
  state: CircularState,
  setState: Dispatch<SetStateAction<CircularState>>
) {
  function put({ name, value }: Pick<FieldReading, 'name' | 'value'>) {
    form.setValue(name as 'title', value as string, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  async function read(text: string) {
    const { readCircular } = await import('@/circular/read-circular')
    const reading = readCircular(text)
    const before = form.getValues('description')
    const isSecond = before !== '' && before !== circularDescription(text)
    if (isSecond) setState({ ...state, question: { text, reading } })
    else fill(text, reading)
  }

  /** After a reload: what the circular in the description says of the fields as they are. */
  async function recall() {
    const values = form.getValues()
    if (!values.description) return
    const { readCircular } = await import('@/circular/read-circular')
    const found = readValues(values.description, readCircular(values.description))
    const filled = found.filter(
      ({ name, value }) => value.length > 0 && isSameValue(value, values[name])
    )
    // A description that somebody typed is no circular, though the title may stand in it.
    if (filled.length < 4) return
    // The whole text may have left the title in doubt: while it is missing, it is offered.
    const readings = found.map((one) =>
      one.name === 'title' && !values.title ? { ...one, isSure: false } : one
    )
    setState({ readings: Object.fromEntries(readings.map((one) => [one.name, one])) })
  }

  function answer(isReplacing: boolean) {
    if (!state.question) return
    if (isReplacing) {
      // Whether it takes place is not the circular's to say.
      for (const name of FIELD_NAMES.filter((one) => !/^(?:slug|status)/.test(one))) {
        put({ name, value: typeof form.getValues(name) === 'string' ? '' : [] })
      }
      const translations = typedTranslations(translationRules.tournaments, undefined)
      form.setValue('translations', translations, { shouldDirty: true })
    }
    fill(state.question.text, state.question.reading)
  }

  function fill(text: string, reading: CircularReading) {
    const before = form.getValues()
    const outcome = { filled: 0, unchanged: [] as string[] }
    const earlier = Object.values(state.readings).filter(({ name }) => before[name].length > 0)
    const readings: Readings = Object.fromEntries(earlier.map((one) => [one.name, one]))
    for (const found of readValues(text, reading)) {
      const { name, value, isSure } = found
      if (before[name].length > 0 && value.length > 0) {
        if (!isSameValue(before[name], value)) outcome.unchanged.push(tournamentLabels[name]())
        continue
      }
      readings[name] = found
      if (!isSure) continue
      put(found)
      outcome.filled += 1
    }
    setState({ readings, outcome })
  }

  function accept(reading: FieldReading) {
    put(reading)
    // The pressed button goes. On touch screens the keyboard would cover what comes next.
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches
    if (hasKeyboard && typeof reading.value === 'string') form.setFocus(reading.name)
  }

  /** Accepts what is open and can have only one meaning; the others are asked one by one. */
  function acceptPlain(values: TypedTournament) {
    for (const reading of offersIn(state.readings, values)) {
      if (!isAskedAlone(reading)) put(reading)
    }
  }

  return {
    read,
    recall,
    answer,
    /** Whether a circular says something of a field. */
    reads: (name: FieldName) => name in state.readings,
    noteOf: (name: FieldName, values: TypedTournament) =>
      noteOf(state.readings[name], values, accept),
    acceptPlain,
  }
}
