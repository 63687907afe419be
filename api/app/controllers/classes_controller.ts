import type { HttpContext } from '@adonisjs/core/http'
import { CachedResponse } from '#http_cache/cached_response'
import { findClasses } from '#queries/find_classes'
import { indianDay } from '#shared/days/indian_days'
import { REVALIDATED } from '#shared/rules/shared_copies'
import ClassesTransformer from '#transformers/classes_transformer'
import { readRevision } from '#writes/list_revision'

type Shown = ReturnType<ClassesTransformer['toObject']>

let last: { key: string; response: CachedResponse<{ data: Shown }> } | undefined

export default class ClassesController {
  async index(ctx: HttpContext) {
    // Read before the rows, so that a write in between invalidates the cache.
    const key = `${await readRevision('classes')} ${indianDay(Date.now())}`
    let cached = last
    if (cached?.key !== key) {
      const data = new ClassesTransformer(await findClasses()).toObject()
      cached = { key, response: new CachedResponse({ data }, REVALIDATED) }
      last = cached
    }
    return cached.response.send(ctx)
  }
}
