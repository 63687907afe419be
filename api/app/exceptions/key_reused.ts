import { Exception } from '@adonisjs/core/exceptions'
import { KEY_REUSED } from '#shared/refusals'

/** An `Idempotency-Key` came before with something else. */
export class KeyReused extends Exception {
  static override status = 422
  static override code = 'E_KEY_REUSED'
  static override message = KEY_REUSED

  /** @param data the item that was created with the key, as it is now */
  constructor(readonly data?: unknown) {
    super()
  }
}
