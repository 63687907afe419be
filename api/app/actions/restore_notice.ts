import { assertRoom, changeNotices } from '#actions/change_notices'
import { logActivity } from '#activity/log'
import { affected } from '#database/affected'
import { NotFound } from '#exceptions/refusals'
import type Notice from '#models/notice'

/**
 * @param activity the id of its entry in the log, where the log is what brings it back
 * @throws NotFound unless it is deleted, NoticesFull
 */
export async function restoreNotice(notice: Notice, activity?: string) {
  const { id, firstDay } = notice
  await changeNotices(async (trx) => {
    const deleted = trx.from('notices').where('id', id).whereNotNull('deleted_at')
    if ((await affected(deleted.update({ deleted_at: null }))) === 0) throw new NotFound()
    await assertRoom(trx, notice)
    await logActivity(trx, {
      kind: 'notices',
      action: 'restored',
      itemId: id,
      name: firstDay,
      id: activity,
    })
  }, activity)
  notice.deletedAt = null
}
