import { identity } from '@academy/api/shared/identity/identity'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { chatNumber, phoneWords } from '@academy/api/shared/text/chat_number'
import { formatRupees } from '@academy/api/shared/text/rupees'
import { paidElsewhere } from '@academy/api/shared/tournament/paid_elsewhere'
import { prizeCount, prizeTotal } from '@academy/api/shared/tournament/prizes'
import { registrationLink } from '@academy/api/shared/tournament/registration_link'
import { ratedWords as rated } from '@academy/api/shared/words/entry_words'
import { prizeWords } from '@academy/api/shared/words/prize_words'
import { STATES } from '@academy/api/shared/words/state_words'
import type { ComparedField } from '@/features/items/form/compare'
import { comparedTranslations } from '@/features/items/translations/typed-translations'
import { withoutSeparators } from '@/lib/field-schema'
import { formatCalendarDate, formatTime, statusWords } from '@/lib/format'
import { shared } from '@/lib/language'
import { m } from '@/lib/messages'
import { tournamentLabels } from '@/lib/tournament-labels'
import {
  FIELD_NAMES,
  isTypedPrize,
  readCategories,
  type FieldName,
  type TypedFee,
  type TypedPrize,
  type TypedTournament,
} from './tournament-form-schema'

export const ratedWords = {
  '': m.ratedUnsaid,
  fide: shared(rated.fide),
  state: shared(rated.state),
  no: shared(rated.no),
}
export const eventStatusWords = {
  scheduled: m.scheduled,
  postponed: shared(STATES.postponed),
  cancelled: shared(STATES.cancelled),
}

/** The number to write to where a registration link is one, as it is read. */
export function registrationNumber(typed: string): string | undefined {
  const number = chatNumber(registrationLink(typed.trim()))
  return number ? phoneWords(number) : undefined
}

/** 'WhatsApp 98220 41567': a chip on a phone has no room for India's code. */
function chatWords(typed: string): string | undefined {
  const number = registrationNumber(typed)
  return number && `${m.whatsapp()} ${number.replace(/^\+91 /, '')}`
}

/** The field for which visitors are not asked to pay the entry fee by UPI, if there is a fee. */
export function feePaidElsewhere(typed: TypedTournament): FieldName | null {
  const amounts = [typed.entryFee, ...typed.entryFees.map(({ amount }) => amount)]
  if (!identity.teaching.upi || !amounts.some((amount) => amountOf(amount) > 0)) return null
  return paidElsewhere({ ...typed, formLink: registrationLink(typed.formLink.trim()) }) ?? null
}

/** What a field holds, in words; '' when it is empty. */
export function fieldWords(name: FieldName, value: TypedTournament[FieldName]): string {
  if (typeof value !== 'string') return rowsWords(value)
  if (!value) return ''
  switch (name) {
    case 'startDate':
    case 'endDate':
    case 'entryDeadline':
    case 'movedFrom':
      return formatCalendarDate(value)
    case 'reportingTime':
    case 'endTime':
      return formatTime(value)
    case 'entryFee':
      return rupeesWords(value)
    case 'formLink':
      return chatWords(value) ?? value.trim()
    case 'categories':
      return readCategories(value).join(', ')
    case 'rated':
      return ratedWords[value as keyof typeof ratedWords]()
    case 'status':
      return eventStatusWords[value as keyof typeof eventStatusWords]()
    default:
      return value.trim()
  }
}

/** '400-500' is no amount, and must not look like free entry. */
const rupeesWords = (typed: string) =>
  /^\d+$/.test(withoutSeparators(typed)) ? formatRupees(amountOf(typed)) : typed.trim()

function rowWords(row: TypedPrize | TypedFee): string {
  if ('group' in row) return [row.group.trim(), rupeesWords(row.amount)].filter(Boolean).join(' ')
  return isTypedPrize(row) ? prizeWords({ ...row, amount: amountOf(row.amount) }) : ''
}

/** What the rows of a list hold, in words; '' of one in which nothing is typed. */
export const rowsWords = (rows: readonly (TypedPrize | TypedFee)[]): string =>
  rows.map(rowWords).filter(Boolean).join(' · ')

export const amountOf = (typed: string) => Number(withoutSeparators(typed)) || 0

/** What can be won in all, '' without prizes: '₹61,000 in 10 prizes'. */
export function totalWords(prizes: readonly TypedPrize[]): string {
  const counted = prizes.filter(isTypedPrize)
  const { amount, count } = prizeTotal(
    counted.map((prize) => ({ ...prize, amount: amountOf(prize.amount) }))
  )
  return count === 0 ? '' : m.prizesTotal({ amount: formatRupees(amount), count })
}

/** That an amount is for each of several ranks, and what they come to; '' for one rank. */
export function eachWords(prize: TypedPrize): string {
  const amount = amountOf(prize.amount)
  const count = prizeCount(prize)
  if (amount === 0 || count === 1) return ''
  return m.prizeEach({ amount: formatRupees(amount), count, sum: formatRupees(amount * count) })
}

export const tournamentTranslated = Object.fromEntries(
  Object.keys(translationRules.tournaments).map((name) => [
    name,
    tournamentLabels[name as FieldName],
  ])
) as Record<keyof typeof translationRules.tournaments, () => string>

/** When it takes place, and whether: cancelled on one phone, it is not moved by another. */
export const tournamentPlan = [
  'status',
  'statusReason',
  'startDate',
  'endDate',
  'entryDeadline',
  'movedFrom',
] as const

export const tournamentFields: readonly ComparedField<TypedTournament>[] = [
  ...FIELD_NAMES.map((name) => ({
    name,
    label: tournamentLabels[name],
    words: (typed: TypedTournament) => fieldWords(name, typed[name]),
  })),
  ...comparedTranslations(tournamentTranslated),
  { name: 'isActive', label: m.status, words: ({ isActive }) => statusWords(isActive) },
]
