import type { TournamentSchema } from '#database/schema'
import { TEXT_FACTS, type RATED_KINDS, type TextFact } from '#shared/tournament/tournament_facts'
import type { TournamentStatus } from '#shared/tournament/tournament_state'

export type TournamentFactColumns = Pick<
  TournamentSchema,
  TextFact | 'entryFee' | 'rounds' | 'rated' | 'categories' | 'status'
>

/** What is not known is null, or an empty list; dates and times are India's. */
export function toFacts(row: TournamentFactColumns) {
  const texts = Object.fromEntries(TEXT_FACTS.map((name) => [name, row[name]]))
  return {
    ...(texts as Record<TextFact, string | null>),
    entryFee: row.entryFee,
    rounds: row.rounds,
    rated: row.rated as (typeof RATED_KINDS)[number] | null,
    categories: JSON.parse(row.categories) as string[],
    status: row.status as TournamentStatus,
  }
}
