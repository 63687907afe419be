import { publicTranslations } from '#support/stored_translations'
import type { ShareCard } from '#pictures/share_format'
import { dayWords, shortDayWords, spanWords } from '#shared/days/day_words'
import { factWords } from '#shared/text/fact_words'
import type { Language } from '#shared/languages/languages'
import { placeWords } from '#shared/text/place_words'
import type { Podium } from '#shared/results/results'
import { feesOf, type GroupFee } from '#shared/tournament/entry_fees'
import { standingFacts } from '#shared/tournament/standing_facts'
import { indianDay } from '#shared/days/indian_days'
import { tournamentState } from '#shared/tournament/tournament_state'
import type { TournamentStatus } from '#shared/tournament/tournament_state'
import { inLanguage, type SourcedTranslations } from '#shared/text/translations'
import { feesWords, lastDate } from '#shared/words/entry_words'
import { reasonWords } from '#shared/words/reason_words'
import { stateWords } from '#shared/words/state_words'

export interface TournamentCardFacts {
  title: string
  startDate: string | null
  endDate: string | null
  repeats?: string | null
  venue: string | null
  city: string | null
  entryFee: number | null
  entryFees: readonly GroupFee[]
  entryDeadline: string | null
  status: string
  statusReason: string | null
  movedFrom: string | null
  translations?: SourcedTranslations<string>
}

export interface AchievementCardFacts {
  title: string
  studentName: string
  date: string
  location: string
  ratingChange: string
  translations?: SourcedTranslations<string>
}

/** States shown on the card; the dates tell the others. */
const SHOWN = new Set(['cancelled', 'postponed', 'finished', 'closed'])
const WARNINGS = new Set(['cancelled', 'postponed'])

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

export function tournamentCard(
  facts: TournamentCardFacts,
  podium: Podium | null,
  language: Language = 'en',
  today = indianDay(Date.now())
): ShareCard {
  // Each by its name: the columns of a row are no properties that could be spread.
  const { startDate, endDate, entryDeadline, movedFrom } = facts
  const { title, venue, city, repeats } = inLanguage(
    {
      title: facts.title,
      venue: facts.venue,
      city: facts.city,
      repeats: facts.repeats,
      translations: publicTranslations(facts),
    },
    language
  )
  const status = facts.status as TournamentStatus
  const places = podium?.places.length ? podium.places : undefined
  // No state that changes within a day: pictures are cached.
  const state = tournamentState(
    {
      startDate,
      endDate,
      entryDeadline,
      status,
      isActive: true,
      reportingTime: null,
      results: podium && { state: 'final' },
    },
    today
  )
  // Of one that is off, why: there is more room on its picture.
  const statusReason = status === 'scheduled' ? null : facts.statusReason
  const changed = standingFacts({ status, statusReason, startDate, movedFrom }, state)
  const stateLabel = state && SHOWN.has(state.kind) && stateWords(language, state)
  const fees = feesWords(language, facts)
  const deadline = entryDeadline && lastDate[language](shortDayWords(language, entryDeadline))
  // The fees of several groups fill their line.
  const entry = feesOf(facts).length > 1 ? [fees, deadline] : [joined([fees, deadline])]
  return {
    kind: 'tournaments',
    title,
    over: null,
    state: stateLabel && !places ? { text: stateLabel, isWarning: WARNINGS.has(state.kind) } : null,
    lines: [
      status !== 'postponed' &&
        (startDate
          ? spanWords(language, startDate, endDate)
          : repeats && factWords(language, repeats)),
      !places && placeWords({ venue, city }),
      podium?.winners.join(' · '),
      reasonWords(language, changed),
      // No fee when registration is over.
      ...(stateLabel ? [] : entry),
    ].filter((line): line is string => Boolean(line)),
    ...(places && { podium: places }),
  }
}

export function achievementCard(facts: AchievementCardFacts, language: Language = 'en'): ShareCard {
  const { date, ratingChange } = facts
  const { title, studentName, location } = inLanguage(
    {
      title: facts.title,
      studentName: facts.studentName,
      location: facts.location,
      translations: publicTranslations(facts),
    },
    language
  )
  const when = [dayWords(language, date), location].filter(Boolean).join(' · ')
  return {
    kind: 'achievements',
    title,
    over: studentName || null,
    state: null,
    lines: [ratingChange, when].filter(Boolean),
  }
}
