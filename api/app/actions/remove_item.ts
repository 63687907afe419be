import FollowVisibility from '#actions/move_pictures'
import { presentItem } from '#actions/current_item'
import { kindOf, type Item } from '#kinds'
import { noteActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import { invalidateList } from '#http_cache/revision'
import { timestamp } from '#database/timestamp'

/** Row and picture stay until the daily purge, so that it can be brought back. */
export default class RemoveItem {
  async handle(item: Item, ifMatch?: string) {
    const { id, title } = item
    const list = kindOf(item)
    const follow = new FollowVisibility({ list, id })
    await keyedTransaction(async (trx) => {
      await invalidateList(trx, list)
      await presentItem(trx, item, ifMatch)
      await trx.from(list).where('id', id).update({ deleted_at: timestamp() })
      await follow.enqueue(trx)
      await noteActivity(trx, { kind: list, action: 'deleted', itemId: id, name: title })
    })
    await follow.moveFiles()
  }
}
