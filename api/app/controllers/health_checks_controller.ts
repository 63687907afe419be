import type { HttpContext } from '@adonisjs/core/http'
import { readiness } from '#health/readiness'
import { isOwnMachine } from '#limits/own_machine'

export default class HealthChecksController {
  /** Alive: the process answers. */
  index() {
    return { status: 'ok' }
  }

  /** Ready: database, disk, backup, queue and mails are well. Only this machine is told why not. */
  async show({ request, response }: HttpContext) {
    const { isHealthy, status, checks } = await readiness()
    response.status(isHealthy ? 200 : 503)
    return isOwnMachine(request.request) ? { status, checks } : { status }
  }
}
