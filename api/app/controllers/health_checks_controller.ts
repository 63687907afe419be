import type { HttpContext } from '@adonisjs/core/http'
import { readiness, upkeepHealth, type Health } from '#health/readiness'
import { isLoopback } from '#auth/client_address'

export default class HealthChecksController {
  /** Alive: the process answers. */
  index() {
    return { status: 'ok' }
  }

  /** Ready to serve visitors: database and disk are well. Only this machine is told why not. */
  async show(ctx: HttpContext) {
    return answerHealth(ctx, readiness)
  }

  /** Whether backups, queue and mails are well: nothing that a visitor would notice at once. */
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
