import { readClient } from '#database/read_client'
import Batch from '#models/batch'
import Notice from '#models/notice'
import { isGivenFrom } from '#shared/classes/next_lesson'
import { daysAfter } from '#shared/days/indian_days'
import {
  CURRENT_NOTICES_MAX,
  NOTICE_DAYS_AHEAD,
  noticeOrder,
} from '#shared/notices/current_notices'
import { isForNobody } from '#shared/notices/shown_notice'

const live = () => Notice.query({ client: readClient() }).whereNull('deleted_at')

/** Those that are current on a day of India's calendar, in their order. */
export async function noticesOn(day: string): Promise<Notice[]> {
  const rows = await live()
    .where('last_day', '>=', day)
    .where('first_day', '<=', daysAfter(day, NOTICE_DAYS_AHEAD))
    .orderBy(['first_day', 'last_day', 'id'])
    .limit(CURRENT_NOTICES_MAX)
  const batches = await Batch.query({ client: readClient() }).select('id', 'last_day')
  const given = batches.filter((one) => isGivenFrom(day, one)).map(({ id }) => id)
  const shown = rows.filter((row) => !isForNobody(row, given))
  for (const row of shown) row.batchIds = row.batchIds.filter((id) => given.includes(id))
  return shown.sort(noticeOrder(day))
}

/** All that are not deleted, the latest last day first: those that are over stand at the end. */
export function directorNotices(): Promise<Notice[]> {
  return live().orderBy('last_day', 'desc').orderBy('id', 'desc')
}
