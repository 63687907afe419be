import type { Code } from '@academy/api/shared/rules/codes'
import * as m from 'virtual:messages'
import type { FieldName } from './contact-fields'

export type Outcome =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'sent' }
  /** No signal: it waits on this device. */
  | { state: 'waiting' }
  /** By the code of the refusal; without one nobody answered. */
  | { state: 'failed'; code?: Code }

type Sentences = Partial<Record<Code, () => string>>

const faults: Record<FieldName, Sentences> = {
  name: { required: m.faultNameRequired, too_long: m.faultNameMax },
  email: {
    required: m.faultEmailRequired,
    email_invalid: m.faultEmailInvalid,
    too_long: m.faultEmailInvalid,
  },
  phone: { phone_invalid: m.faultPhoneInvalid, too_long: m.faultPhoneMax },
  subject: { too_long: m.faultSubjectMax },
  message: {
    required: m.faultMessageRequired,
    message_too_short: m.faultMessageMin,
    too_long: m.faultMessageMax,
  },
}

const refusals: Sentences = {
  validation_failed: m.refusalMarked,
  too_many_requests: m.refusalTooMany,
  too_many_messages: m.refusalTooManyMessages,
}

export const faultWords = (name: FieldName, code: Code) =>
  (code === 'one_line' ? m.faultOneLine : (faults[name][code] ?? m.contactFailed))()

export const refusalWords = (code?: Code) => ((code && refusals[code]) ?? m.contactFailed)()
