import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Two Authorization headers are none: Node keeps the first, another program might the second. */
export default class OneAuthorizationMiddleware {
  handle({ request: { request } }: HttpContext, next: NextFn) {
    const { authorization } = request.headers
    if (authorization !== undefined && request.headersDistinct.authorization!.length > 1) {
      delete request.headers.authorization
    }
    return next()
  }
}
