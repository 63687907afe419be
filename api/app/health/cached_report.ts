import type { HealthChecks } from '@adonisjs/core/health'
import type { HealthCheckReport } from '@adonisjs/core/types/health'

const CACHE_MS = 5_000

/** Cached, because a check writes to the database and anybody may request one. */
export class CachedReport {
  #report?: Promise<HealthCheckReport>
  #madeAt = -Infinity

  constructor(private checks: HealthChecks) {}

  read({ fresh }: { fresh: boolean }): Promise<HealthCheckReport> {
    const isExpired = performance.now() - this.#madeAt >= CACHE_MS
    if (fresh || isExpired || !this.#report) {
      this.#madeAt = performance.now()
      this.#report = this.checks.run()
    }
    return this.#report
  }
}
