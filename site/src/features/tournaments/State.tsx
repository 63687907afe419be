import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import { badgeWords } from '@academy/api/shared/words/badge_words'
import { reasonWords } from '@academy/api/shared/words/reason_words'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { languageMarked } from '~/lib/language-marked'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  /** On a card: 'Live' alone, and a long reason is cut. */
  isShort?: boolean
}

export function StateBadge({ tournament, state, isShort }: Props) {
  const badge = badgeWords(language(), tournament, state, isShort)
  if (!badge) return null
  const { kind, words } = badge
  const look = kind === 'live' ? 'state state-today' : `state state-${kind}`
  return <p className={look}>{words}</p>
}

export function StateReason({ tournament, state, isShort }: Props) {
  const reason = reasonWords(language(), standingFacts(tournament, state))
  const className = isShort ? 'state-reason card-text' : 'state-reason'
  return reason && <p className={className} {...languageMarked(reason, tournament.language)} />
}
