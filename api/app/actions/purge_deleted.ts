import db from '@adonisjs/lucid/services/db'
import { forgetOldDevices } from '#models/known_device'
import { timestamp } from '#models/timestamp'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import type { PublicListName } from '#models/revision'
import { removePicture } from '#pictures/picture_store'
import { removeSharePictures } from '#pictures/share_picture'
import { readStoredPicture } from '#pictures/stored_picture'

/** Messages per statement: a visitor who writes meanwhile waits for one statement, not for all. */
const PART = 500

/** Removes for good what was deleted 30 days ago, pictures included, and sessions that ended. */
export default class PurgeDeleted {
  /** @returns how many rows went */
  async handle(now = Date.now()): Promise<number> {
    const cutoff = timestamp(now - KEPT_FOR)
    const messages = await this.#purgeMessages(cutoff)
    const tournaments = await this.#purgeList('tournaments', cutoff)
    const achievements = await this.#purgeList('achievements', cutoff)
    await db.from('auth_access_tokens').where('expires_at', '<', timestamp(now)).delete()
    await forgetOldDevices(db, now)
    return messages + tournaments + achievements
  }

  async #purgeMessages(cutoff: string): Promise<number> {
    const part = () =>
      db.from('contact_messages').select('id').where('deleted_at', '<', cutoff).limit(PART)
    let removed = 0
    let last = PART
    while (last === PART) {
      last = Number(await db.from('contact_messages').whereIn('id', part()).delete())
      removed += last
    }
    return removed
  }

  /** Rows first: a file without its row is found by the sweep, a row without its file is broken. */
  async #purgeList(list: PublicListName, cutoff: string): Promise<number> {
    const rows = await db.from(list).select('id', 'picture').where('deleted_at', '<', cutoff)
    for (const row of rows) {
      await db.from(list).where('id', row.id).where('deleted_at', '<', cutoff).delete()
      await db.from('old_slugs').where({ list, item_id: row.id }).delete()
      const picture = readStoredPicture(row.picture)
      if (picture) await removePicture(picture)
      await removeSharePictures(row.id)
    }
    return rows.length
  }
}
