import type { Language } from '../languages/languages.js'
import { announcedRounds } from '../results/announced_rounds.js'
import { progressOf } from '../tournament/progress.js'
import type { TournamentState } from '../tournament/tournament_state.js'
import { finalResults, results as resultsTitle } from './results_titles.js'
import { live, liveRound, roundOf } from './round_words.js'
import { stateWords } from './state_words.js'

type Tournament = Parameters<typeof progressOf>[0] & { rounds: number | null }

export interface BadgeWords {
  kind: TournamentState['kind'] | 'live' | 'results'
  words: string
}

/**
 * What has become of a tournament, as its card says it on the site and in the admin: 'Live: round 2 of 7',
 * 'Registration open'. Null where there is nothing to say.
 * @param isShort 'Live' alone
 */
export function badgeWords(
  language: Language,
  tournament: Tournament,
  state: TournamentState | null,
  isShort = false
): BadgeWords | null {
  const kind = progressOf(tournament, state)
  const { results } = tournament
  if (!kind || !results) return state && { kind: state.kind, words: stateWords(language, state) }
  const rounds = announcedRounds(results, tournament)
  if (kind === 'live') {
    const words = isShort ? live[language] : liveRound[language](results.round, rounds)
    return { kind, words }
  }
  const final = isShort ? resultsTitle : finalResults
  const words =
    results.state === 'final' ? final[language] : roundOf[language](results.round, rounds)
  return { kind, words }
}
