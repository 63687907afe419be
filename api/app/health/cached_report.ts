import type { HealthChecks } from '@adonisjs/core/health'
import type { HealthCheckReport } from '@adonisjs/core/types/health'

const KEPT_FOR = 5_000

/** Looking costs a write, and anybody may ask as often as they like. */
export class KeptReport {
  #report?: Promise<HealthCheckReport>
  #madeAt = -Infinity

  constructor(private checks: HealthChecks) {}

  read({ fresh }: { fresh: boolean }): Promise<HealthCheckReport> {
    const isOld = performance.now() - this.#madeAt >= KEPT_FOR
    if (fresh || isOld || !this.#report) {
      this.#madeAt = performance.now()
      this.#report = this.checks.run()
    }
    return this.#report
  }
}
