import { identity } from '#shared/identity/identity'
import type { Messages } from '#generated/messages'
import { Letter } from '#mails/letter'
import { origin, type Facts } from '#mails/mail_template'
import { momentWords } from '#mails/moment_words'
import { partsOfBrowserName } from '#auth/device_name'
import type { AppLanguage } from '#shared/text/languages'

export type AccountEvent =
  | 'new-password'
  | 'password-reset'
  | 'new-director'
  | 'director-removed'
  | 'new-device'
  | 'new-passkey'

export interface AccountNews {
  /** The mail's identity, the same however often it is sent. */
  id: string
  recipient: string
  event: AccountEvent
  detail: string
  at: string
}

const academy = identity.name

function deviceWords(m: Messages, name: string): string {
  const { browser: known, os: system } = partsOfBrowserName(name)
  const browser = known ?? m.unknownBrowser()
  return system ? m.browserOnSystem({ browser, system }) : browser
}

/** Subjects hold no text of anybody's: what is known of the event stands in the facts. */
const WORDS = {
  'new-password': (m: Messages) => ({
    subject: m.passwordSubject(),
    opening: m.passwordOpening({ academy }),
    facts: [],
    closing: m.passwordAdvice(),
  }),
  'password-reset': (m: Messages) => ({
    subject: m.resetSubject(),
    opening: m.resetOpening({ academy }),
    facts: [],
    closing: m.resetAdvice(),
  }),
  'new-director': (m: Messages, email: string) => ({
    subject: m.directorSubject(),
    opening: m.directorOpening({ academy }),
    facts: [[m.account(), email]],
    closing: m.directorAdvice(),
  }),
  'director-removed': (m: Messages, email: string) => ({
    subject: m.directorRemovedSubject(),
    opening: m.directorRemovedOpening({ academy }),
    facts: [[m.account(), email]],
    closing: m.directorRemovedAdvice(),
  }),
  'new-device': (m: Messages, name: string) => ({
    subject: m.deviceSubject(),
    opening: m.deviceOpening({ academy }),
    facts: [[m.device(), deviceWords(m, name)]],
    closing: m.deviceAdvice(),
  }),
  'new-passkey': (m: Messages, name: string) => ({
    subject: m.passkeySubject(),
    opening: m.passkeyOpening({ academy }),
    facts: [[m.device(), deviceWords(m, name)]],
    closing: m.passkeyAdvice(),
  }),
} satisfies Record<AccountEvent, object>

export default class AccountMail extends Letter {
  constructor(
    private news: AccountNews,
    language: AppLanguage,
    private token?: string
  ) {
    super(news.recipient, language, news.id)
  }

  protected override words(m: Messages) {
    const { event, detail, at } = this.news
    const { facts, ...said } = WORDS[event](m, detail)
    const when = [m.when(), momentWords(this.language, at)]
    // Behind the '#' no server is told it, and no log has it.
    const link = this.token
      ? { text: m.resetLink(), url: `${origin()}/login?reset#${this.token}` }
      : { text: m.openAdmin(), url: `${origin()}/admin` }
    return { ...said, facts: [...facts, when] as Facts, link }
  }
}
