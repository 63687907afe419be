import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { isLoopback } from '#limits/is_loopback'
import { METRICS_TYPE, readMetrics } from '#start/metrics'

export default class MetricsController {
  /** In the text format of Prometheus. To everybody but this machine there is no such address. */
  async index({ request, response }: HttpContext) {
    if (!isLoopback(request.request)) throw new NotFound()
    response.header('Content-Type', METRICS_TYPE)
    return response.send(await readMetrics())
  }
}
