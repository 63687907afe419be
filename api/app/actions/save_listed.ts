import { randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#exceptions/field_refusal'
import { NotFound } from '#exceptions/not_found'
import { StaleItem } from '#exceptions/stale_item'
import { enqueue } from '#jobs/enqueue'
import MakeAvif from '#jobs/make_avif'
import type Achievement from '#models/achievement'
import { isMatch } from '#models/entity_tag'
import { bumpRevision, type PublicListName } from '#models/revision'
import { freeSlug, replaceSlug } from '#models/slug'
import type Tournament from '#models/tournament'
import { UnusablePicture } from '#pictures/decode_picture'
import { removePicture, storePicture } from '#pictures/picture_store'
import { hideSharePictures } from '#pictures/share_picture'
import { readStoredPicture, type StoredPicture } from '#pictures/stored_picture'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

/** How a stale item is shown to the director. */
const SHOWN: Record<PublicListName, (item: any) => unknown> = {
  tournaments: (item) => new TournamentTransformer(item).forAdmin(),
  achievements: (item) => new AchievementTransformer(item).forAdmin(),
}

interface Save {
  /** The form's field, which a refused picture is reported under. */
  field: string
  bytes?: Buffer
  /** The version that the change is based on, as the client sent it. */
  ifMatch?: string
}

/**
 * Saves a new or changed item of a public list together with its picture. The files are written
 * before the row that names them and are taken away again if that fails; those of a replaced
 * picture go once the change is committed.
 */
export default class SaveListed {
  async handle(item: Tournament | Achievement, save: Save) {
    item.id ??= randomUUIDv7()
    const picture = save.bytes && (await this.#store(item, save.field, save.bytes))
    let replaced: StoredPicture | null = null
    try {
      replaced = await this.#commit(item, picture, save.ifMatch)
    } catch (error) {
      if (picture) await this.#discard(picture, readStoredPicture(item.$original.picture ?? null))
      throw error
    }
    if (picture && replaced) await this.#discard(replaced, picture)
    if (!item.isActive) await hideSharePictures(item.id)
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
  #commit(item: Tournament | Achievement, picture?: StoredPicture, ifMatch?: string) {
    const list = this.#listOf(item)
    return db.transaction(async (trx) => {
      await bumpRevision(trx, list)
      const before = await this.#before(item, trx, ifMatch)
      if (!before) item.slug = await freeSlug(trx, list, item.title)
      else if (item.$dirty.slug) await replaceSlug(trx, list, before, item.slug)
      if (picture) {
        item.picture = JSON.stringify(picture)
        await enqueue(trx, MakeAvif, { list, id: item.id, base: picture.base })
      }
      if (before) item.version = before.version
      await item.useTransaction(trx).save()
      return before && readStoredPicture(before.picture)
    })
  }

  /** The row as it is now, which may not be what the item was read from. */
  async #before(item: Tournament | Achievement, trx: TransactionClientContract, ifMatch?: string) {
    if (!item.$isPersisted) return null
    const model = item.constructor as typeof Tournament
    const before = await model.find(item.id, { client: trx })
    if (!before || before.deletedAt) throw new NotFound()
    if (!isMatch(ifMatch, before)) throw new StaleItem(SHOWN[model.list](before))
    return before
  }

  /** Removes a picture's files, unless the other picture is the very same one. */
  async #discard(picture: StoredPicture, other: StoredPicture | null) {
    if (picture.base !== other?.base) await removePicture(picture)
  }

  #listOf(item: Tournament | Achievement) {
    return (item.constructor as typeof Tournament | typeof Achievement).list
  }
}
