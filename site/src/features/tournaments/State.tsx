import { announcedRounds } from '@academy/api/shared/results/results'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as titles from '@academy/api/shared/words/results_titles'
import * as words from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { reasonWords } from '@academy/api/shared/words/reason_words'
import { stateWords } from '@academy/api/shared/words/state_words'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { languageMarked } from '~/lib/language-marked'
import { outcomeOf } from '~/lib/progress'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  /** On a card: 'Live' alone, and a long reason is cut. */
  isShort?: boolean
}

export function StateBadge({ tournament, state, isShort }: Props) {
  const outcome = outcomeOf(tournament, state)
  if (outcome) {
    const { state: progress, round } = tournament.results!
    const rounds = announcedRounds(tournament.results!, tournament)
    if (outcome === 'live') {
      const live = isShort
        ? roundWords.live[language()]
        : roundWords.liveRound[language()](round, rounds)
      return <p className="state state-today">{live}</p>
    }
    const isFinal = progress === 'final'
    const final = (isShort ? titles.results : words.finalResults)[language()]
    return (
      <p className="state">{isFinal ? final : roundWords.roundOf[language()](round, rounds)}</p>
    )
  }
  return state && <p className={`state state-${state.kind}`}>{stateWords(language(), state)}</p>
}

export function StateReason({ tournament, state, isShort }: Props) {
  const reason = reasonWords(language(), standingFacts(tournament, state))
  const className = isShort ? 'state-reason card-text' : 'state-reason'
  return reason && <p className={className} {...languageMarked(reason, tournament.language)} />
}
