import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { isUuid } from '#support/uuid'
import {
  makeSharePicture,
  removeShareFiles,
  shareFile,
  shareFiles,
  type Shared,
} from '#pictures/share_picture'
import { isMissing } from '#pictures/stored_file'
import { PICTURE_CACHING, PICTURE_TYPES } from '#pictures/stored_picture'
import type { Language } from '#shared/languages/languages'
import { findShared } from '#visibility/public_files'

const FILE = /^[0-9a-f]{16}(?:-(?<language>mr|hi))?\.jpg$/

export default class SharePicturesController {
  /** Draws the picture on the first request; an outdated address redirects to the current one. */
  async show({ params, response }: HttpContext) {
    const { id, file } = params as { id: string; file: string }
    const match = FILE.exec(file)
    if (!isUuid(id) || !match) throw new NotFound()
    const language = (match.groups?.language ?? 'en') as Language
    const name = `share/${id}/${file}`
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    const shared = await findShared(id)
    if (!shared) throw new NotFound()
    const current = shareFile(shared, language)
    if (current !== name) return this.#redirect(response, current)
    const picture = await this.#draw(shared, language)
    const updated = await findShared(id)
    const files = updated ? shareFiles(updated) : []
    // What was hidden or changed while it was drawn must not stay.
    if (!files.includes(name)) {
      await removeShareFiles(id, files)
      if (!updated) throw new NotFound()
      return this.#redirect(response, shareFile(updated, language))
    }
    if (!picture) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES.jpg)
    response.header('Cache-Control', PICTURE_CACHING)
    response.send(picture)
  }

  /** Undefined when the picture in it has gone meanwhile. */
  async #draw(shared: Shared, language: Language): Promise<Buffer | undefined> {
    try {
      return await makeSharePicture(shared, language)
    } catch (error) {
      if (!isMissing(error)) throw error
      return undefined
    }
  }

  #redirect(response: HttpContext['response'], file: string) {
    response.header('Cache-Control', 'no-store')
    return response.redirect(`/uploads/${file}`)
  }
}
