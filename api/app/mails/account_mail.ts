import { BaseMail } from '@adonisjs/mail'
import { identity } from '@academy/site/identity'
import { sender } from '#config/mail'
import { htmlOf, origin, textOf } from '#mails/mail_template'

export type AccountEvent = 'new-password' | 'new-director' | 'new-device'

/** What happened to an account, when, and whom it is told. */
export interface AccountNews {
  /** The mail's identity, the same however often it is sent. */
  id: string
  recipient: string
  event: AccountEvent
  detail: string
  at: string
}

const AT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** Subjects hold no text of anybody's: what is known of the event stands in the facts. */
const WORDS = {
  'new-password': {
    subject: 'Your password has been changed',
    opening: `The password of your account at ${identity.name} has been changed. Everybody who was signed in with the old one is signed out.`,
    fact: '',
    closing: 'If it was not you, ask whoever runs the server to set a new password at once.',
  },
  'new-director': {
    subject: 'A new administrator has been added',
    opening: `An account has been added that can manage the website of ${identity.name}.`,
    fact: 'Account',
    closing: 'If none of you added it, ask whoever runs the server to remove it.',
  },
  'new-device': {
    subject: 'New sign-in to your account',
    opening: `Somebody has signed in to your account at ${identity.name} from a device or network that was not used lately.`,
    fact: 'Device',
    closing: 'If it was not you, change your password: that signs everybody else out.',
  },
} satisfies Record<AccountEvent, object>

/** Tells a director what happened to an account. */
export default class AccountMail extends BaseMail {
  constructor(private news: AccountNews) {
    super()
  }

  override prepare() {
    const { id, recipient, event, detail, at } = this.news
    const { subject, opening, fact, closing } = WORDS[event]
    const facts: [string, string][] = [['When', `${AT.format(new Date(at))} (India)`]]
    if (fact) facts.unshift([fact, detail])
    const link = { text: 'Open the admin', url: `${origin()}/admin` }
    const letter = { opening, facts, link, closing }
    this.message
      .to(recipient)
      .subject(subject)
      .messageId(`<${id}@${sender.address.split('@')[1]}>`)
      .header('Auto-Submitted', 'auto-generated')
      .header('X-Auto-Response-Suppress', 'All')
      .text(textOf(letter))
      .html(htmlOf(letter))
  }
}
