import { changeNotices } from '#actions/change_notices'
import { clearContent, logActivity } from '#activity/log'

export async function eraseNotice(id: string) {
  await changeNotices(async (trx) => {
    await trx.from('notices').where('id', id).delete()
    await clearContent(trx, 'notices', id)
    await logActivity(trx, { kind: 'notices', action: 'purged', itemId: id })
  })
}
