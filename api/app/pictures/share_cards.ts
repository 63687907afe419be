import type { ShareCard } from '#pictures/share_format'
import { indianDay, stateWords, tournamentState } from '#shared/tournament_state'
import type { TournamentStatus } from '#shared/tournament_state'
import { feeWords } from '#shared/fact_line'
import { placeWords } from '#shared/place_words'
import { dayWords, shortDayWords, spanWords } from '#shared/tournament_words'

export interface TournamentCardFacts {
  title: string
  startDate: string | null
  endDate: string | null
  venue: string | null
  city: string | null
  entryFee: number | null
  entryDeadline: string | null
  status: string
}

export interface AchievementCardFacts {
  title: string
  studentName: string
  date: string
  location: string
  ratingChange: string
}

/** States that change what one does about a link; the others are told by the dates. */
const STATED = new Set(['cancelled', 'postponed', 'finished', 'closed'])
const WARNINGS = new Set(['cancelled', 'postponed'])

/** The card of a tournament as it stands on that day in India. */
export function tournamentCard(
  facts: TournamentCardFacts,
  today = indianDay(Date.now())
): ShareCard {
  const { title, startDate, endDate, venue, city, entryFee, entryDeadline } = facts
  const status = facts.status as TournamentStatus
  // A picture says nothing that turns within a day.
  const state = tournamentState({ ...facts, status, isActive: true, reportingTime: null }, today)
  const isStated = state !== null && STATED.has(state.kind)
  const entry = [
    entryFee !== null && feeWords(entryFee),
    entryDeadline && `last date ${shortDayWords(entryDeadline)}`,
  ]
  return {
    list: 'tournaments',
    title,
    over: null,
    state: isStated ? { text: stateWords(state), isWarning: WARNINGS.has(state.kind) } : null,
    lines: [
      // The date of a postponed tournament holds no more.
      status !== 'postponed' && startDate && spanWords(startDate, endDate),
      placeWords({ venue, city }),
      // A price is no news of what one cannot enter any more.
      !isStated && entry.filter(Boolean).join(' · '),
    ].filter((line): line is string => Boolean(line)),
  }
}

export function achievementCard(facts: AchievementCardFacts): ShareCard {
  const { title, studentName, date, location, ratingChange } = facts
  const when = [date && dayWords(date), location].filter(Boolean).join(' · ')
  return {
    list: 'achievements',
    title,
    over: studentName || null,
    state: null,
    lines: [ratingChange, when].filter(Boolean),
  }
}
