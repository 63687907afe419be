import { NO_FACTS } from '@academy/api/shared/no_facts'
import type { Tournament } from '~/lib/wire'

type Fact = keyof typeof NO_FACTS

/** What a list has no use for. */
const unused = ['_id', 'banner', 'createdAt', 'isActive'] as const

/** A tournament as a page carries it to its island: without the facts that are not known. */
export type LeanTournament = Omit<Tournament, Fact | (typeof unused)[number]> &
  Partial<Pick<Tournament, Fact>>

export function toLean(tournament: Tournament): LeanTournament {
  const used = Object.entries(tournament).filter(([name]) => !unused.some((one) => one === name))
  const known = used.filter(
    ([name, value]) =>
      !(name in NO_FACTS) || String(value ?? '') !== String(NO_FACTS[name as Fact] ?? '')
  )
  return Object.fromEntries(known) as LeanTournament
}

/** A tournament with every fact named, known or not. */
export function fromCard(tournament: Tournament): Tournament {
  return { ...NO_FACTS, ...tournament }
}
