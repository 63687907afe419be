import { apiRoutes, siteRoutes } from '../../tests/support/all-routes.ts'
import { holdBack } from '../../tests/support/held-back.ts'
import { flood } from '../../tests/support/hostile-flood.ts'
import { p99 } from '../../tests/support/quantiles.ts'
import { ServedProduct } from '../../tests/support/served-product.ts'
import type { Outcome } from '../outcome.ts'

const PER_ROUTE = 1_000
const MEMORY_MB = 300
const CAP_MS = 50

/** How long refusals take while nothing else is asked, in milliseconds. */
async function capTimes(port: number): Promise<{ waits: number[]; statuses: Set<number> }> {
  const waits: number[] = []
  const statuses = new Set<number>()
  const long = 'x'.repeat(9_000)
  for (const { method, path } of [...apiRoutes(), ...siteRoutes()]) {
    for (const request of [
      { method, path, headers: { 'Content-Length': 1e9 }, part: '{' },
      { method, path: `${path}?${long}` },
      { method: 'TRACE', path },
    ]) {
      const { status, milliseconds } = await holdBack({ port }, request)
      waits.push(milliseconds)
      statuses.add(status)
    }
  }
  return { waits, statuses }
}

/** S23: a thousand hostile requests on every route of a process that may have 512 MB. */
export async function caps(): Promise<Outcome> {
  const product = await ServedProduct.started('--max-old-space-size=512')
  try {
    const { port } = product
    const { waits, statuses: refused } = await capTimes(port)
    const routes = [...apiRoutes(), ...siteRoutes()]
    const { count, statuses } = await flood({ port }, routes, PER_ROUTE)
    const isAlive = product.isRunning && (await product.isUp())
    const faults = [...statuses].filter(([status]) => status >= 500 && status !== 503)
    const isRefused = [...refused].every((status) => [405, 413, 414].includes(status))
    return {
      holds:
        isAlive &&
        isRefused &&
        faults.length === 0 &&
        product.peakMB < MEMORY_MB &&
        p99(waits) <= CAP_MS,
      seen:
        `${count} requests on ${routes.length} routes, ${isAlive ? '0 exits' : 'it stopped'}, ` +
        `at most ${product.peakMB.toFixed(0)} MB, refusals p99 ${p99(waits).toFixed(1)} ms, ` +
        `faults: ${faults.map(([status, times]) => `${times} × ${status}`).join(' ') || 'none'}`,
    }
  } finally {
    await product.stop()
  }
}
