import { Exception } from '@adonisjs/core/exceptions'
import { STALE } from '#shared/refusals'

/** Somebody else has changed the item since the client read it. */
export class StaleItem extends Exception {
  static override status = 409
  static override code = 'E_STALE_ITEM'
  static override message = STALE

  /** @param data the item as it is now, for the client to show beside its own */
  constructor(readonly data: unknown) {
    super()
  }
}
