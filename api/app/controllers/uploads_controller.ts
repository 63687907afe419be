import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { NotFound } from '#exceptions/not_found'
import { findFile } from '#pictures/stored_file'
import { PICTURE_CACHING, PICTURE_TYPES, type PictureFormat } from '#pictures/stored_picture'

const NAME = /^(?:tournaments|achievements)\/[0-9a-f]{32}-\d{1,4}\.(avif|webp|jpg)$/

export default class UploadsController {
  /** One picture file. Names carry a hash of the content, so a file never changes. */
  async show({ params, response }: HttpContext) {
    const name = (params['*'] as string[]).join('/')
    const format = NAME.exec(name)?.[1] as PictureFormat | undefined
    const facts = format && (await findFile(name))
    if (!facts) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES[format])
    response.header('Content-Length', facts.contentLength)
    response.header('Cache-Control', PICTURE_CACHING)
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.stream(await drive.use().getStream(name))
  }
}
