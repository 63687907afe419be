import MovePictures from '#actions/move_pictures'
import { findCurrentItem } from '#actions/current_item'
import { kindOf, type Item } from '#kinds'
import { logActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import { invalidateList } from '#http_cache/revision'
import { timestamp } from '#database/timestamp'

export default class RemoveItem {
  async handle(item: Item, ifMatch?: string) {
    const { id, title } = item
    const list = kindOf(item)
    const pictureMove = new MovePictures({ list, id })
    await keyedTransaction(async (trx) => {
      await invalidateList(trx, list)
      await findCurrentItem(trx, item, ifMatch)
      await trx.from(list).where('id', id).update({ deleted_at: timestamp() })
      await pictureMove.enqueue(trx)
      await logActivity(trx, { kind: list, action: 'deleted', itemId: id, name: title })
    })
    await pictureMove.moveFiles()
  }
}
