import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#exceptions/refusals'
import { clearContent, logActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import type { Kind } from '#kinds'
import { invalidateList } from '#http_cache/revision'
import { removePicture } from '#pictures/picture_store'
import { removeSharePictures } from '#pictures/share_picture'
import { readStoredPicture } from '#pictures/stored_picture'

interface Condition {
  deletedBefore?: string
}

export default class EraseItem {
  async handle(list: Kind, id: string, { deletedBefore }: Condition = {}) {
    const picture = await keyedTransaction(async (trx) => {
      await invalidateList(trx, list)
      const found = await this.#deleted(trx, list, id, deletedBefore).select('picture').first()
      const count = await this.#deleted(trx, list, id, deletedBefore).delete()
      if (!found || Number(count) === 0) throw new NotFound()
      await trx.from('old_slugs').where({ list, item_id: id }).delete()
      await clearContent(trx, list, id)
      await logActivity(trx, { kind: list, action: 'purged', itemId: id })
      return readStoredPicture(found.picture)
    })
    // After the row: the daily purge finds files without a row, but a row without its file is broken.
    if (picture) await removePicture(picture)
    await removeSharePictures(id)
  }

  #deleted(trx: TransactionClientContract, list: Kind, id: string, deletedBefore?: string) {
    const query = trx.from(list).where('id', id).whereNotNull('deleted_at')
    return deletedBefore ? query.where('deleted_at', '<', deletedBefore) : query
  }
}
