import { randomUUIDv7 } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailOn } from '#config/mail'
import { enqueue } from '#database/enqueue'
import SendAccountMail from '#jobs/send_account_mail'
import type { AccountEvent, AccountMailFacts } from '#mails/account_mail'
import { timestamp } from '#support/timestamp'

export async function queueAccountMail(
  trx: TransactionClientContract,
  recipient: string,
  event: AccountEvent,
  facts: AccountMailFacts = {}
) {
  if (!isMailOn) return
  const order = { id: randomUUIDv7(), attempt: 1, recipient, event, ...facts, at: timestamp() }
  await enqueue(trx, SendAccountMail, order)
}
