import type { HttpContext } from '@adonisjs/core/http'
import PreviewSharePicture from '#actions/preview_share_picture'
import Tournament from '#models/tournament'
import { tournamentCard } from '#pictures/share_cards'
import { tournamentSharePictureValidator } from '#validators/share_picture'

export default class TournamentSharePicturesController {
  /** The share picture of a form as it is filled in now. */
  async store({ request, response }: HttpContext) {
    const { id, banner, language, ...facts } = await request.validateUsing(
      tournamentSharePictureValidator
    )
    const saved = id ? await Tournament.findLiveOrFail(id) : null
    const source = { saved, field: 'banner', file: banner }
    const card = tournamentCard(facts, language)
    const picture = await new PreviewSharePicture().handle(card, source)
    response.type('image/jpeg').header('Cache-Control', 'no-store')
    return response.send(picture)
  }
}
