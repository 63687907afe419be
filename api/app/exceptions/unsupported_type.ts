import { Exception } from '@adonisjs/core/exceptions'
import { UNSUPPORTED_TYPE } from '#shared/refusals'

export class UnsupportedType extends Exception {
  static override status = 415
  static override code = 'E_UNSUPPORTED_TYPE'
  static override message = UNSUPPORTED_TYPE
}
