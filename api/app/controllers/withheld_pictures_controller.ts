import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { findFile, findStoredPath, openFile } from '#pictures/stored_file'
import { formatOf, PICTURE_TYPES } from '#pictures/stored_picture'
import { hasSignedPictureUrl } from '#pictures/signed_picture_url'

export default class WithheldPicturesController {
  /** An `<img>` sends no token, so the URL is signed instead. */
  async show({ auth, params, request, response }: HttpContext) {
    const name = `${params.kind}/${params.file}`
    const isDirector = hasSignedPictureUrl(request) || (await auth.check())
    const format = isDirector ? formatOf(name) : undefined
    const path = format && (await findStoredPath(name))
    const facts = path && (await findFile(path))
    const stream = facts && (await openFile(path))
    if (!stream) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES[format])
    response.header('Content-Length', facts.contentLength)
    response.header('Cache-Control', 'private, no-store')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.stream(stream)
  }
}
