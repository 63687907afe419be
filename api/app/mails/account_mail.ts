import { namesIn } from '#shared/identity/identity'
import type { Messages } from '#generated/messages'
import { AcademyMail } from '#mails/academy_mail'
import { origin, type Facts } from '#mails/mail_template'
import { momentWords } from '#mails/moment_words'
import { parseBrowserName } from '#auth/device_name'
import type { Language } from '#shared/languages/languages'

export type AccountEvent =
  | 'new-password'
  | 'password-reset'
  | 'new-director'
  | 'director-removed'
  | 'new-device'
  | 'new-passkey'

export interface AccountMailData {
  /** Message id, the same for every attempt. */
  id: string
  recipient: string
  event: AccountEvent
  detail: string
  at: string
}

function deviceWords(m: Messages, name: string): string {
  const { browser: known, os: system } = parseBrowserName(name)
  const browser = known ?? m.unknownBrowser()
  return system ? m.browserOnSystem({ browser, system }) : browser
}

type Texts = [subject: string, opening: string, closing: string]

/** Subjects contain no user input; details of the event are in the facts. */
const TEXTS: Record<AccountEvent, (m: Messages, academy: string) => Texts> = {
  'new-password': (m, academy) => [
    m.passwordSubject(),
    m.passwordOpening({ academy }),
    m.passwordAdvice(),
  ],
  'password-reset': (m, academy) => [
    m.resetSubject(),
    m.resetOpening({ academy }),
    m.resetAdvice(),
  ],
  'new-director': (m, academy) => [
    m.directorSubject(),
    m.directorOpening({ academy }),
    m.directorAdvice(),
  ],
  'director-removed': (m, academy) => [
    m.directorRemovedSubject(),
    m.directorRemovedOpening({ academy }),
    m.directorRemovedAdvice(),
  ],
  'new-device': (m, academy) => [m.deviceSubject(), m.deviceOpening({ academy }), m.deviceAdvice()],
  'new-passkey': (m, academy) => [
    m.passkeySubject(),
    m.passkeyOpening({ academy }),
    m.passkeyAdvice(),
  ],
}

function factsOf(event: AccountEvent, m: Messages, detail: string): Facts {
  if (event.includes('director')) return [[m.account(), detail]]
  return event.includes('password') ? [] : [[m.device(), deviceWords(m, detail)]]
}

export default class AccountMail extends AcademyMail {
  constructor(
    private data: AccountMailData,
    language: Language,
    private token?: string
  ) {
    super(data.recipient, language, data.id)
  }

  protected override content(m: Messages) {
    const { event, detail, at } = this.data
    const [subject, opening, closing] = TEXTS[event](m, namesIn(this.language).academy)
    const when: Facts = [[m.when(), momentWords(this.language, at)]]
    // After the '#', so that the token is in no server log.
    const link = this.token
      ? { text: m.resetLink(), url: `${origin()}/login?reset#${this.token}` }
      : { text: m.openAdmin(), url: `${origin()}/admin` }
    return { subject, opening, closing, facts: [...factsOf(event, m, detail), ...when], link }
  }
}
