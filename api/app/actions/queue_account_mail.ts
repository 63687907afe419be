import { randomUUIDv7 } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailOn } from '#config/mail'
import { enqueue } from '#database/enqueue'
import SendAccountMail from '#jobs/send_account_mail'
import type { AccountEvent } from '#mails/account_mail'
import { timestamp } from '#database/timestamp'

/** Queues a mail to a director about an account, in the transaction of what it tells about. */
export default class QueueAccountMail {
  /** @param detail what the event is about: a browser's name, an account's email */
  async handle(
    trx: TransactionClientContract,
    recipient: string,
    event: AccountEvent,
    detail = ''
  ) {
    if (!isMailOn) return
    const order = { id: randomUUIDv7(), attempt: 1, recipient, event, detail, at: timestamp() }
    await enqueue(trx, SendAccountMail, order)
  }
}
