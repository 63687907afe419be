import { daysAfter } from '@academy/api/shared/days/indian_days'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { chatNumber, phoneWords } from '@academy/api/shared/text/chat_number'
import { factWords } from '@academy/api/shared/text/fact_words'
import { factLine } from '@academy/api/shared/text/share'
import { placeWords } from '@academy/api/shared/text/place_words'
import { progressOf } from '@academy/api/shared/tournament/progress'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import {
  tournamentSection,
  tournamentState,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import { feesWords, registerBy } from '@academy/api/shared/words/entry_words'
import * as labels from '@academy/api/shared/words/fact_labels'
import { reasonWords } from '@academy/api/shared/words/reason_words'
import { stateWords } from '@academy/api/shared/words/state_words'
import { language } from '~/i18n/language'
import { shortDayWords, spanWords, timeWords } from '~/lib/day-words'

type Dated = Tournament & { startDate: string }

export function isDated<T extends Tournament>(tournament: T): tournament is T & Dated {
  return tournament.startDate !== null
}

/** Whether it is still to be played, or being played; one that was called off is neither. */
export function isToCome<T extends Tournament>(
  tournament: T,
  now: string
): tournament is T & Dated {
  const isOn = isDated(tournament) && tournament.status === 'scheduled'
  return isOn && tournamentSection(tournament, now) === 'upcoming'
}

/** What the front page tells of: what is played now, else what is next. Of one day's, what is over is not. */
export function nextTournament<T extends Tournament>(tournaments: T[], now: string) {
  const outcome = (one: T) => progressOf(one, tournamentState(one, now))
  const upcoming = tournaments
    .filter((one) => isToCome(one, now))
    .filter((one) => outcome(one) !== 'results')
  return upcoming.find((one) => outcome(one) === 'live') ?? upcoming[0]
}

export const lastDayOf = ({ startDate, endDate }: Dated) => endDate ?? startDate

/**
 * When the last day of play is over, as a calendar needs to know. Where nobody says it: by six in the
 * evening, as hall tournaments are, or three hours after one that begins late.
 */
export function endOfPlay(tournament: Dated, reportingTime: string): string {
  const { startDate, endTime } = tournament
  const isLater = lastDayOf(tournament) > startDate || (endTime ?? '') > reportingTime
  if (endTime && isLater) return endTime
  const [hours = 0, minutes = 0] = reportingTime.split(':').map(Number)
  if (hours < 15) return '18:00'
  return hours < 21 ? `${hours + 3}:${String(minutes).padStart(2, '0')}` : '23:59'
}

/** @param tournament with its standing facts */
export const dayAndPlaceOf = (tournament: Tournament): string[] =>
  [
    isDated(tournament) && spanWords(tournament.startDate, tournament.endDate),
    placeWords(tournament),
  ].filter((part): part is string => Boolean(part))

function registrationNote(formLink: string) {
  const number = chatNumber(formLink)
  return number
    ? registerBy[language()](phoneWords(number))
    : m.noteRegistration({ address: formLink })
}

/** What search engines and messengers say of its page: what has become of it, then when, where and the fee. */
export function pageDescription(tournament: Tournament, state: TournamentState | null): string[] {
  const isOff = state?.kind === 'cancelled' || state?.kind === 'postponed'
  return [
    isOff && stateWords(language(), state),
    reasonWords(language(), standingFacts(tournament, state)),
    factLine(language(), tournament, state) || tournament.description,
  ].filter((part): part is string => Boolean(part))
}

/** What a calendar's entry says besides date and place: of one off or over, only what still holds. */
export function eventNotes(tournament: Tournament, address: string, now: string): string {
  const facts = standingFacts(tournament, tournamentState(tournament, now))
  const { startDate, endDate, reportingTime, entryDeadline, timeControl } = facts
  const fee = feesWords(language(), facts)
  return [
    reasonWords(language(), facts),
    startDate && spanWords(startDate, endDate),
    reportingTime && `${labels.reportingTime[language()]}: ${timeWords(reportingTime)}`,
    fee && m.noteFee({ fee }),
    entryDeadline && `${labels.entryDeadline[language()]}: ${shortDayWords(entryDeadline)}`,
    timeControl && `${labels.timeControl[language()]}: ${factWords(language(), timeControl)}`,
    isToCome(tournament, now) && registrationNote(tournament.formLink),
    address,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Google's calendar with its form filled in; the address is the tournament's page in full. */
export function googleCalendarUrl(tournament: Dated, address: string, now: string): string {
  const { startDate, reportingTime, title } = tournament
  const plain = (text: string) => text.replace(/[-:]/g, '')
  const last = lastDayOf(tournament)
  const span = reportingTime
    ? [`${startDate}T${reportingTime}00`, `${last}T${endOfPlay(tournament, reportingTime)}00`]
    : [startDate, daysAfter(last, 1)]
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: span.map(plain).join('/'),
    ctz: 'Asia/Kolkata',
    location: placeWords(tournament),
    details: eventNotes(tournament, address, now),
  }).toString()
  return url.href
}
