import type { HttpContext } from '@adonisjs/core/http'
import RemovePublication from '#actions/remove_publication'
import SavePublication from '#actions/save_publication'
import { respondWithPage } from '#lists/respond_with_page'
import { directorTournaments } from '#lists/director_tournaments'
import Tournament from '#models/tournament'
import { DELETED } from '#shared/removals'
import TournamentTransformer from '#transformers/tournament_transformer'
import { tournamentListValidator } from '#validators/list_query'
import { createTournamentValidator, updateTournamentValidator } from '#validators/tournament'
import { assertDates } from '#validators/tournament_facts'

export default class TournamentsController {
  /** All tournaments, newest first; with any parameter a page of them. */
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(tournamentListValidator)
    return respondWithPage(ctx, query, directorTournaments, async (rows) => {
      const shown = TournamentTransformer.transform(rows).useVariant('forAdmin')
      const { data } = await ctx.serialize(shown)
      return data
    })
  }

  async store({ request, response, serialize }: HttpContext) {
    const { banner, ...fields } = await request.validateUsing(createTournamentValidator)
    const tournament = new Tournament().fill({
      isActive: true,
      maxParticipants: null,
      prizes: '[]',
      ...fields,
    })
    await new SavePublication().handle(tournament, {
      change: assertDates,
      field: 'banner',
      bytes: banner?.meta.bytes,
    })
    response.status(201)
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }

  async update({ params, request, serialize }: HttpContext) {
    const present = await Tournament.findLiveOrFail(params.id)
    const { banner, removePicture, ...fields } =
      await request.validateUsing(updateTournamentValidator)
    const tournament = await new SavePublication().handle(present, {
      change(row) {
        row.merge(fields)
        assertDates(row)
      },
      field: 'banner',
      bytes: banner?.meta.bytes,
      removesPicture: removePicture,
      ifMatch: request.header('If-Match'),
    })
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }

  async destroy({ params }: HttpContext) {
    const tournament = await Tournament.findLiveOrFail(params.id)
    await new RemovePublication().handle(tournament)
    return DELETED.tournaments
  }
}
