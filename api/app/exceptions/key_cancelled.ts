import { Exception } from '@adonisjs/core/exceptions'
import { KEY_CANCELLED } from '#shared/refusals'

/** A call came after its `Idempotency-Key` was cancelled. */
export class KeyCancelled extends Exception {
  static override status = 422
  static override code = 'E_KEY_CANCELLED'
  static override message = KEY_CANCELLED
}
