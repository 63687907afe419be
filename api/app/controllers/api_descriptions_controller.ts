import type { HttpContext } from '@adonisjs/core/http'
import { CachedResponse } from '#http_cache/cached_response'
import { describeApi } from '#openapi/description'

const CACHE_CONTROL = 'public, max-age=300, must-revalidate'

let cached: CachedResponse | undefined

export default class ApiDescriptionsController {
  async show(ctx: HttpContext): Promise<object> {
    cached ??= new CachedResponse(JSON.stringify(describeApi()), CACHE_CONTROL)
    await cached.send(ctx)
    return undefined as never
  }
}
