import { changeItem } from '#actions/change_item'
import { logActivity } from '#activity/log'
import { affected } from '#database/affected'
import { NotFound } from '#exceptions/refusals'
import type { Item, Kind } from '#kinds'

/** @param activity the id of its entry in the log, where the log is what brings it back */
export async function restoreItem(kind: Kind, item: Item, activity?: string) {
  const { id, title } = item
  await changeItem(
    kind,
    id,
    async (trx) => {
      const deleted = trx.from(kind).where('id', id).whereNotNull('deleted_at')
      if ((await affected(deleted.update({ deleted_at: null }))) === 0) throw new NotFound()
      await logActivity(trx, {
        kind,
        action: 'restored',
        itemId: id,
        name: title,
        id: activity,
      })
    },
    activity
  )
  item.deletedAt = null
}
