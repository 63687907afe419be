import MovePictures from '#actions/move_pictures'
import { NotFound } from '#exceptions/refusals'
import { kindOf, type Item } from '#kinds'
import { logActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import { invalidateList } from '#http_cache/revision'

export default class RestoreItem {
  async handle(item: Item, activity?: string) {
    const list = kindOf(item)
    const pictureMove = new MovePictures({ list, id: item.id })
    await keyedTransaction(async (trx) => {
      await invalidateList(trx, list)
      const deleted = trx.from(list).where('id', item.id).whereNotNull('deleted_at')
      if (Number(await deleted.update({ deleted_at: null })) === 0) throw new NotFound()
      await pictureMove.enqueue(trx)
      const what = { kind: list, itemId: item.id, name: item.title, id: activity }
      await logActivity(trx, { ...what, action: 'restored' })
    }, activity)
    item.deletedAt = null
    await pictureMove.moveFiles()
  }
}
