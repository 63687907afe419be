import { Exception } from '@adonisjs/core/exceptions'
import { FORBIDDEN } from '#shared/refusals'

export class Forbidden extends Exception {
  static override status = 403
  static override code = 'E_FORBIDDEN'
  static override message = FORBIDDEN
}
