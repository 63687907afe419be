import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { formatOf, PICTURE_CACHING } from '#pictures/stored_picture'
import { sendPicture } from '#pictures/send_picture'
import { isPublicPicture } from '#visibility/public_files'

export default class UploadsController {
  /** The row decides, wherever the file lies: a bucket that answers may refuse for hours to move it. */
  async show({ params, response }: HttpContext) {
    const name = `${params.kind}/${params.file}`
    if (!formatOf(name) || !(await isPublicPicture(name))) throw new NotFound()
    await sendPicture(response, name, PICTURE_CACHING)
  }
}
