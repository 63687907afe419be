import { affected } from '#database/affected'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeItem } from '#actions/change_item'
import { NotFound } from '#exceptions/refusals'
import { kindOf, type Item } from '#kinds'
import { logActivity } from '#activity/log'

export async function restoreItem(item: Item, activity?: string) {
  const list = kindOf(item)
  const restore = async (trx: TransactionClientContract) => {
    const deleted = trx.from(list).where('id', item.id).whereNotNull('deleted_at')
    if ((await affected(deleted.update({ deleted_at: null }))) === 0) throw new NotFound()
    const what = { kind: list, itemId: item.id, name: item.title, id: activity }
    await logActivity(trx, { ...what, action: 'restored' })
  }
  await changeItem(list, item.id, restore, activity)
  item.deletedAt = null
}
