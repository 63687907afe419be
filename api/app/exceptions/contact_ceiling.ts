import { Exception } from '@adonisjs/core/exceptions'

/** More messages have come in an hour than anybody could read. */
export class ContactCeiling extends Exception {
  static override status = 429
  static override code = 'E_CONTACT_CEILING'

  /** @param availableIn seconds until there is room again */
  constructor(readonly availableIn: number) {
    super()
  }
}
