import { Exception } from '@adonisjs/core/exceptions'
import { NOT_FOUND } from '#shared/refusals'

export class NotFound extends Exception {
  static override status = 404
  static override code = 'E_NOT_FOUND'
  static override message = NOT_FOUND
}
