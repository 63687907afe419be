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

/** A program on this machine gets a fresh check with details; others get only the cached status. */
async function answerHealth(
  { request, response }: HttpContext,
  check: (options: { fresh: boolean }) => Promise<Health>
) {
  const isOperator = isLoopback(request.request)
  const { isHealthy, status, checks } = await check({ fresh: isOperator })
  response.status(isHealthy ? 200 : 503)
  return isOperator ? { status, checks } : { status }
}
