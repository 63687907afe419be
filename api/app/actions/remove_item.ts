import { changeItem } from '#actions/change_item'
import { findCurrentItem } from '#writes/current_item'
import { kindOf, type Item } from '#kinds'
import { logActivity } from '#activity/log'
import { timestamp } from '#support/timestamp'

export async function removeItem(item: Item, ifMatch?: string) {
  const { id, title } = item
  const list = kindOf(item)
  await changeItem(list, id, async (trx) => {
    await findCurrentItem(trx, item, ifMatch)
    await trx.from(list).where('id', id).update({ deleted_at: timestamp() })
    await logActivity(trx, { kind: list, action: 'deleted', itemId: id, name: title })
  })
}
