import type { HttpContext } from '@adonisjs/core/http'
import { saveClasses } from '#actions/save_classes'
import { findClasses } from '#queries/find_classes'
import ClassesTransformer from '#transformers/classes_transformer'
import { classesValidator, readBatches } from '#validators/classes'
import { entityTag, ifMatchOf } from '#writes/entity_tag'

export default class ClassesController {
  async index({ response, serialize }: HttpContext) {
    const classes = await findClasses()
    response.header('ETag', entityTag(classes))
    return serialize(ClassesTransformer.transform(classes).useVariant('forAdmin'))
  }

  async update({ request, serialize }: HttpContext) {
    const { batches } = await request.validateUsing(classesValidator)
    const sent = readBatches(batches)
    const classes = await saveClasses({
      batchesOf: () => sent,
      ifMatch: ifMatchOf(request),
    })
    return serialize(ClassesTransformer.transform(classes).useVariant('forAdmin'))
  }
}
