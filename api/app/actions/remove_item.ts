import FollowVisibility from '#actions/follow_visibility'
import { presentItem } from '#actions/present_item'
import { kindOf, type Item } from '#kinds'
import { noteActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import { invalidateList } from '#http_cache/revision'
import { timestamp } from '#database/timestamp'

/**
 * Hides an item from every client at once. Row and picture stay, so that it can be brought back,
 * until the daily purge takes them; its share pictures can be drawn again.
 */
export default class RemoveItem {
  /** @throws NotFound, StaleItem */
  async handle(item: Item, ifMatch?: string) {
    const { id, title } = item
    const list = kindOf(item)
    const follow = new FollowVisibility({ list, id })
    await keyedTransaction(async (trx) => {
      await invalidateList(trx, list)
      await presentItem(trx, item, ifMatch)
      await trx.from(list).where('id', id).update({ deleted_at: timestamp() })
      await follow.enqueue(trx)
      await noteActivity(trx, { kind: list, deed: 'deleted', itemId: id, name: title })
    })
    await follow.moveFiles()
  }
}
