import { changeItem } from '#actions/change_item'
import { logActivity } from '#activity/log'
import { timestamp } from '#support/timestamp'
import type { Kind } from '#kinds'
import { findCurrentItem } from '#writes/current_item'

export async function removeItem(kind: Kind, id: string, ifMatch?: string) {
  await changeItem(kind, id, async (trx) => {
    const { title } = await findCurrentItem(trx, kind, id, ifMatch)
    await trx.from(kind).where('id', id).update({ deleted_at: timestamp() })
    await logActivity(trx, {
      kind,
      action: 'deleted',
      itemId: id,
      name: title,
    })
  })
}
