import { BaseMail } from '@adonisjs/mail'
import { identity } from '@academy/site/identity'
import { sender } from '#config/mail'
import { htmlOf, origin, textOf } from '#mails/mail_template'

/** Tells one recipient how many messages there are that no mail was sent about. */
export default class DigestMail extends BaseMail {
  /** @param id the digest's: the mail's identity, the same however often it is sent */
  constructor(
    private recipient: string,
    private messages: number,
    private id: string
  ) {
    super()
  }

  override prepare() {
    const more =
      this.messages === 1 ? '1 more message waits' : `${this.messages} more messages wait`
    const letter = {
      opening: `${more} in the admin of ${identity.name}.`,
      link: { text: 'Open the messages', url: `${origin()}/admin/contacts` },
      closing: 'So many came within an hour that they share this one mail.',
    }
    this.message
      .to(this.recipient)
      .subject(`${more} for you`)
      .messageId(`<${this.id}@${sender.address.split('@')[1]}>`)
      .header('Auto-Submitted', 'auto-generated')
      .header('X-Auto-Response-Suppress', 'All')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
