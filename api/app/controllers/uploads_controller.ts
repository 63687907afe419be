import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { findFile, findStoredPath, openFile } from '#pictures/stored_file'
import { formatOf, PICTURE_CACHING, PICTURE_TYPES } from '#pictures/stored_picture'
import { isPublicPicture } from '#visibility/public_files'

export default class UploadsController {
  /** The row decides, wherever the file lies: a bucket that answers may refuse for hours to move it. */
  async show({ params, response }: HttpContext) {
    const name = `${params.kind}/${params.file}`
    const format = formatOf(name)
    if (!format || !(await isPublicPicture(name))) throw new NotFound()
    const path = await findStoredPath(name)
    const facts = path && (await findFile(path))
    const stream = facts && (await openFile(path))
    if (!stream) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES[format])
    response.header('Content-Length', facts.contentLength)
    response.header('Cache-Control', PICTURE_CACHING)
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.stream(stream)
  }
}
