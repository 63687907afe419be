import { chatNumber, phoneWords } from '@academy/api/shared/text/chat_number'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import type { Dispatch, SetStateAction } from 'react'
import { m } from '@/lib/messages'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { factLabels } from '@/lib/event-facts'
import { formatRupees } from '@/lib/format'
import { circularDescription } from './circular/description'
import type { CircularReading } from './circular/read-circular'
import { factWords, isFact } from './event-facts-schema'
import type { Certainty } from './field-chip'
import {
  tournamentLabels,
  type TournamentForm,
  type TypedTournament,
} from './tournament-form-schema'

export type ChipName = Exclude<keyof TypedTournament, 'isActive' | 'translations'>

/** A value that the circular gives for a field, as the form holds it, and where it was read. */
interface FieldReading {
  name: ChipName
  value: string | TypedTournament['prizes']
  phrase: string
  isSure: boolean
  /** What the director should look into, whether it is filled in or asked about. */
  doubt?: string | undefined
}

/** What came of a reading: how many fields are filled, and which were left. */
export interface Outcome {
  filled: number
  /** Labels of what was typed before and stays so, though the circular says otherwise. */
  kept: string[]
}

/** A doubtful value: shown beside its field until it is taken, or the field is filled. */
export interface Offer {
  words: string
  phrase: string
  onTake: () => void
}

interface CircularNote {
  hint?: string
  offer?: Offer
  doubt?: string | undefined
  /** Absent: the circular has nothing to say. */
  certainty?: Certainty
}

const PHRASE_SHOWN = 140

export const chipLabels: Record<ChipName, string> = { ...factLabels, ...tournamentLabels }

/** What another circular replaces: whether it takes place is not the circular's to say. */
const REPLACED = (Object.keys(chipLabels) as ChipName[]).filter(
  (name) => !['slug', 'status', 'statusReason'].includes(name)
)

const shorten = (text: string) =>
  text.length > PHRASE_SHOWN ? `${text.slice(0, PHRASE_SHOWN)}…` : text

function readValues(text: string, { fields, prizes }: CircularReading): FieldReading[] {
  const found = Object.entries(fields).flatMap(([name, reading]): FieldReading[] =>
    reading ? [{ name: name as ChipName, ...reading }] : []
  )
  const value = circularDescription(text)
  found.push({ name: 'description', value, phrase: m.wholeText(), isSure: true })
  if (prizes) {
    const { phrase, isSure, otherTotal } = prizes
    const rows = prizes.prizes.map(({ amount, ...prize }) => ({ ...prize, amount: `${amount}` }))
    const doubt =
      otherTotal &&
      m.totalDoubt({ said: formatRupees(otherTotal.stated), added: formatRupees(otherTotal.sum) })
    found.push({ name: 'prizes', value: rows, phrase, isSure, doubt })
  }
  return found
}

function wordsOf({ name, value }: FieldReading): string {
  if (typeof value !== 'string') {
    return value
      .map((prize) => `${prize.position} ${formatRupees(Number(prize.amount))}`)
      .join(', ')
  }
  const number = name === 'formLink' && chatNumber(value)
  if (number) return phoneWords(number)
  return isFact(name) ? factWords(name, { [name]: value }) : value
}

/** What is known of the last circular that was read into the form. */
export interface CircularState {
  /** What it says of each field: filled in where that is sure, otherwise offered. */
  readings: Partial<Record<ChipName, FieldReading>>
  outcome?: Outcome
  /** Another circular, read while the form still holds the text of an earlier one. */
  question?: { text: string; reading: CircularReading }
  /** A save was held back, once, because offers were open. */
  isHeldBack?: boolean
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

  function read(text: string, reading: CircularReading) {
    const before = form.getValues('description')
    const isSecond = before !== '' && before !== circularDescription(text)
    if (isSecond) setState({ ...state, question: { text, reading } })
    else fill(text, reading)
  }

  /** Reads the circular that was asked about, into an empty form or into its empty fields. */
  function answer(isReplacing: boolean) {
    if (!state.question) return
    if (isReplacing) {
      for (const name of REPLACED) put({ name, value: name === 'prizes' ? [] : '' })
      const translations = typedTranslations(translationRules.tournaments, undefined)
      form.setValue('translations', translations, { shouldDirty: true })
    }
    fill(state.question.text, state.question.reading)
  }

  function fill(text: string, reading: CircularReading) {
    const before = form.getValues()
    const outcome: Outcome = { filled: 0, kept: [] }
    const earlier = Object.entries(state.readings)
    const readings: CircularState['readings'] = Object.fromEntries(
      earlier.filter(([name]) => before[name as ChipName].length > 0)
    )
    for (const found of readValues(text, reading)) {
      const { name, value, isSure } = found
      if (before[name].length > 0) {
        if (JSON.stringify(before[name]) !== JSON.stringify(value))
          outcome.kept.push(chipLabels[name])
        continue
      }
      readings[name] = found
      if (!isSure) continue
      put(found)
      outcome.filled += 1
    }
    setState({ readings, outcome })
  }

  function take(reading: FieldReading) {
    put(reading)
    // The pressed button goes. On touch screens the keyboard would cover what comes next.
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches
    if (hasKeyboard && reading.name !== 'prizes') form.setFocus(reading.name)
  }

  const pending = (values: TypedTournament) =>
    Object.values(state.readings).filter(({ name, isSure }) => !isSure && values[name].length === 0)

  /** The words a field's content came from, for as long as it holds that, or what is offered for it. */
  function noteOf(name: ChipName, values: TypedTournament): CircularNote {
    const reading = state.readings[name]
    if (!reading) return {}
    const { value, phrase, isSure, doubt } = reading
    if (JSON.stringify(value) === JSON.stringify(values[name])) {
      const words = name === 'description' ? phrase : `“${shorten(phrase)}”`
      return { hint: m.fromCircular({ words }), doubt, certainty: doubt ? 'doubtful' : 'sure' }
    }
    if (isSure || values[name].length > 0) return {}
    const offer = { words: wordsOf(reading), phrase: shorten(phrase), onTake: () => take(reading) }
    return { offer, doubt, certainty: 'doubtful' }
  }

  return { read, answer, noteOf, pending, put }
}
