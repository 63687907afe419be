import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeItem } from '#actions/change_item'
import { affected } from '#database/affected'
import { NotFound } from '#exceptions/refusals'
import { clearContent, logActivity } from '#activity/log'
import { itemsOf, type Kind } from '#kinds'
import { removePicture } from '#pictures/picture_store'

interface Condition {
  deletedBefore?: string
}

export async function eraseItem(kind: Kind, id: string, { deletedBefore }: Condition = {}) {
  const picture = await changeItem(kind, id, async (trx) => {
    const found = await deleted(trx, kind, id, deletedBefore).select('picture').first()
    const count = await affected(deleted(trx, kind, id, deletedBefore).delete())
    if (!found || count === 0) throw new NotFound()
    await trx.from('old_slugs').where({ kind, item_id: id }).delete()
    await clearContent(trx, kind, id)
    await logActivity(trx, { kind, action: 'purged', itemId: id })
    return found.picture
  })
  // After the row: the daily purge finds files without a row, but a row without its file is broken.
  if (picture) await removePicture(picture)
}

function deleted(trx: TransactionClientContract, kind: Kind, id: string, deletedBefore?: string) {
  const query = itemsOf(kind, trx).where('id', id).whereNotNull('deleted_at')
  return deletedBefore ? query.where('deleted_at', '<', deletedBefore) : query
}
