import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import { CachedResponse, REVALIDATED } from '#http_cache/cached_response'
import { readRevision } from '#http_cache/revision'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import type { Results } from '#shared/results/results'
import { indianDay } from '#shared/tournament/tournament_state'
import ResultsTransformer from '#transformers/results_transformer'

/** So many documents are kept in memory: those that were asked for last. */
const KEPT = 20

class PublicResults {
  readonly #kept = new Map<string, { key: string; response: CachedResponse }>()

  /** @throws E_ROW_NOT_FOUND when nothing is published of it */
  async send(ctx: HttpContext, tournament: Tournament): Promise<{ data: Results }> {
    const { id } = tournament
    // Read before the row: a write in between costs one more reading, never an old answer.
    const key = `${await readRevision('tournaments')} ${indianDay(Date.now())}`
    let kept = this.#kept.get(id)
    if (kept?.key !== key) kept = { key, response: await this.#read(tournament) }
    this.#kept.delete(id)
    this.#kept.set(id, kept!)
    if (this.#kept.size > KEPT) this.#kept.delete([...this.#kept.keys()][0]!)
    await kept!.response.send(ctx)
    return undefined as never
  }

  async #read(tournament: Tournament): Promise<CachedResponse> {
    const row = await TournamentResults.findOrFail(tournament.id, { client: readClient() })
    const data = new ResultsTransformer({ row, tournament }).toObject()
    return new CachedResponse(JSON.stringify({ data }), REVALIDATED)
  }
}

export const publicResults = new PublicResults()
