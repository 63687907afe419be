import type { HttpContext } from '@adonisjs/core/http'
import LoadPodium from '#actions/load_podium'
import { NotFound } from '#exceptions/refusals'
import { kindOf, kinds, modelOf, type Item, type Kind } from '#kinds'
import { isUuid } from '#database/uuid'
import { onlyPublic } from '#queries/visibility'
import Tournament from '#models/tournament'
import {
  makeSharePicture,
  removeSharePictures,
  shareFile,
  shareFiles,
} from '#pictures/share_picture'
import { findFile, isMissing, openFile } from '#pictures/stored_file'
import { PICTURE_CACHING, PICTURE_TYPES } from '#pictures/stored_picture'
import type { AppLanguage } from '#shared/text/languages'

const FILE = /^[0-9a-f]{16}(?:-(?<language>mr|hi))?\.jpg$/

export default class SharePicturesController {
  /** Draws the picture on the first request; an outdated address redirects to the current one. */
  async show({ params, response }: HttpContext) {
    const [id, file = '', ...more] = params['*'] as string[]
    const match = FILE.exec(file)
    if (!isUuid(id) || !match || more.length > 0) throw new NotFound()
    const language = (match.groups?.language ?? 'en') as AppLanguage
    const name = `share/${id}/${file}`
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    const item = await this.#published(id)
    if (!item) throw new NotFound()
    const list = kindOf(item)
    const current = shareFile(list, item, language)
    if (current !== name) return this.#redirect(response, current)
    if (!(await findFile(name))) {
      const drawn = await this.#draw(list, item, language)
      if (drawn !== name) {
        if (!drawn) throw new NotFound()
        return this.#redirect(response, drawn)
      }
    }
    const stream = await openFile(name)
    if (!stream) throw new NotFound()
    response.header('Content-Type', PICTURE_TYPES.jpg)
    response.header('Cache-Control', PICTURE_CACHING)
    response.stream(stream)
  }

  /** @returns the item's current share picture: the item may have changed while drawing */
  async #draw(list: Kind, item: Item, language: AppLanguage) {
    const { id } = item
    try {
      await makeSharePicture(list, item, language)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    const updated = await this.#published(id)
    await removeSharePictures(id, updated ? shareFiles(list, updated) : [])
    return updated ? shareFile(list, updated, language) : undefined
  }

  #redirect(response: HttpContext['response'], file: string) {
    response.header('Cache-Control', 'no-store')
    return response.redirect(`/uploads/${file}`)
  }

  async #published(id: string): Promise<Item | null> {
    for (const kind of kinds) {
      const item = await onlyPublic(modelOf(kind).query()).where({ id }).first()
      if (item) return item instanceof Tournament ? new LoadPodium().handle(item) : item
    }
    return null
  }
}
