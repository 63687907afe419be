import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import { CachedResponse, REVALIDATED } from '#http_cache/cached_response'
import { readRevision } from '#http_cache/revision'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import type { Results } from '#shared/results/results'
import { indianDay } from '#shared/tournament/tournament_state'
import ResultsTransformer from '#transformers/results_transformer'

/** The last one: many ask for the tournament that is played now, few for another. */
let last: { key: string; response: CachedResponse } | undefined

/** @throws E_ROW_NOT_FOUND when no results are published */
export async function sendPublicResults(
  ctx: HttpContext,
  tournament: Tournament
): Promise<{ data: Results }> {
  // Read before the row, so that a write in between invalidates the cache.
  const revision = await readRevision('tournaments')
  const key = `${tournament.id} ${revision} ${indianDay(Date.now())}`
  let cached = last
  if (cached?.key !== key) {
    const row = await TournamentResults.findOrFail(tournament.id, { client: readClient() })
    const data = new ResultsTransformer({ row, tournament }).toObject()
    cached = { key, response: new CachedResponse(JSON.stringify({ data }), REVALIDATED) }
    last = cached
  }
  await cached.response.send(ctx)
  return undefined as never
}
