import { BaseMail } from '@adonisjs/mail'
import { identity } from '#shared/identity'
import { messages } from '#generated/messages'
import { htmlOf, origin, textOf } from '#mails/mail_template'
import type { AppLanguage } from '#shared/languages'

/** Shows a director that mails arrive. */
export default class TestMail extends BaseMail {
  constructor(
    private recipient: string,
    private language: AppLanguage
  ) {
    super()
  }

  override prepare() {
    const m = messages[this.language]
    const letter = {
      language: this.language,
      opening: m.testOpening(),
      link: { text: m.openSettings(), url: `${origin()}/admin/settings` },
    }
    this.message
      .to(this.recipient)
      .subject(m.testSubject({ academy: identity.name }))
      .header('Auto-Submitted', 'auto-generated')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
