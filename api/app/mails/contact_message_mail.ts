import { BaseMail } from '@adonisjs/mail'
import { identity } from '#shared/identity'
import { messages } from '#generated/messages'
import { sender } from '#config/mail'
import { htmlOf, origin, textOf, type Facts } from '#mails/mail_template'
import { momentWords } from '#mails/moment_words'
import type ContactMessage from '#models/contact_message'
import type { AppLanguage } from '#shared/languages'

/** 'मराठी' of Marathi. */
const ownName = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language)!

/** Tells one recipient that a visitor has written; an answer to it goes to the visitor. */
export default class ContactMessageMail extends BaseMail {
  /** @param id the notification's: the mail's identity, the same however often it is sent */
  constructor(
    private contact: ContactMessage,
    private recipient: string,
    private language: AppLanguage,
    private id: string
  ) {
    super()
  }

  override prepare() {
    const { id, name, email, phone, subject, message, createdAt } = this.contact
    const from = this.contact.language
    const { language } = this
    const m = messages[language]
    const letter = {
      language,
      opening: m.messageOpening({ academy: identity.name }),
      link: { text: m.openInAdmin(), url: `${origin()}/admin/contacts?message=${id}` },
      facts: [[m.received(), momentWords(language, createdAt)]] as Facts,
      quote: {
        heading: m.visitorWrote(),
        facts: [
          [m.name(), name],
          [m.email(), email],
          ...(phone ? [[m.phone(), phone]] : []),
          ...(subject ? [[m.subject(), subject]] : []),
          ...(from && from !== 'en'
            ? [[m.writtenFrom(), m.pageIn({ language: ownName(from) })]]
            : []),
        ] as Facts,
        text: message,
      },
      closing: m.replyAdvice(),
    }
    this.message
      .to(this.recipient)
      .replyTo(email, name)
      .subject(subject ? m.messageSubjectAbout({ name, subject }) : m.messageSubject({ name }))
      .messageId(`<${this.id}@${sender.address.split('@')[1]}>`)
      // Out-of-office programs answer the visitor otherwise.
      .header('Auto-Submitted', 'auto-generated')
      .header('X-Auto-Response-Suppress', 'All')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
