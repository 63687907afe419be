import type { HttpContext } from '@adonisjs/core/http'
import { answerHealth } from '#controllers/health_checks_controller'
import { upkeepHealth } from '#health/readiness'

export default class UpkeepChecksController {
  /** Whether backups, queue and mails are well: nothing that a visitor would notice at once. */
  show(ctx: HttpContext) {
    return answerHealth(ctx, upkeepHealth)
  }
}
