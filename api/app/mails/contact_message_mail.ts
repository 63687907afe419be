import { namesIn } from '#shared/identity/academy_names'
import type { Messages } from '#generated/messages'
import { AcademyMail, withoutEncodedWords } from '#mails/academy_mail'
import { origin, type Facts } from '#mails/mail_template'
import { momentWords } from '#mails/moment_words'
import type ContactMessage from '#models/contact_message'
import { languages, type Language } from '#shared/languages/languages'
import { adminAddresses, MESSAGE_PARAMETER } from '#shared/addresses/admin_addresses'

export default class ContactMessageMail extends AcademyMail {
  constructor(
    private contact: ContactMessage,
    recipient: string,
    language: Language,
    id: string
  ) {
    super(recipient, language, id)
  }

  protected override content(m: Messages) {
    const { id, name, email, phone, subject, message, createdAt, language } = this.contact
    return {
      subject: subject ? m.messageSubjectAbout({ name, subject }) : m.messageSubject({ name }),
      opening: m.messageOpening({ academy: namesIn(this.language).academy }),
      link: {
        text: m.openInAdmin(),
        url: `${origin()}${adminAddresses.contacts}?${MESSAGE_PARAMETER}=${id}`,
      },
      facts: [[m.received(), momentWords(this.language, createdAt)]] as Facts,
      quote: {
        heading: m.visitorWrote(),
        facts: [
          [m.name(), name],
          [m.email(), email],
          ...(phone ? [[m.phone(), phone]] : []),
          ...(subject ? [[m.subject(), subject]] : []),
          ...(language && language !== 'en'
            ? [[m.writtenFrom(), m.pageIn({ language: languages[language] })]]
            : []),
        ] as Facts,
        text: message,
      },
      closing: m.replyAdvice(),
    }
  }

  override prepare() {
    super.prepare()
    this.message.replyTo(this.contact.email, withoutEncodedWords(this.contact.name))
  }
}
