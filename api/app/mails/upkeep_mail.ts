import { AcademyMail } from '#mails/academy_mail'
import type { Facts } from '#mails/mail_template'
import { momentWords } from '#mails/moment_words'

export interface UpkeepFacts {
  /** What is not well: the name of a check, and its sentence. */
  faults: Facts
  /** ISO, when it was looked. */
  at: string
}

/** In English, as the handbook is that the operator has. */
export class UpkeepMail extends AcademyMail {
  constructor(
    recipient: string,
    private upkeep: UpkeepFacts
  ) {
    super(recipient, 'en')
  }

  protected override content() {
    const { faults, at } = this.upkeep
    const looked: Facts = [['Looked', momentWords('en', at)]]
    if (faults.length === 0) {
      return {
        subject: 'The upkeep is well again',
        opening: 'All that was not well on the server of the academy is well again.',
        facts: looked,
      }
    }
    return {
      subject: 'The upkeep is red',
      opening: 'Something that was promised does not happen on the server of the academy.',
      facts: [...faults, ...looked],
      closing:
        'The runbook (infra/docs/runbook.md), "The upkeep is red", says what to do. There will be one ' +
        'more mail, when all is well again.',
    }
  }
}
