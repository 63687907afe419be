import { BaseMail } from '@adonisjs/mail'
import { identity } from '@academy/site/identity'
import { htmlOf, origin, textOf } from '#mails/mail_template'

/** Shows a director that mails arrive. */
export default class TestMail extends BaseMail {
  override subject = `Test mail from ${identity.name}`

  constructor(private recipient: string) {
    super()
  }

  override prepare() {
    const letter = {
      opening: 'This is a test: mails about new messages will reach this address.',
      link: { text: 'Open the settings', url: `${origin()}/admin/settings` },
    }
    this.message
      .to(this.recipient)
      .header('Auto-Submitted', 'auto-generated')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
