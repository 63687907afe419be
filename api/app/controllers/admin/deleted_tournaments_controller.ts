import type { HttpContext } from '@adonisjs/core/http'
import ErasePublication from '#actions/erase_publication'
import { directorTournaments } from '#queries/director_list'
import Tournament from '#models/tournament'
import { REMOVED } from '#shared/removals'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class DeletedTournamentsController {
  /** The tournaments that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const rows = await directorTournaments.deleted()
    return serialize(TournamentTransformer.transform(rows).useVariant('deleted'))
  }

  /** Removes a deleted tournament for good, at once. */
  async destroy({ params }: HttpContext) {
    const { id } = await Tournament.findDeletedOrFail(params.id)
    await new ErasePublication().handle('tournaments', id)
    return REMOVED.tournaments
  }
}
