import type { HttpContext } from '@adonisjs/core/http'
import { CachedResponse } from '#http_cache/cached_response'
import { describeApi } from '#openapi/description'

const CACHE_CONTROL = 'public, max-age=300, must-revalidate'

let cached: CachedResponse<object> | undefined

export default class ApiDescriptionsController {
  show(ctx: HttpContext) {
    cached ??= new CachedResponse(describeApi(), CACHE_CONTROL)
    return cached.send(ctx)
  }
}
