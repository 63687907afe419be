import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { hasSignedPictureUrl } from '#pictures/signed_picture_url'
import { sendPicture } from '#pictures/send_picture'

export default class WithheldPicturesController {
  /** An `<img>` sends no token, so the URL is signed instead. */
  async show({ auth, params, request, response }: HttpContext) {
    const isDirector = hasSignedPictureUrl(request) || (await auth.check())
    if (!isDirector) throw new NotFound()
    await sendPicture(response, `${params.kind}/${params.file}`, 'private, no-store')
  }
}
