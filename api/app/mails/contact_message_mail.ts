import { BaseMail } from '@adonisjs/mail'
import { identity } from '@academy/site/identity'
import { sender } from '#config/mail'
import { htmlOf, origin, textOf, type Facts } from '#mails/mail_template'
import type ContactMessage from '#models/contact_message'

const RECEIVED = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** Tells one recipient that a visitor has written; an answer to it goes to the visitor. */
export default class ContactMessageMail extends BaseMail {
  /** @param id the notification's: the mail's identity, the same however often it is sent */
  constructor(
    private contact: ContactMessage,
    private recipient: string,
    private id: string
  ) {
    super()
  }

  override prepare() {
    const { id, name, email, phone, subject, message, createdAt } = this.contact
    const letter = {
      opening: `A visitor has sent a message through the contact form of ${identity.name}.`,
      link: { text: 'Open in the admin', url: `${origin()}/admin/contacts?message=${id}` },
      facts: [['Received', `${RECEIVED.format(new Date(createdAt))} (India)`]] as Facts,
      quote: {
        heading: 'What the visitor wrote',
        facts: [
          ['Name', name],
          ['Email', email],
          ...(phone ? [['Phone', phone]] : []),
          ...(subject ? [['Subject', subject]] : []),
        ] as Facts,
        text: message,
      },
      closing: 'To answer, reply to this mail: it goes to the visitor.',
    }
    this.message
      .to(this.recipient)
      .replyTo(email, name)
      .subject(`New message from ${name}${subject && `: ${subject}`}`)
      .messageId(`<${this.id}@${sender.address.split('@')[1]}>`)
      // Out-of-office programs answer the visitor otherwise.
      .header('Auto-Submitted', 'auto-generated')
      .header('X-Auto-Response-Suppress', 'All')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
