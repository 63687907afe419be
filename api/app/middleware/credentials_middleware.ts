import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** RFC 6750, section 2.1 */
const CREDENTIALS = /^Bearer [\w.~+/-]+=*$/i

/** A token with other words behind it is none; the framework's guard would read its first words alone. */
export default class CredentialsMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const { headers } = request.request
    const { authorization } = headers
    if (authorization !== undefined && !CREDENTIALS.test(authorization)) {
      delete headers.authorization
    }
    return next()
  }
}
