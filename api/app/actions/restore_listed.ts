import db from '@adonisjs/lucid/services/db'
import type Achievement from '#models/achievement'
import { bumpRevision } from '#models/revision'
import type Tournament from '#models/tournament'

/** Brings a deleted item of a public list back as it was: nothing of it had been removed yet. */
export default class RestoreListed {
  async handle(item: Tournament | Achievement) {
    const { list } = item.constructor as typeof Tournament | typeof Achievement
    await db.transaction(async (trx) => {
      await bumpRevision(trx, list)
      await trx.from(list).where('id', item.id).update({ deleted_at: null })
    })
    item.deletedAt = null
  }
}
