import { Exception } from '@adonisjs/core/exceptions'
import { PICTURE_GONE } from '#shared/activity_rules'

/** Only a picture could be brought back, and its files went when it was replaced. */
export class PictureGone extends Exception {
  static override status = 422
  static override code = 'E_PICTURE_GONE'
  static override message = PICTURE_GONE
}
