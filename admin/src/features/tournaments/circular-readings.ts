import { weekdayWords } from '@academy/api/shared/days/day_words'
import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { circularDescription, wholeDescription } from '@/circular/description'
import type { CircularReading } from '@/circular/read-circular'
import type { Reading } from '@/circular/reading'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import type { FieldName, TypedTournament } from './tournament-form-schema'
import { rowsWords } from './tournament-words'

/** What a circular says of a field. */
export interface FieldReading {
  name: FieldName
  value: TypedTournament[FieldName]
  phrase: string
  isSure: boolean
  /** What the director should look into, whether it is filled in or asked about. */
  doubt?: string | undefined
  /** Values of which none is right for everybody, each with the words that say for whom it is. */
  choices?: { value: TypedTournament[FieldName]; words: string }[] | undefined
  /** The sums of all prizes that the circular states, where those that were read come to another. */
  stated?: number[] | undefined
}

/** Prizes by their words: those of a form may have ids. */
export const isSameValue = (one: FieldReading['value'], other: FieldReading['value']) =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : rowsWords(one) === rowsWords(other)

function doubtOf({ others, otherWeekday }: Reading): string | undefined {
  if (others) return alsoNamed(others)
  return otherWeekday && m.circularWeekday({ day: weekdayWords(language(), otherWeekday) })
}

const alsoNamed = (words: readonly string[] = []) =>
  words.length > 0 ? m.circularAlsoNames({ others: words.join(', ') }) : ''

const feesDoubt = (twice: string | undefined, others: readonly string[] | undefined) =>
  [twice && m.feeTwice({ group: twice }), alsoNamed(others)].filter(Boolean).join(' ') || undefined

/** So many answers are a question; more are a list to look through. */
const ANSWERS_MAX = 6

const typedFees = (fees: readonly GroupFee[]) =>
  fees.map(({ group, amount }) => ({ group, amount: `${amount}` }))

export function readValues(
  text: string,
  { fields, fees, prizes, unusedNumbers, isOfTwo }: CircularReading
): FieldReading[] {
  const found = Object.entries(fields).flatMap(([name, reading]): FieldReading[] => {
    return reading ? [{ name: name as FieldName, ...reading, doubt: doubtOf(reading) }] : []
  })
  const value = circularDescription(text)
  const phrase = value === wholeDescription(text) ? m.wholeText() : m.textBeginning()
  const doubt = isOfTwo ? m.circularOfTwo() : undefined
  found.push({ name: 'description', value, phrase, isSure: true, doubt })
  if (unusedNumbers.length > 0) {
    const unused = alsoNamed(unusedNumbers)
    found.push({ name: 'contactPhone', value: '', phrase: '', isSure: false, doubt: unused })
  }
  if (fees) {
    const { twice, answers = [], others, phrase, isSure } = fees
    const choices = answers.map((answer) => ({ value: typedFees(answer), words: '' }))
    found.push({
      name: 'entryFees',
      value: typedFees(fees.fees),
      phrase,
      isSure,
      doubt: feesDoubt(twice, others),
      choices: choices.length > 1 && choices.length <= ANSWERS_MAX ? choices : undefined,
    })
  }
  if (prizes) {
    const { otherTotal, leftOut, phrase, isSure } = prizes
    const others = leftOut?.map((words) => `“${words}”`).join(', ')
    const doubt = others && m.circularAlsoNames({ others })
    const value = prizes.prizes.map(({ amount, ...prize }) => ({ ...prize, amount: `${amount}` }))
    found.push({ name: 'prizes', value, phrase, isSure, doubt, stated: otherTotal?.stated })
  }
  return found
}

/** Lists, and what has several values, are asked about one by one. */
export const isAskedAlone = ({ value, choices }: FieldReading) =>
  typeof value !== 'string' || choices !== undefined
