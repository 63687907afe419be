import type { NoticeContent } from '@academy/api/shared/notices/notice'
import type { DirectorsClass } from './class-kind'

type Naming = Pick<NoticeContent, 'lastDay' | 'batchIds'>

/** How many that are not over name a class. */
export const namingNow = (notices: readonly Naming[], id: string, today: string): number =>
  notices.filter(({ lastDay, batchIds }) => lastDay >= today && batchIds.includes(id)).length

/**
 * How many that are not over name a class after its new last day, and did not before.
 * @param lastDay empty: it has none
 */
export function namingAfter(
  notices: readonly Naming[],
  before: Pick<DirectorsClass, '_id' | 'lastDay'>,
  lastDay: string,
  today: string
): number {
  if (!lastDay) return 0
  const isNewlyAfter = (day: string) =>
    day > lastDay && (before.lastDay === null || day <= before.lastDay)
  const cut = notices.filter((notice) => isNewlyAfter(notice.lastDay))
  return namingNow(cut, before._id, today)
}
