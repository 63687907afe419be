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
import { CALENDAR_DAYS } from '#shared/rules/list_rules'
import { isForNobody } from '#shared/notices/shown_notice'

const live = () => Notice.query({ client: readClient() }).whereNull('deleted_at')

/** Those that are not over on a day of India's calendar and begin in so many days, the soonest first. */
const noticesWithin = (day: string, daysAhead: number) =>
  live()
    .where('last_day', '>=', day)
    .where('first_day', '<=', daysAfter(day, daysAhead))
    .orderBy(['first_day', 'last_day', 'id'])

/** Those that are current on a day of India's calendar, in their order. */
export async function noticesOn(day: string): Promise<Notice[]> {
  const rows = await noticesWithin(day, NOTICE_DAYS_AHEAD).limit(CURRENT_NOTICES_MAX)
  const shown = await forSomebody(rows, day)
  return shown.sort(noticeOrder(day))
}

/** Those that a calendar holds: however far ahead, so that an entry stays where a notice moves on. */
export async function calendarNoticesOn(day: string): Promise<Notice[]> {
  return forSomebody(await noticesWithin(day, CALENDAR_DAYS.after), day)
}

/** Those that are for a batch that there is, or for everybody. */
async function forSomebody(rows: Notice[], day: string): Promise<Notice[]> {
  const batches = await Batch.query({ client: readClient() }).select('id', 'last_day')
  const given = batches.filter((one) => isGivenFrom(day, one)).map(({ id }) => id)
  const shown = rows.filter((row) => !isForNobody(row, given))
  for (const row of shown) row.batchIds = row.batchIds.filter((id) => given.includes(id))
  return shown
}

/** All that are not deleted, the latest last day first: those that are over stand at the end. */
export function directorNotices(): Promise<Notice[]> {
  return live().orderBy('last_day', 'desc').orderBy('id', 'desc')
}
