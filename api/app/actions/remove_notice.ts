import { changeNotices, findCurrentNotice } from '#actions/change_notices'
import { logActivity } from '#activity/log'
import { timestamp } from '#support/timestamp'

export async function removeNotice(id: string, ifMatch?: string) {
  await changeNotices(async (trx) => {
    const { firstDay } = await findCurrentNotice(trx, id, ifMatch)
    await trx.from('notices').where('id', id).update({ deleted_at: timestamp() })
    await logActivity(trx, {
      kind: 'notices',
      action: 'deleted',
      itemId: id,
      name: firstDay,
    })
  })
}
