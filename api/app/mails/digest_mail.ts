import { identity } from '#shared/identity'
import type { Messages } from '#generated/messages'
import { Letter } from '#mails/letter'
import { origin } from '#mails/mail_template'
import type { AppLanguage } from '#shared/languages'

/** Tells one recipient how many messages there are that no mail was sent about. */
export default class DigestMail extends Letter {
  /** @param id the digest's */
  constructor(
    recipient: string,
    language: AppLanguage,
    private count: number,
    id: string
  ) {
    super(recipient, language, id)
  }

  protected override words(m: Messages) {
    const { count } = this
    return {
      subject: m.digestSubject({ count }),
      opening: m.digestOpening({ count, academy: identity.name }),
      link: { text: m.openMessages(), url: `${origin()}/admin/contacts` },
      closing: m.digestReason(),
    }
  }
}
