import { Exception } from '@adonisjs/core/exceptions'

/** Another call with the same `Idempotency-Key` was faster: what this one would do is done. */
export class KeyTaken extends Exception {
  static override status = 409
  static override code = 'E_KEY_TAKEN'
}
