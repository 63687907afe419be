import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { retryDelays } from '#config/mail'
import { enqueue } from '#database/enqueue'
import type { MailPayload } from '#notifications/attempts'
import AccountMail, { type AccountMailData } from '#mails/account_mail'
import { deliver } from '#mails/deliver'
import { resetToken } from '#auth/reset_token'
import User from '#models/user'

/** A mail that is not accepted is queued again; after the last attempt it is only logged. */
export default class SendAccountMail extends Job<MailPayload & AccountMailData> {
  override async execute() {
    const { id, attempt, recipient, event, at } = this.payload
    let token: string | undefined
    if (event === 'password-reset') {
      const user = await User.findBy({ email: recipient })
      const validToken = user && resetToken(user, Date.parse(at))
      if (!validToken) return
      token = validToken
    }
    const mail = new AccountMail(this.payload, await User.languageFor(recipient), token)
    const { isAccepted, isFinal, code } = await deliver(mail)
    if (isAccepted) return
    const delay = isFinal ? undefined : retryDelays[attempt - 1]
    logger.warn({ mail: id, attempt, code, isLast: delay === undefined }, 'mail was not accepted')
    if (delay === undefined) return
    const next = { ...this.payload, attempt: attempt + 1 }
    await db.transaction((trx) => enqueue(trx, SendAccountMail, next, delay))
  }
}
