import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timestamp } from '#database/timestamp'
import env from '#start/env'

export const HOUR = 3_600_000

export const overLimit = () =>
  `More than ${env.get('LIMIT_MAILS_PER_HOUR')} mails in an hour: this one follows later.`

export async function isWithinLimit(trx: TransactionClientContract, recipient: string) {
  const row = await trx
    .from('notifications')
    .where('recipient', recipient)
    .where('counted_at', '>', timestamp(Date.now() - HOUR))
    .count('* as mails')
    .firstOrFail()
  return Number(row.mails) < env.get('LIMIT_MAILS_PER_HOUR')
}
