import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { formatRupees } from '@academy/api/shared/text/rupees'
import { prizeTotal } from '@academy/api/shared/tournament/prizes'
import type { Dispatch, SetStateAction } from 'react'
import { m } from '@/lib/messages'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { formatList } from '@/lib/format'
import { tournamentLabels } from '@/lib/tournament-labels'
import type { Contradiction } from './circular-hold'
import { isAskedAlone, isSame, readValues, type FieldReading } from './circular-readings'
import { circularDescription } from '@/circular/description'
import type { CircularReading } from '@/circular/read-circular'
import {
  FIELD_NAMES,
  type FieldName,
  type TypedPrize,
  type TournamentForm,
  type TypedTournament,
} from './tournament-form-schema'
import { amountOf, fieldWords } from './tournament-words'

export interface CircularState {
  /** What it says of each field: filled in where that is sure, otherwise offered. */
  readings: Partial<Record<FieldName, FieldReading>>
  /** How many fields it filled, and the labels of those that stay as they were typed. */
  outcome?: { filled: number; unchanged: string[] }
  /** Another circular, read while the form still holds the text of an earlier one. */
  question?: { text: string; reading: CircularReading }
  /** What saves were held back for, see circularHold. */
  heldFor?: readonly string[]
}

export interface CircularCounts {
  filled: number
  doubtful: FieldName[]
  pending: FieldName[]
}

/** A doubtful value: shown beside its field until it is accepted, or the field is filled. */
export interface Offer {
  words: string
  phrase: string
  /** What to choose by, where there are several. */
  question: string
  /** One value, or several to choose from. */
  choices: { words: string; onAccept: () => void }[]
}

export interface CircularNote {
  hint?: string | undefined
  offer?: Offer
  doubt?: string | undefined
  /** Whether what it holds, or would hold, is surely meant; absent: the circular says nothing. */
  isSure?: boolean
}

export const NOTHING_READ: CircularState = { readings: {} }

const PHRASE_SHOWN = 140

const shorten = (text: string) =>
  text.length > PHRASE_SHOWN ? `${text.slice(0, PHRASE_SHOWN)}…` : text

/** What speaks against prizes that a circular tells: their sum is another one, or two are alike. */
function prizeDoubts(prizes: readonly TypedPrize[], stated: number[] = []): Contradiction[] {
  const counted = prizes.map((prize) => ({ ...prize, amount: amountOf(prize.amount) }))
  const sum = prizeTotal(counted).amount
  const names = prizes.map(({ position }) => position.trim().toLowerCase())
  const twice = prizes.find((_, at) => names.indexOf(names[at] ?? '') < at)
  const doubts: Contradiction[] = []
  if (stated.length > 0 && !stated.includes(sum)) {
    const total = formatList(stated.map(formatRupees))
    const [only = 0, ...others] = stated
    const way = others.length > 0 ? 'unsaid' : sum < only ? 'less' : 'more'
    const difference = formatRupees(Math.abs(only - sum))
    const words = m.totalDoubt({ total, sum: formatRupees(sum), way, difference })
    doubts.push({ key: 'total', words })
  }
  if (twice) {
    const position = twice.position.trim()
    doubts.push({ key: `twice ${position}`, words: m.prizeTwice({ position }) })
  }
  return doubts
}

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
      ({ name, value }) => value.length > 0 && isSame(value, values[name])
    )
    // A description that somebody typed is no circular, though the title may stand in it.
    if (filled.length < 4) return
    setState({ readings: Object.fromEntries(found.map((one) => [one.name, one])) })
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
    const readings: CircularState['readings'] = Object.fromEntries(
      earlier.map((one) => [one.name, one])
    )
    for (const found of readValues(text, reading)) {
      const { name, value, isSure } = found
      if (before[name].length > 0 && value.length > 0) {
        if (!isSame(before[name], value)) outcome.unchanged.push(tournamentLabels[name]())
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

  const unanswered = (values: TypedTournament) =>
    Object.values(state.readings).filter(({ name, isSure }) => !isSure && values[name].length === 0)

  /** What is offered: of some fields the circular tells nothing that they could hold. */
  const pending = (values: TypedTournament) =>
    unanswered(values).filter(({ value }) => value.length > 0)

  /** Accepts what is open and can have only one meaning; the others are asked one by one. */
  function acceptPlain(values: TypedTournament) {
    for (const reading of pending(values)) if (!isAskedAlone(reading)) put(reading)
  }

  function contradictions(values: TypedTournament): Contradiction[] {
    const { prizes } = state.readings
    if (!prizes || values.prizes.length === 0) return []
    return prizeDoubts(values.prizes, prizes.stated)
  }

  /** The words a field's content came from, for as long as it holds that, or what is offered for it. */
  function noteOf(name: FieldName, values: TypedTournament): CircularNote {
    const reading = state.readings[name]
    if (!reading) return {}
    const { value, choices, isSure } = reading
    const phrase = shorten(reading.phrase)
    const isAnswered = choices?.some((choice) => isSame(choice.value, values[name])) ?? false
    const isTaken = isAnswered || isSame(value, values[name])
    const isOpen = values[name].length === 0
    const isDoubtful = isOpen || (isTaken && !isAnswered)
    const doubt = name === 'prizes' ? prizesDoubt(values) : isDoubtful ? reading.doubt : ''
    if (isOpen && value.length === 0) return { doubt, isSure: false }
    if (isTaken) {
      const words = name === 'description' ? phrase : `“${phrase}”`
      return { hint: m.fromCircular({ words }), doubt, isSure: !doubt }
    }
    if (values[name].length > 0) return doubt ? { doubt, isSure: false } : {}
    if (isSure) return {}
    return { offer: offerOf(reading, phrase), doubt, isSure: false }
  }

  /** Of the prizes as they stand, or as they are offered. */
  function prizesDoubt(values: TypedTournament): string {
    const reading = state.readings.prizes
    const shown = (values.prizes.length > 0 ? values.prizes : reading?.value) as TypedPrize[]
    const doubts = shown.length > 0 ? prizeDoubts(shown, reading?.stated) : []
    return [...doubts.map(({ words }) => words), reading?.doubt].filter(Boolean).join(' ')
  }

  function offerOf(reading: FieldReading, phrase: string): Offer {
    const { name, value } = reading
    const choices = reading.choices ?? [{ value, words: '' }]
    const offered = choices.map((choice) => ({
      words: [fieldWords(name, choice.value), choice.words].filter(Boolean).join(' '),
      onAccept: () => accept({ ...reading, value: choice.value }),
    }))
    const [between, question] =
      typeof value === 'string'
        ? [' · ', m.feesDiffer({ phrase })]
        : [' / ', m.feesContradict({ phrase })]
    const words = offered.map((choice) => choice.words).join(between)
    return { words, phrase, question, choices: offered }
  }

  /** How many fields hold what it says, which of them to look into, and which wait. */
  function counts(values: TypedTournament): CircularCounts {
    const names = Object.values(state.readings).map(({ name }) => name)
    const filled = names.filter((name) => values[name].length > 0)
    return {
      filled: filled.length,
      doubtful: filled.filter((name) => noteOf(name, values).isSure === false),
      pending: unanswered(values).map(({ name }) => name),
    }
  }

  return {
    read,
    recall,
    answer,
    /** Whether a circular says something of a field. */
    reads: (name: FieldName) => name in state.readings,
    noteOf,
    pending,
    acceptPlain,
    contradictions,
    counts,
    isAskedAlone,
  }
}
