import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { languageMarked } from '~/lib/language-marked'
import { liveWords, outcomeOf } from '~/lib/progress'
import { reasonWords, stateWords } from './state-words'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  /** On a card: 'Live' alone, and a long reason is cut. */
  isShort?: boolean
}

export function StateBadge({ tournament, state, isShort }: Props) {
  const outcome = outcomeOf(tournament, state)
  if (outcome === 'live') {
    const words = isShort ? m.resultsLiveShort() : liveWords(tournament.results!)
    return <p className="state state-today">{words}</p>
  }
  if (outcome) {
    const isFinal = tournament.results!.state === 'final' && !isShort
    return <p className="state">{isFinal ? m.resultsFinal() : m.resultsTitle()}</p>
  }
  return state && <p className={`state state-${state.kind}`}>{stateWords(state)}</p>
}

export function StateReason({ tournament, state, isShort }: Props) {
  const words = state?.kind === 'finished' ? null : reasonWords(tournament)
  const className = isShort ? 'state-reason card-text' : 'state-reason'
  return words && <p className={className} {...languageMarked(words, tournament.language)} />
}
