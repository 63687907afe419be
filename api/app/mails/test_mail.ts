import { namesIn } from '#shared/identity/academy_names'
import type { Messages } from '#generated/messages'
import { AcademyMail } from '#mails/academy_mail'
import { origin } from '#mails/mail_template'
import { adminAddresses } from '#shared/addresses/admin_addresses'

export default class TestMail extends AcademyMail {
  protected override content(m: Messages) {
    return {
      subject: m.testSubject({ academy: namesIn(this.language).academy }),
      opening: m.testOpening(),
      link: { text: m.openSettings(), url: `${origin()}${adminAddresses.settings}` },
    }
  }
}
