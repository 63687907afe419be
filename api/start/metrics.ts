import type { ServerResponse } from 'node:http'
import emitter from '@adonisjs/core/services/emitter'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { queueMetrics } from '#jobs/queue_metrics'

const metrics = new Registry()

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests',
  labelNames: ['method', 'route', 'status'],
  registers: [metrics],
})

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the first byte of a request to the last of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
})

function count(route: string, { req, statusCode }: ServerResponse, seconds: number) {
  const labels = { method: req.method, route, status: statusCode }
  requests.inc(labels)
  duration.observe(labels, seconds)
}

emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
  // The route's pattern, never the address: that may name a person, and would never end.
  count(ctx.route?.pattern ?? 'none', ctx.response.response, seconds + nanoseconds / 1e9)
})

collectDefaultMetrics({ register: metrics })
const measureQueue = queueMetrics(metrics)

export const METRICS_TYPE = metrics.contentType

/** What this process has counted since it started, and the queue as it is now. */
export async function readMetrics(): Promise<string> {
  await measureQueue()
  return metrics.metrics()
}
