import FollowVisibility from '#actions/follow_visibility'
import { NotFound } from '#exceptions/refusals'
import type Achievement from '#models/achievement'
import { noteActivity } from '#models/activity'
import { keyedTransaction } from '#models/idempotency_key'
import { invalidateList } from '#models/revision'
import { timestamp } from '#models/timestamp'
import type Tournament from '#models/tournament'

/**
 * Hides an item from every client at once. Row and picture stay, so that it can be brought back,
 * until the daily purge takes them; its share pictures can be drawn again.
 */
export default class RemovePublication {
  /** @throws NotFound when somebody else has deleted it meanwhile */
  async handle({ id, title, constructor }: Tournament | Achievement) {
    const { list } = constructor as typeof Tournament | typeof Achievement
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
