import { Exception } from '@adonisjs/core/exceptions'
import { AS_BEFORE } from '#shared/activity_rules'

/** What was to be brought back is there: nothing would change. */
export class AsBefore extends Exception {
  static override status = 409
  static override code = 'E_AS_BEFORE'
  static override message = AS_BEFORE
}
