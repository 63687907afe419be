import { Exception } from '@adonisjs/core/exceptions'

/** What a request waits for would take longer than anybody should wait. */
export class Busy extends Exception {
  static override status = 503
  static override code = 'E_BUSY'
}
