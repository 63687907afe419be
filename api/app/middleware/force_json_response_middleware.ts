import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Responses are JSON, whatever Accept says, and not cached unless the route says so. */
export default class ForceJsonResponseMiddleware {
  handle({ request: { request }, response }: HttpContext, next: NextFn) {
    request.headers.accept = 'application/json'
    // Two Authorization headers count as none: Node takes the first, a proxy might take the second.
    if ((request.headersDistinct.authorization?.length ?? 0) > 1) {
      delete request.headers.authorization
    }
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'no-store')
    return next()
  }
}
