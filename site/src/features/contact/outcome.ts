import type { Code, Coded } from '@academy/api/shared/rules/codes'
import * as m from 'virtual:messages'
import type { FieldName } from './contact-fields'

export type Outcome =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'sent' }
  /** No signal: it waits on this device. */
  | { state: 'waiting' }
  /** Without a refusal nobody answered. */
  | { state: 'failed'; refusal?: Partial<Coded> }

type Sentences = Partial<Record<Code, (params: Params) => string>>
type Params = NonNullable<Coded['params']>

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
  too_many_requests: ({ minutes = 1 }) => m.refusalTooMany({ minutes }),
  too_many_messages: m.refusalTooManyMessages,
}

export const faultWords = (name: FieldName, code: Code) =>
  (code === 'one_line' ? m.faultOneLine : (faults[name][code] ?? m.contactFailed))({})

/** The server's own words, in the reader's language. */
export const refusalWords = ({ code, params = {} }: Partial<Coded> = {}) =>
  ((code && refusals[code]) ?? m.contactFailed)(params)
