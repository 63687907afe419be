import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Every answer is JSON, whatever Accept says; and none is kept unless its route says so. */
export default class ForceJsonResponseMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    request.request.headers.accept = 'application/json'
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'no-store')
    return next()
  }
}
