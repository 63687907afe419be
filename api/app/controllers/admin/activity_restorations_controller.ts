import type { HttpContext } from '@adonisjs/core/http'
import { revertChange } from '#actions/revert_change'
import { NotFound } from '#exceptions/refusals'
import { findActivity } from '#activity/activities'
import ActivityTransformer from '#transformers/activity_transformer'
import { ifMatchOf } from '#writes/entity_tag'

export default class ActivityRestorationsController {
  async store({ params, request, response, serialize }: HttpContext) {
    const row = await findActivity(params.id)
    if (!row) throw new NotFound()
    const id = await revertChange(row, ifMatchOf(request))
    response.status(201)
    return serialize(ActivityTransformer.transform((await findActivity(id))!))
  }
}
