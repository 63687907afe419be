import { Exception } from '@adonisjs/core/exceptions'
import { NOTHING_BEFORE } from '#shared/activity_rules'

/** A change cannot be taken back: there was nothing before, or nothing is known of it any more. */
export class NothingBefore extends Exception {
  static override status = 422
  static override code = 'E_NOTHING_BEFORE'
  static override message = NOTHING_BEFORE
}
