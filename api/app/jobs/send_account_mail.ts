import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { retryPauses } from '#config/mail'
import { enqueue } from '#database/enqueue'
import type { MailOrder } from '#mails/record_delivery'
import AccountMail, { type AccountNews } from '#mails/account_mail'
import { deliver } from '#mails/deliver'
import { resetToken } from '#auth/reset_token'
import User from '#models/user'

/** A mail that is not accepted is queued again, and dropped with a line in the log at last. */
export default class SendAccountMail extends Job<MailOrder & AccountNews> {
  override async execute() {
    const { id, attempt, recipient, event, at } = this.payload
    let token: string | undefined
    if (event === 'password-reset') {
      const user = await User.findBy({ email: recipient })
      const made = user && resetToken(user, Date.parse(at))
      // Nobody has an account with this address, or the link would have ended on its way.
      if (!made) return
      token = made
    }
    const letter = new AccountMail(this.payload, await User.languageFor(recipient), token)
    const { isAccepted, isFinal, code } = await deliver(letter)
    if (isAccepted) return
    const pause = isFinal ? undefined : retryPauses[attempt - 1]
    logger.warn({ mail: id, attempt, code, isLast: pause === undefined }, 'mail was not accepted')
    if (pause === undefined) return
    const next = { ...this.payload, attempt: attempt + 1 }
    await db.transaction((trx) => enqueue(trx, SendAccountMail, next, pause))
  }
}
