import { Exception } from '@adonisjs/core/exceptions'

/** What was asked for takes a mail, and no mail server is set up. */
export class MailOff extends Exception {
  static override status = 409
  static override code = 'E_MAIL_OFF'
}
