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
  | { state: 'failed'; refusal?: Coded | undefined }

type Sentences = Partial<Record<Code, (params: Params) => string>>
type Params = Record<string, string | number>

const bounded =
  (say: (parts: { max: string | number }) => string) =>
  ({ max = '' }: Params) =>
    say({ max })

const faults: Record<FieldName, Sentences> = {
  name: { required: m.faultNameRequired, too_long: bounded(m.faultNameMax) },
  email: {
    required: m.faultEmailRequired,
    email_invalid: m.faultEmailInvalid,
  },
  phone: { phone_invalid: m.faultPhoneInvalid, too_long: bounded(m.faultPhoneMax) },
  subject: { too_long: bounded(m.faultSubjectMax) },
  message: {
    required: m.faultMessageRequired,
    message_too_short: m.faultMessageMin,
    too_long: bounded(m.faultMessageMax),
  },
}

const refusals: Sentences = {
  validation_failed: m.refusalMarked,
  too_many_requests: ({ minutes = 1 }) => m.refusalTooMany({ minutes }),
  too_many_messages: m.refusalTooManyMessages,
}

export const faultWords = (name: FieldName, { code, params }: Coded) =>
  (code === 'one_line' ? m.faultOneLine : (faults[name][code] ?? m.contactFailed))(params ?? {})

/** The server's own words, in the reader's language. */
export const refusalWords = (refusal?: Coded) =>
  ((refusal && refusals[refusal.code]) ?? m.contactFailed)(refusal?.params ?? {})
