import { Exception } from '@adonisjs/core/exceptions'

/** A passkey that is none of ours, or does not prove what it should: nobody is told which. */
export class PasskeyRefused extends Exception {
  static override status = 400
  static override code = 'E_PASSKEY_REFUSED'
}
