import { Exception } from '@adonisjs/core/exceptions'
import { MALFORMED_JSON } from '#shared/refusals'

/** The message is a sentence for the client. */
export class MalformedJson extends Exception {
  static override status = 400
  static override code = 'E_MALFORMED_JSON'
  static override message = MALFORMED_JSON
}
