import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Every answer is JSON, whatever Accept says; and none is kept unless its route says so. */
export default class ForceJsonResponseMiddleware {
  handle({ request: { request }, response }: HttpContext, next: NextFn) {
    request.headers.accept = 'application/json'
    // Two Authorization headers are none: Node keeps the first, another program might the second.
    if ((request.headersDistinct.authorization?.length ?? 0) > 1) {
      delete request.headers.authorization
    }
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'no-store')
    return next()
  }
}
