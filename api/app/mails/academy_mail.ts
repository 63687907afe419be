import { BaseMail } from '@adonisjs/mail'
import { messages, type Messages } from '#generated/messages'
import { sender } from '#config/mail'
import { htmlOf, textOf, type MailTemplate } from '#mails/mail_template'
import type { AppLanguage } from '#shared/text/languages'

export type Words = Omit<MailTemplate, 'language'> & { subject: string }

export abstract class Letter extends BaseMail {
  constructor(
    private recipient: string,
    protected language: AppLanguage,
    private id?: string
  ) {
    super()
  }

  protected abstract words(m: Messages): Words

  override prepare() {
    const { recipient, language, id } = this
    const { subject, ...words } = this.words(messages[language])
    const letter = { language, ...words }
    // Out-of-office programs answer otherwise, and what is about a message they answer to the visitor.
    this.message
      .to(recipient)
      .subject(subject)
      .header('Auto-Submitted', 'auto-generated')
      .text(textOf(letter))
      .html(htmlOf(letter))
    if (!id) return
    this.message
      .messageId(`<${id}@${sender.address.split('@')[1]}>`)
      .header('X-Auto-Response-Suppress', 'All')
  }
}
