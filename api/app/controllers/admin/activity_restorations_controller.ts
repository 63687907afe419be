import type { HttpContext } from '@adonisjs/core/http'
import BringBack from '#actions/bring_back'
import { NotFound } from '#exceptions/refusals'
import { findActivity } from '#queries/activities'
import ActivityTransformer from '#transformers/activity_transformer'

export default class ActivityRestorationsController {
  async store({ params, request, response, serialize }: HttpContext) {
    const row = await findActivity(params.id)
    if (!row) throw new NotFound()
    const id = await new BringBack().handle(row, request.header('If-Match'))
    response.status(201)
    return serialize(ActivityTransformer.transform((await findActivity(id))!))
  }
}
