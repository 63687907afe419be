import type { HttpContext } from '@adonisjs/core/http'
import { removeItem } from '#actions/remove_item'
import { saveItem } from '#actions/save_item'
import Tournament from '#models/tournament'
import { directorTournaments } from '#queries/director_list'
import RemovalTransformer from '#transformers/removal_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'
import { tournamentListValidator } from '#validators/list_query'
import { createTournamentValidator, updateTournamentValidator } from '#validators/tournament'
import { assertDates } from '#validators/tournament_facts'
import { ifMatchOf } from '#writes/entity_tag'

export default class TournamentsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(tournamentListValidator)
    return directorTournaments.read(query, (row) => new TournamentTransformer(row).forAdmin())
  }

  async show({ params, serialize }: HttpContext) {
    const tournament = await Tournament.findLiveOrFail(params.id)
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }

  async store({ request, response, serialize }: HttpContext) {
    const { banner, ...fields } = await request.validateUsing(createTournamentValidator)
    const tournament = new Tournament().fill({
      isActive: true,
      maxParticipants: null,
      prizes: [],
      ...fields,
    })
    await saveItem('tournaments', tournament, {
      check: assertDates,
      bytes: banner?.meta.bytes,
    })
    response.status(201)
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }

  async update({ params, request, serialize }: HttpContext) {
    const present = await Tournament.findLiveOrFail(params.id)
    const { banner, removePicture, ...fields } =
      await request.validateUsing(updateTournamentValidator)
    const tournament = await saveItem('tournaments', present, {
      fieldsOf: () => fields,
      check: assertDates,
      bytes: banner?.meta.bytes,
      removesPicture: removePicture,
      ifMatch: ifMatchOf(request),
    })
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }

  async destroy({ params, request, serialize }: HttpContext) {
    const { id } = await Tournament.findLiveOrFail(params.id)
    await removeItem('tournaments', id, ifMatchOf(request))
    return serialize(RemovalTransformer.transform({ id }))
  }
}
