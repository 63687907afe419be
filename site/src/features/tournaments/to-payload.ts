import { NO_FACTS } from '@academy/api/shared/no_facts'
import { TEXT_FACTS } from '@academy/api/shared/tournament_facts'
import type { Tournament } from '~/lib/api-types'
import type { TournamentPayload, Unused } from './payload'

const unused: readonly string[] = [
  '_id',
  'banner',
  'createdAt',
  'isActive',
] satisfies readonly Unused[]

/** How each fact stands on the wire where it is not known. */
const unknown: Record<string, unknown> = {
  ...Object.fromEntries(TEXT_FACTS.map((name) => [name, null])),
  ...NO_FACTS,
}

/** Not for islands: they would carry the rules of all facts along. */
export function toPayload(tournament: Tournament): TournamentPayload {
  const known = Object.entries(tournament).filter(
    ([name, value]) =>
      !unused.includes(name) &&
      !(name in unknown && String(value ?? '') === String(unknown[name] ?? ''))
  )
  return Object.fromEntries(known) as TournamentPayload
}
