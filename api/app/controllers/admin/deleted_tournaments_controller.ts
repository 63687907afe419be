import type { HttpContext } from '@adonisjs/core/http'
import { eraseItem } from '#actions/erase_item'
import Tournament from '#models/tournament'
import { directorTournaments } from '#queries/director_list'
import RemovalTransformer from '#transformers/removal_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class DeletedTournamentsController {
  async index({ serialize }: HttpContext) {
    const rows = await directorTournaments.deleted()
    return serialize(TournamentTransformer.transform(rows).useVariant('deleted'))
  }

  async destroy({ params, serialize }: HttpContext) {
    const { id } = await Tournament.findDeletedOrFail(params.id)
    await eraseItem('tournaments', id)
    return serialize(RemovalTransformer.transform({ id }))
  }
}
