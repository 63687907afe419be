import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { NotFound } from '#exceptions/not_found'
import { findFile } from '#pictures/stored_file'
import { formatOf, PICTURE_CACHING, PICTURE_TYPES } from '#pictures/stored_picture'

export default class UploadsController {
  /** One picture file of something public; a name is never given twice, so a file never changes. */
  async show({ params, response }: HttpContext) {
    const name = (params['*'] as string[]).join('/')
    const format = formatOf(name)
    const facts = format && (await findFile(name))
    if (!facts) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES[format])
    response.header('Content-Length', facts.contentLength)
    response.header('Cache-Control', PICTURE_CACHING)
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.stream(await drive.use().getStream(name))
  }
}
