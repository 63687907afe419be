import { randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { FieldRefusal } from '#exceptions/field_refusal'
import { NotFound } from '#exceptions/not_found'
import { enqueue } from '#jobs/enqueue'
import MakeAvif from '#jobs/make_avif'
import type Achievement from '#models/achievement'
import { bumpRevision } from '#models/revision'
import { freeSlug } from '#models/slug'
import type Tournament from '#models/tournament'
import { UnusablePicture } from '#pictures/decode_picture'
import { removePicture, storePicture } from '#pictures/picture_store'
import { readStoredPicture, type StoredPicture } from '#pictures/stored_picture'

interface Upload {
  /** The form's field, which a refused picture is reported under. */
  field: string
  bytes?: Buffer
}

/**
 * Saves a new or changed item of a public list together with its picture. The files are written
 * before the row that names them and are taken away again if that fails; those of a replaced
 * picture go once the change is committed.
 */
export default class SaveListed {
  async handle(item: Tournament | Achievement, upload: Upload) {
    item.id ??= randomUUIDv7()
    const picture = upload.bytes && (await this.#store(item, upload.field, upload.bytes))
    let replaced: StoredPicture | null = null
    try {
      replaced = await this.#commit(item, picture)
    } catch (error) {
      if (picture) await this.#discard(picture, readStoredPicture(item.$original.picture ?? null))
      throw error
    }
    if (picture && replaced) await this.#discard(replaced, picture)
  }

  async #store(item: Tournament | Achievement, field: string, bytes: Buffer) {
    try {
      return await storePicture(this.#listOf(item), item.id, bytes)
    } catch (error) {
      if (error instanceof UnusablePicture) throw new FieldRefusal(field, error.message)
      throw error
    }
  }

  /** Writes everything in one transaction; gives the picture that the row had until then. */
  #commit(item: Tournament | Achievement, picture?: StoredPicture) {
    const list = this.#listOf(item)
    return db.transaction(async (trx) => {
      await bumpRevision(trx, list)
      const before = item.$isPersisted ? await trx.from(list).where('id', item.id).first() : null
      if (item.$isPersisted && (!before || before.deleted_at)) throw new NotFound()
      if (!item.$isPersisted) item.slug = await freeSlug(trx, list, item.title)
      if (picture) {
        item.picture = JSON.stringify(picture)
        await enqueue(trx, MakeAvif, { list, id: item.id, base: picture.base })
      }
      await item.useTransaction(trx).save()
      return before && readStoredPicture(before.picture)
    })
  }

  /** Removes a picture's files, unless the other picture is the very same one. */
  async #discard(picture: StoredPicture, other: StoredPicture | null) {
    if (picture.base !== other?.base) await removePicture(picture)
  }

  #listOf(item: Tournament | Achievement) {
    return (item.constructor as typeof Tournament | typeof Achievement).list
  }
}
