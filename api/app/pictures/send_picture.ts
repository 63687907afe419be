import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { findStored, openFile } from '#pictures/stored_file'
import { formatOf, PICTURE_TYPES } from '#pictures/stored_picture'

/**
 * Sends a file of a picture, wherever it lies.
 * @throws NotFound
 */
export async function sendPicture(
  response: HttpContext['response'],
  name: string,
  cacheControl: string
) {
  const format = formatOf(name)
  const stored = format && (await findStored(name))
  const stream = stored && (await openFile(stored.path))
  if (!stream) throw new NotFound()
  response.header('Content-Type', PICTURE_TYPES[format])
  response.header('Content-Length', stored.contentLength)
  response.header('Cache-Control', cacheControl)
  response.header('Content-Security-Policy', "default-src 'none'; sandbox")
  response.stream(stream)
}
