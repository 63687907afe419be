import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import { CachedResponse, REVALIDATED } from '#http_cache/cached_response'
import { readRevision } from '#http_cache/revision'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import type { Results } from '#shared/results/results'
import { indianDay } from '#shared/tournament/tournament_state'
import ResultsTransformer from '#transformers/results_transformer'

const CACHE_SIZE = 20

class PublicResults {
  readonly #cache = new Map<string, { key: string; response: CachedResponse }>()

  /** @throws E_ROW_NOT_FOUND when no results are published */
  async send(ctx: HttpContext, tournament: Tournament): Promise<{ data: Results }> {
    const { id } = tournament
    // Read before the row, so that a write in between invalidates the cache.
    const key = `${await readRevision('tournaments')} ${indianDay(Date.now())}`
    let cached = this.#cache.get(id)
    if (cached?.key !== key) cached = { key, response: await this.#read(tournament) }
    this.#cache.delete(id)
    this.#cache.set(id, cached!)
    if (this.#cache.size > CACHE_SIZE) this.#cache.delete([...this.#cache.keys()][0]!)
    await cached!.response.send(ctx)
    return undefined as never
  }

  async #read(tournament: Tournament): Promise<CachedResponse> {
    const row = await TournamentResults.findOrFail(tournament.id, { client: readClient() })
    const data = new ResultsTransformer({ row, tournament }).toObject()
    return new CachedResponse(JSON.stringify({ data }), REVALIDATED)
  }
}

export const publicResults = new PublicResults()
