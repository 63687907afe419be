import type { HttpContext } from '@adonisjs/core/http'
import { removeItem } from '#actions/remove_item'
import { saveItem } from '#actions/save_item'
import Achievement from '#models/achievement'
import { directorAchievements } from '#queries/director_list'
import AchievementTransformer from '#transformers/achievement_transformer'
import RemovalTransformer from '#transformers/removal_transformer'
import { createAchievementValidator, updateAchievementValidator } from '#validators/achievement'
import { achievementListValidator } from '#validators/list_query'
import { ifMatchOf } from '#writes/entity_tag'

export default class AchievementsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(achievementListValidator)
    return directorAchievements.read(query, (row) => new AchievementTransformer(row).forAdmin())
  }

  async show({ params, serialize }: HttpContext) {
    const achievement = await Achievement.findLiveOrFail(params.id)
    return serialize(AchievementTransformer.transform(achievement).useVariant('forAdmin'))
  }

  async store({ request, response, serialize }: HttpContext) {
    const { image, ...fields } = await request.validateUsing(createAchievementValidator)
    const achievement = new Achievement().fill({
      isActive: true,
      ratingChange: '',
      tags: [],
      ...fields,
    })
    await saveItem('achievements', achievement, {
      bytes: image?.meta.bytes,
    })
    response.status(201)
    return serialize(AchievementTransformer.transform(achievement).useVariant('forAdmin'))
  }

  async update({ params, request, serialize }: HttpContext) {
    const present = await Achievement.findLiveOrFail(params.id)
    const { image, removePicture, ...fields } = await request.validateUsing(
      updateAchievementValidator
    )
    const achievement = await saveItem('achievements', present, {
      fieldsOf: () => fields,
      bytes: image?.meta.bytes,
      removesPicture: removePicture,
      ifMatch: ifMatchOf(request),
    })
    return serialize(AchievementTransformer.transform(achievement).useVariant('forAdmin'))
  }

  async destroy({ params, request, serialize }: HttpContext) {
    const { id } = await Achievement.findLiveOrFail(params.id)
    await removeItem('achievements', id, ifMatchOf(request))
    return serialize(RemovalTransformer.transform({ id }))
  }
}
