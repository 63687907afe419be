import FollowVisibility from '#actions/follow_visibility'
import { NotFound } from '#exceptions/refusals'
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
  /** @throws NotFound when somebody else has deleted it meanwhile */
  async handle(item: Item) {
    const { id, title } = item
    const list = kindOf(item)
    const follow = new FollowVisibility({ list, id })
    await keyedTransaction(async (trx) => {
      await invalidateList(trx, list)
      const live = trx.from(list).where('id', id).whereNull('deleted_at')
      if (Number(await live.update({ deleted_at: timestamp() })) === 0) throw new NotFound()
      await follow.enqueue(trx)
      await noteActivity(trx, { kind: list, deed: 'deleted', itemId: id, name: title })
    })
    await follow.moveFiles()
  }
}
