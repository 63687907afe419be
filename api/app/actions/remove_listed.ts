import db from '@adonisjs/lucid/services/db'
import type Achievement from '#models/achievement'
import type Tournament from '#models/tournament'
import { bumpRevision } from '#models/revision'
import { timestamp } from '#models/timestamp'
import { hideSharePictures } from '#pictures/share_picture'

/**
 * Hides an item from every client at once. Row and picture stay, so that it can be brought back,
 * until the daily purge takes them; its share pictures can be drawn again.
 */
export default class RemoveListed {
  async handle(item: Tournament | Achievement) {
    const { list } = item.constructor as typeof Tournament | typeof Achievement
    await db.transaction(async (trx) => {
      await bumpRevision(trx, list)
      await trx.from(list).where('id', item.id).update({ deleted_at: timestamp() })
    })
    await hideSharePictures(item.id)
  }
}
