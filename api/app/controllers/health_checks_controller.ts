import type { HttpContext } from '@adonisjs/core/http'
import { readiness, upkeepHealth, type Health } from '#health/readiness'
import { isLoopback } from '#auth/client_address'

export default class HealthChecksController {
  index() {
    return { status: 'ok' }
  }

  async show(ctx: HttpContext) {
    return answerHealth(ctx, readiness)
  }

  async upkeep(ctx: HttpContext) {
    return answerHealth(ctx, upkeepHealth)
  }
}

/** Looks anew for a program of this machine, and tells it what was seen; others get the status. */
async function answerHealth(
  { request, response }: HttpContext,
  look: (options: { fresh: boolean }) => Promise<Health>
) {
  const isOperator = isLoopback(request.request)
  const { isHealthy, status, checks } = await look({ fresh: isOperator })
  response.status(isHealthy ? 200 : 503)
  return isOperator ? { status, checks } : { status }
}
