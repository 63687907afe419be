import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'

const LIMIT = 1_000

/** A check that is still running is shared, so that requests do not queue behind one lock. */
export class TimedCheck extends BaseCheck {
  name: string
  #running?: Promise<HealthCheckResult>

  constructor(private check: BaseCheck) {
    super()
    this.name = check.name
  }

  async run(): Promise<HealthCheckResult> {
    this.#running ??= this.#run()
    let timer: NodeJS.Timeout
    const late = new Promise<HealthCheckResult>((resolve) => {
      timer = setTimeout(() => resolve(Result.failed('It took longer than a second')), LIMIT)
    })
    return Promise.race([this.#running, late]).finally(() => clearTimeout(timer))
  }

  async #run(): Promise<HealthCheckResult> {
    try {
      return await this.check.run()
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException
      return Result.failed(`It could not be done (${code ?? name})`)
    } finally {
      this.#running = undefined
    }
  }
}
