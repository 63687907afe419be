import db from '@adonisjs/lucid/services/db'
import { queueAccountMail } from '#actions/queue_account_mail'

/** The job looks the account up, so that the response time does not reveal it. */
export async function requestPasswordReset(email: string) {
  await db.transaction((trx) => queueAccountMail(trx, email, 'password-reset'))
}
