import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { NotFound } from '#exceptions/not_found'

const NAME = /^(?:tournaments|achievements)\/[0-9a-f]{32}-\d{1,4}\.(avif|webp|jpg)$/
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

export default class UploadsController {
  /** One picture file. Names carry a hash of the content, so a file never changes. */
  async show({ params, response }: HttpContext) {
    const name = (params['*'] as string[]).join('/')
    const ending = NAME.exec(name)?.[1]
    if (!ending || !(await drive.use().exists(name))) throw new NotFound()
    const { contentLength } = await drive.use().getMetaData(name)
    response.header('Content-Type', TYPES[ending]!)
    response.header('Content-Length', contentLength)
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.stream(await drive.use().getStream(name))
  }
}
