import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import { sendPublicResults } from '#http_cache/public_results'
import Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import ResultsTransformer from '#transformers/results_transformer'

export default class ResultsController {
  /** By id or slug: of an active tournament for everybody; for a director of any, as stored. */
  async show(ctx: HttpContext) {
    const isDirector = await ctx.auth.check()
    const tournament = await Tournament.findShownOrFail(ctx.params.id, { inactiveToo: isDirector })
    if (!isDirector) return sendPublicResults(ctx, tournament)
    const row = await TournamentResults.findOrFail(tournament.id, { client: readClient() })
    return ctx.serialize(ResultsTransformer.transform({ row, tournament }).useVariant('forAdmin'))
  }
}
