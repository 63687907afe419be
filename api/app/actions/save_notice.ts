import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import {
  assertBatches,
  assertRoom,
  changeNotices,
  findCurrentNotice,
} from '#actions/change_notices'
import { differenceOf } from '#activity/difference'
import { contentOf } from '#activity/item_content'
import { logActivity } from '#activity/log'
import { FieldError } from '#exceptions/field_error'
import { AsBefore } from '#exceptions/refusals'
import type Notice from '#models/notice'
import { indianDay } from '#shared/days/indian_days'
import { findNoticeFaults, findUnlikelyDays } from '#shared/notices/notice_rules'
import { newId } from '#writes/new_id'

interface Save {
  /** The fields to change; told from the row, which may be another by then than the request read. */
  fieldsOf?: (row: Notice) => Partial<ModelAttributes<Notice>>
  ifMatch?: string | undefined
  /** The id of its entry in the log, where the log is what brings the fields back. */
  activity?: string
}

export async function saveNotice(notice: Notice, save: Save = {}): Promise<Notice> {
  notice.id ??= await newId('notices')
  if (notice.$isPersisted) {
    return changeNotices((trx) => update(trx, notice.id, save), save.activity)
  }
  return changeNotices((trx) => insert(trx, notice), notice.id)
}

async function insert(trx: TransactionClientContract, notice: Notice): Promise<Notice> {
  await assertSavable(trx, notice)
  await notice.useTransaction(trx).save()
  await logActivity(trx, {
    kind: 'notices',
    action: 'created',
    itemId: notice.id,
    name: notice.firstDay,
    after: contentOf(notice),
  })
  return notice
}

async function update(
  trx: TransactionClientContract,
  id: string,
  { fieldsOf, ifMatch, activity }: Save
): Promise<Notice> {
  const notice = await findCurrentNotice(trx, id, ifMatch)
  const before = contentOf(notice)
  if (fieldsOf) notice.merge(fieldsOf(notice))
  await assertSavable(trx, notice)
  await notice.useTransaction(trx).save()
  const difference = differenceOf(before, contentOf(notice))
  if (!difference && activity) throw new AsBefore()
  if (!difference) return notice
  await logActivity(trx, {
    kind: 'notices',
    action: activity ? 'reverted' : 'changed',
    itemId: id,
    name: notice.firstDay,
    id: activity,
    ...difference,
  })
  return notice
}

/** @throws FieldError, NoticesFull */
async function assertSavable(trx: TransactionClientContract, notice: Notice) {
  // Only `moved` says a place.
  if (notice.kind !== 'moved') notice.place = ''
  const areDaysNew = notice.$dirty.firstDay ?? notice.$dirty.lastDay
  const faults = {
    ...(areDaysNew && findUnlikelyDays(notice, indianDay(Date.now()))),
    ...findNoticeFaults(notice),
  }
  if (Object.keys(faults).length > 0) throw new FieldError(faults)
  await assertBatches(trx, notice)
  await assertRoom(trx, notice)
}
