import { BaseMail } from '@adonisjs/mail'
import { messages, type Messages } from '#generated/messages'
import { sender } from '#config/mail'
import { htmlOf, textOf, type MailTemplate } from '#mails/mail_template'
import type { Language } from '#shared/languages/languages'

export type MailContent = Omit<MailTemplate, 'language'> & { subject: string }

/** What a visitor typed like an encoded word (RFC 2047) would be decoded by mail programs. */
export const withoutEncodedWords = (text: string) => text.replaceAll('=?', '= ?')

export abstract class AcademyMail extends BaseMail {
  constructor(
    private recipient: string,
    protected language: Language,
    private id?: string
  ) {
    super()
  }

  protected abstract content(m: Messages): MailContent

  override prepare() {
    const { recipient, language, id } = this
    const { subject, ...content } = this.content(messages[language])
    const template = { language, ...content }
    // Without these headers an out-of-office reply would go to the visitor.
    this.message
      .to(recipient)
      .subject(withoutEncodedWords(subject))
      .header('Auto-Submitted', 'auto-generated')
      .text(textOf(template))
      .html(htmlOf(template))
    if (!id) return
    this.message
      .messageId(`<${id}@${sender.address.split('@')[1]}>`)
      .header('X-Auto-Response-Suppress', 'All')
  }
}
