import type { HttpContext } from '@adonisjs/core/http'
import PreviewSharePicture from '#actions/preview_share_picture'
import Achievement from '#models/achievement'
import { achievementCard } from '#pictures/share_cards'
import { achievementSharePictureValidator } from '#validators/share_picture'

export default class AchievementSharePicturesController {
  /** The share picture of a form as it is filled in now. */
  async store({ request, response }: HttpContext) {
    const { id, image, language, ...facts } = await request.validateUsing(
      achievementSharePictureValidator
    )
    const saved = id ? await Achievement.findLiveOrFail(id) : null
    const card = achievementCard({ ...facts, date: facts.date ?? '' }, language)
    const source = { saved, field: 'image', file: image }
    const picture = await new PreviewSharePicture().handle(card, source)
    response.type('image/jpeg').header('Cache-Control', 'no-store')
    return response.send(picture)
  }
}
