import { chatNumber, phoneWords } from '@academy/api/shared/text/chat_number'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import type { Dispatch, SetStateAction } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { factLabels } from '@/lib/event-facts'
import { formatRupees } from '@/lib/format'
import { circularDescription } from './circular/description'
import type { PrizeReading } from './circular/prizes'
import type { CircularReading } from './circular/read-circular'
import { factWords, isFact } from './event-facts-schema'
import type { Certainty } from './field-chip'
import {
  tournamentLabels,
  type CheckedTournament,
  type TypedTournament,
} from './tournament-form-schema'

/** A field that stands in a chip, or could. */
export type ChipName = Exclude<keyof TypedTournament, 'isActive' | 'translations'>

/** A value that the circular gives for a field, in the form's own terms, and where it was read. */
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
  /** The value as a person reads it. */
  words: string
  phrase: string
  onTake: () => void
}

/** What a circular has to say below a field. */
export interface CircularNote {
  hint: string | undefined
  offer: Offer | undefined
  /** A question about what is filled in or offered. */
  doubt: string | undefined
  /** Absent: the circular has nothing to say. */
  certainty: Certainty | undefined
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
  const found = Object.entries(fields).flatMap(([name, reading]) =>
    reading ? [{ name: name as ChipName, ...reading }] : []
  )
  const value = circularDescription(text)
  const whole = { name: 'description', value, phrase: m.wholeText() } as const
  if (!prizes) return [...found, { ...whole, isSure: true }]
  const rows = prizes.prizes.map(({ amount, ...prize }) => ({ ...prize, amount: `${amount}` }))
  const { phrase, isSure, otherTotal } = prizes
  const doubt = otherTotal && totalDoubt(otherTotal)
  return [
    ...found,
    { ...whole, isSure: true },
    { name: 'prizes', value: rows, phrase, isSure, doubt },
  ]
}

function totalDoubt({ stated, sum }: NonNullable<PrizeReading['otherTotal']>) {
  const [said, added] = [formatRupees(stated), formatRupees(sum)]
  return m.totalDoubt({ said, added })
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

type FieldReadings = Partial<Record<ChipName, FieldReading>>

/** What is known of the last circular that was read into the form. */
export interface CircularState {
  filled: FieldReadings
  offered: FieldReadings
  /** Absent: none was read since the form was empty. */
  outcome?: Outcome
  /** Another circular, read while the form still holds the text of an earlier one. */
  question?: { text: string; reading: CircularReading }
  /** A save was held back, once, because offers were open. */
  isHeldBack?: boolean
}

export const NOTHING_READ: CircularState = { filled: {}, offered: {} }

/**
 * Fills the empty fields of the form with what a circular surely says, remembers which words each
 * came from, and keeps what is doubtful beside its field as an offer. Its state is the caller's.
 */
export function useCircular(
  form: UseFormReturn<TypedTournament, unknown, CheckedTournament>,
  state: CircularState,
  setState: Dispatch<SetStateAction<CircularState>>
) {
  const { filled, offered } = state

  function put({ name, value }: FieldReading) {
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
    if (isReplacing) empty()
    fill(state.question.text, state.question.reading)
  }

  function empty() {
    for (const name of REPLACED) {
      const value = name === 'prizes' ? [] : ''
      form.setValue(name as 'title', value as string, { shouldDirty: true })
    }
    const translations = typedTranslations(translationRules.tournaments, undefined)
    form.setValue('translations', translations, { shouldDirty: true })
  }

  function fill(text: string, reading: CircularReading) {
    const before = form.getValues()
    const outcome: Outcome = { filled: 0, kept: [] }
    const now: FieldReadings = {}
    const asked: FieldReadings = {}
    for (const said of readValues(text, reading)) {
      const { name, value } = said
      if (before[name].length > 0) {
        if (JSON.stringify(before[name]) !== JSON.stringify(value))
          outcome.kept.push(chipLabels[name])
      } else if (said.isSure) {
        put(said)
        now[name] = said
        outcome.filled += 1
      } else asked[name] = said
    }
    setState((last) => ({ filled: { ...last.filled, ...now }, offered: asked, outcome }))
  }

  const note = (taken: FieldReadings) =>
    setState((last) => ({ ...last, filled: { ...last.filled, ...taken } }))

  function take(said: FieldReading) {
    put(said)
    note({ [said.name]: said })
    // The pressed button goes. On touch screens the keyboard would cover what comes next.
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches
    if (hasKeyboard && said.name !== 'prizes') form.setFocus(said.name)
  }

  /** What is offered and neither taken nor typed over yet. */
  const pending = (values: TypedTournament) =>
    Object.values(offered).filter((said) => values[said.name].length === 0)

  function takeAll(values: TypedTournament) {
    const taken = pending(values)
    taken.forEach(put)
    note(Object.fromEntries(taken.map((said) => [said.name, said])))
  }

  /** The words a field's content came from, for as long as it holds that, or what is offered for it. */
  function noteOf(name: ChipName, values: TypedTournament): CircularNote {
    const content = JSON.stringify(values[name])
    const source = filled[name]
    const offer = offered[name]
    if (source && JSON.stringify(source.value) === content) {
      const words = name === 'description' ? source.phrase : `“${shorten(source.phrase)}”`
      const { doubt } = source
      const certainty = doubt ? 'doubtful' : 'sure'
      return { hint: m.fromCircular({ words }), offer: undefined, doubt, certainty }
    }
    const isOpen = offer && values[name].length === 0
    return {
      hint: undefined,
      offer: isOpen
        ? { words: wordsOf(offer), phrase: shorten(offer.phrase), onTake: () => take(offer) }
        : undefined,
      doubt: isOpen ? offer.doubt : undefined,
      certainty: isOpen ? 'doubtful' : undefined,
    }
  }

  return { read, answer, noteOf, pending, takeAll }
}
