import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import { NotFound } from '#exceptions/refusals'
import { LastResponse } from '#http_cache/last_response'
import { REVALIDATED } from '#shared/rules/shared_copies'
import { readRevision } from '#writes/list_revision'
import { findShownOrFail } from '#queries/find_shown'
import TournamentResults from '#models/tournament_results'
import { indianDay } from '#shared/days/indian_days'
import type { Results } from '#shared/results/results'
import ResultsTransformer from '#transformers/results_transformer'

/** The last one: many ask for the tournament that is played now, few for another. */
const last = new LastResponse<{ data: Results }>(REVALIDATED)

export default class ResultsController {
  /**
   * By id or slug: of an active tournament for everybody; for a director of any, as stored, and null
   * where nothing is published.
   */
  async show(ctx: HttpContext) {
    const isDirector = await ctx.auth.check()
    // Read before the rows, so that a write in between invalidates the cache.
    const revision = isDirector ? '' : await readRevision('tournaments')
    const tournament = await findShownOrFail('tournaments', ctx.params.id, {
      inactiveToo: isDirector,
    })
    // What is left of removed ones is nobody's to see.
    if (!tournament.results) {
      if (isDirector) return { data: null }
      throw new NotFound()
    }
    const findRow = () => TournamentResults.findOrFail(tournament.id, { client: readClient() })
    if (isDirector) {
      const results = { row: await findRow(), tournament }
      return ctx.serialize(ResultsTransformer.transform(results).useVariant('forAdmin'))
    }
    const key = `${tournament.id} ${revision} ${indianDay(Date.now())}`
    const response = await last.read(key, async () => ({
      data: new ResultsTransformer({ row: await findRow(), tournament }).toObject(),
    }))
    return response.send(ctx)
  }
}
