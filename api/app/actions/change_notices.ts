import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldError } from '#exceptions/field_error'
import { NotFound, NoticesFull, StaleItem } from '#exceptions/refusals'
import Batch from '#models/batch'
import Notice from '#models/notice'
import { indianDay } from '#shared/days/indian_days'
import { hasRoom } from '#shared/notices/current_notices'
import { findLessonlessDays } from '#shared/notices/notice_rules'
import NoticeTransformer from '#transformers/notice_transformer'
import { isMatch } from '#writes/entity_tag'
import { keyedTransaction } from '#writes/keyed_transaction'
import { lockText } from '#writes/locks'

/** By what it is told whether there is a lesson. */
const OF_LESSONS = ['kind', 'firstDay', 'lastDay', 'batchIds']

/** One change of notices at a time: how many are current is told from all of them. */
export function changeNotices<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>,
  createdId?: string
): Promise<Result> {
  return keyedTransaction(async (trx) => {
    await lockText(trx, Notice.table)
    return work(trx)
  }, createdId)
}

/** @throws NotFound, StaleItem */
export async function findCurrentNotice(
  trx: TransactionClientContract,
  id: string,
  ifMatch?: string
): Promise<Notice> {
  const notice = await Notice.query({ client: trx }).where('id', id).whereNull('deleted_at').first()
  if (!notice) throw new NotFound()
  if (!isMatch(ifMatch, notice)) throw new StaleItem(new NoticeTransformer(notice).forAdmin())
  return notice
}

/** @throws NoticesFull */
export async function assertRoom(trx: TransactionClientContract, notice: Notice) {
  const today = indianDay(Date.now())
  const others = await Notice.query({ client: trx })
    .whereNull('deleted_at')
    .whereNot('id', notice.id)
    .where('last_day', '>=', today)
  if (!hasRoom(notice, others, today)) throw new NoticesFull()
}

/** @throws FieldError for a batch that is not there any more, or days on which none has a lesson */
export async function assertBatches(trx: TransactionClientContract, notice: Notice) {
  const { batchIds, $dirty } = notice
  const found = await Batch.query({ client: trx }).whereIn('id', batchIds)
  if (found.length < batchIds.length) throw new FieldError({ batchIds: { code: 'batch_gone' } })
  // The timetable may have changed since: what is said already can be put in other words.
  if (!OF_LESSONS.some((name) => name in $dirty)) return
  const faults = findLessonlessDays(notice, found)
  if (Object.keys(faults).length > 0) throw new FieldError(faults)
}
