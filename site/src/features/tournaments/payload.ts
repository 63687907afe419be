import { NO_FACTS } from '@academy/api/shared/no_facts'
import type { TextFact } from '@academy/api/shared/tournament_facts'
import type { Tournament } from '~/lib/api-types'

type Fact = keyof typeof NO_FACTS | TextFact

/** What a list has no use for. */
export type Unused = '_id' | 'banner' | 'createdAt' | 'isActive'

/** A tournament as a page carries it to its island: without the facts that are not known. */
export type TournamentPayload = Omit<Tournament, Fact | Unused> & Partial<Pick<Tournament, Fact>>

/** A tournament with the facts that are not known named again. */
export function fromCard(tournament: Tournament): Tournament {
  return { ...NO_FACTS, ...tournament }
}
