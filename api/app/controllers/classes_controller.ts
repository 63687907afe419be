import type { HttpContext } from '@adonisjs/core/http'
import { LastResponse } from '#http_cache/last_response'
import { findClasses } from '#queries/find_classes'
import { indianDay } from '#shared/days/indian_days'
import { REVALIDATED } from '#shared/rules/shared_copies'
import ClassesTransformer from '#transformers/classes_transformer'
import { readRevision } from '#writes/list_revision'

const last = new LastResponse<{ data: ReturnType<ClassesTransformer['toObject']> }>(REVALIDATED)

export default class ClassesController {
  async index(ctx: HttpContext) {
    // Read before the rows, so that a write in between invalidates the cache.
    const key = `${await readRevision('classes')} ${indianDay(Date.now())}`
    const response = await last.read(key, async () => ({
      data: new ClassesTransformer(await findClasses()).toObject(),
    }))
    return response.send(ctx)
  }
}
