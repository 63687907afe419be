import { Exception } from '@adonisjs/core/exceptions'

/** An `Idempotency-Key` is no UUID. */
export class KeyMalformed extends Exception {
  static override status = 400
  static override code = 'E_KEY_MALFORMED'
}
