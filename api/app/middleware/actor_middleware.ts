import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asActor } from '#activity/actor'

export default class ActorMiddleware {
  handle({ auth, request }: HttpContext, next: NextFn) {
    const userId = auth.user?.id ?? null
    return asActor({ userId, userAgent: request.header('User-Agent') }, next)
  }
}
