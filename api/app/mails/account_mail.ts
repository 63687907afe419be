import { namesIn } from '#shared/identity/academy_names'
import type { Messages } from '#generated/messages'
import { AcademyMail } from '#mails/academy_mail'
import { origin, type Facts } from '#mails/mail_template'
import { momentWords } from '#mails/moment_words'
import type { Language } from '#shared/languages/languages'
import { deviceWords, type Device } from '#shared/words/device_words'
import { adminAddresses, RESET_PARAMETER } from '#shared/addresses/admin_addresses'

export type AccountEvent =
  | 'new-password'
  | 'password-reset'
  | 'new-director'
  | 'director-removed'
  | 'new-recipient'
  | 'new-device'
  | 'new-passkey'

/** What a mail says besides its event. */
export interface AccountMailFacts {
  account?: string
  /** Addresses that receive messages of visitors from now on. */
  recipients?: string[]
  device?: Device
}

export interface AccountMailData extends AccountMailFacts {
  /** Message id, the same for every attempt. */
  id: string
  recipient: string
  event: AccountEvent
  at: string
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
  'new-recipient': (m, academy) => [
    m.recipientSubject(),
    m.recipientOpening({ academy }),
    m.recipientAdvice(),
  ],
  'new-device': (m, academy) => [m.deviceSubject(), m.deviceOpening({ academy }), m.deviceAdvice()],
  'new-passkey': (m, academy) => [
    m.passkeySubject(),
    m.passkeyOpening({ academy }),
    m.passkeyAdvice(),
  ],
}

function factsOf(
  m: Messages,
  language: Language,
  { account, recipients, device }: AccountMailFacts
): Facts {
  const facts: Facts = []
  if (account) facts.push([m.account(), account])
  for (const email of recipients ?? []) facts.push([m.email(), email])
  if (device) facts.push([m.device(), deviceWords(language, device)])
  return facts
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
    const { event, at } = this.data
    const { signIn, home } = adminAddresses
    const [subject, opening, closing] = TEXTS[event](m, namesIn(this.language).academy)
    const when: Facts = [[m.when(), momentWords(this.language, at)]]
    // After the '#', so that the token is in no server log.
    const link = this.token
      ? { text: m.resetLink(), url: `${origin()}${signIn}?${RESET_PARAMETER}#${this.token}` }
      : { text: m.openAdmin(), url: `${origin()}${home}` }
    return {
      subject,
      opening,
      closing,
      facts: [...factsOf(m, this.language, this.data), ...when],
      link,
    }
  }
}
