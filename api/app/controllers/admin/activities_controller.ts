import type { HttpContext } from '@adonisjs/core/http'
import { readActivities } from '#activity/activities'
import ActivityTransformer from '#transformers/activity_transformer'
import { activityListValidator } from '#validators/list_query'

export default class ActivitiesController {
  async index({ request, serialize }: HttpContext) {
    const query = await request.validateUsing(activityListValidator)
    const { rows, meta } = await readActivities(query)
    const { data } = await serialize(ActivityTransformer.transform(rows))
    return { data, meta }
  }
}
