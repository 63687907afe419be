import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { findFile, openFile } from '#pictures/stored_file'
import { formatOf, PICTURE_CACHING, PICTURE_TYPES } from '#pictures/stored_picture'

export default class UploadsController {
  async show({ params, response }: HttpContext) {
    const name = `${params.kind}/${params.file}`
    const format = formatOf(name)
    const facts = format && (await findFile(name))
    const stream = facts && (await openFile(name))
    if (!stream) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES[format])
    response.header('Content-Length', facts.contentLength)
    response.header('Cache-Control', PICTURE_CACHING)
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.stream(stream)
  }
}
