import { formatRupees } from '@academy/api/shared/text/rupees'
import { prizeTotal } from '@academy/api/shared/tournament/prizes'
import { formatList } from '@/lib/format'
import { m } from '@/lib/messages'
import type { Contradiction } from './circular-hold'
import { isSameValue, type FieldReading } from './circular-readings'
import type { FieldName, TypedPrize, TypedTournament } from './tournament-form-schema'
import { amountOf, fieldWords } from './tournament-words'

/** What a circular says of each field: filled in where that is sure, otherwise offered. */
export type Readings = Partial<Record<FieldName, FieldReading>>

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

const unanswered = (readings: Readings, values: TypedTournament) =>
  Object.values(readings).filter(({ name, isSure }) => !isSure && values[name].length === 0)

/** What is offered: of some fields the circular tells nothing that they could hold. */
export const offersIn = (readings: Readings, values: TypedTournament) =>
  unanswered(readings, values).filter(({ value }) => value.length > 0)

export function contradictionsIn({ prizes }: Readings, values: TypedTournament): Contradiction[] {
  if (!prizes || values.prizes.length === 0) return []
  return prizeDoubts(values.prizes, prizes.stated)
}

/** Of the prizes as they stand, or as they are offered. */
function prizesDoubt(reading: FieldReading, values: TypedTournament): string {
  const shown = (values.prizes.length > 0 ? values.prizes : reading.value) as TypedPrize[]
  const doubts = shown.length > 0 ? prizeDoubts(shown, reading.stated) : []
  return [...doubts.map(({ words }) => words), reading.doubt].filter(Boolean).join(' ')
}

type Accept = (reading: FieldReading) => void

/**
 * The words a field's content came from, for as long as it holds that, or what is offered for it.
 * @param accept called with the reading, and the value that was chosen
 */
export function noteOf(
  reading: FieldReading | undefined,
  values: TypedTournament,
  accept: Accept
): CircularNote {
  if (!reading) return {}
  const { name, value, choices, isSure } = reading
  const phrase = shorten(reading.phrase)
  const isAnswered = choices?.some((choice) => isSameValue(choice.value, values[name])) ?? false
  const isTaken = isAnswered || isSameValue(value, values[name])
  const isOpen = values[name].length === 0
  const isDoubtful = isOpen || (isTaken && !isAnswered)
  const doubt = name === 'prizes' ? prizesDoubt(reading, values) : isDoubtful ? reading.doubt : ''
  if (isOpen && value.length === 0) return { doubt, isSure: false }
  if (isTaken) {
    const words = name === 'description' ? phrase : `“${phrase}”`
    return { hint: m.fromCircular({ words }), doubt, isSure: !doubt }
  }
  if (!isOpen) return doubt ? { doubt, isSure: false } : {}
  if (isSure) return {}
  return { offer: offerOf(reading, phrase, accept), doubt, isSure: false }
}

function offerOf(reading: FieldReading, phrase: string, accept: Accept): Offer {
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
export function countsIn(readings: Readings, values: TypedTournament): CircularCounts {
  const filled = Object.values(readings).filter(({ name }) => values[name].length > 0)
  const isDoubtful = (reading: FieldReading) =>
    noteOf(reading, values, () => undefined).isSure === false
  return {
    filled: filled.length,
    doubtful: filled.filter(isDoubtful).map(({ name }) => name),
    pending: unanswered(readings, values).map(({ name }) => name),
  }
}
