import type { HealthChecks } from '@adonisjs/core/health'
import type { HealthCheckReport } from '@adonisjs/core/types/health'

/** How long a report is told again instead of looking, in milliseconds. */
const KEPT_FOR = 5_000

/**
 * The report of some checks, shared by all who ask: looking costs a write, or a listing of the
 * bucket, and anybody may ask as often as they like.
 */
export class KeptReport {
  #report?: Promise<HealthCheckReport>
  #madeAt = -Infinity

  constructor(private checks: HealthChecks) {}

  /** @param options.fresh for the operator, who wants to see what was just mended */
  read({ fresh }: { fresh: boolean }): Promise<HealthCheckReport> {
    const isOld = performance.now() - this.#madeAt >= KEPT_FOR
    if (fresh || isOld || !this.#report) {
      this.#madeAt = performance.now()
      this.#report = this.checks.run()
    }
    return this.#report
  }
}
