import { BaseMail } from '@adonisjs/mail'
import { identity } from '#shared/identity'
import { messages } from '#generated/messages'
import { sender } from '#config/mail'
import { htmlOf, origin, textOf } from '#mails/mail_template'
import type { AppLanguage } from '#shared/languages'

/** Tells one recipient how many messages there are that no mail was sent about. */
export default class DigestMail extends BaseMail {
  /** @param id the digest's: the mail's identity, the same however often it is sent */
  constructor(
    private recipient: string,
    private language: AppLanguage,
    private count: number,
    private id: string
  ) {
    super()
  }

  override prepare() {
    const { language, count } = this
    const m = messages[language]
    const letter = {
      language,
      opening: m.digestOpening({ count, academy: identity.name }),
      link: { text: m.openMessages(), url: `${origin()}/admin/contacts` },
      closing: m.digestReason(),
    }
    this.message
      .to(this.recipient)
      .subject(m.digestSubject({ count }))
      .messageId(`<${this.id}@${sender.address.split('@')[1]}>`)
      .header('Auto-Submitted', 'auto-generated')
      .header('X-Auto-Response-Suppress', 'All')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
