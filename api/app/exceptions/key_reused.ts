import { Exception } from '@adonisjs/core/exceptions'

/** An `Idempotency-Key` came with another text than the first time. */
export class KeyReused extends Exception {
  static override status = 409
  static override code = 'E_KEY_REUSED'
}
