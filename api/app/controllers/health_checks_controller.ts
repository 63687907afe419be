import type { HttpContext } from '@adonisjs/core/http'
import { readiness } from '#start/health'

/** Addresses of this very machine, also as IPv6 writes IPv4. */
const LOOPBACK = /^(::1|(::ffff:)?127\.)/

export default class HealthChecksController {
  /** Alive: the process answers. */
  index() {
    return { status: 'ok' }
  }

  /** Ready: database, disk and queue are well. Only this machine is told the details. */
  async show({ request, response }: HttpContext) {
    const report = await readiness()
    response.status(report.isHealthy ? 200 : 503)
    const summary = { status: report.isHealthy ? 'ok' : 'failing' }
    return LOOPBACK.test(request.ip()) ? { ...summary, checks: report.checks } : summary
  }
}
