import vine from '@vinejs/vine'
import { reportingBy } from '#validators/fault_reporter'

/** Base64url; the longest value is an attestation of some kilobytes. */
const bytes = (max = 16_384) =>
  vine
    .string()
    .regex(/^[\w-]+$/)
    .maxLength(max)

/** Longest id of a credential, 1,023 bytes (WebAuthn, 4), in base64url. */
const ID_MAX = 1364

const credential = { id: bytes(ID_MAX), rawId: bytes(ID_MAX), type: vine.literal('public-key') }

/** One fault for all rules, because no person types these fields. */
const refused = reportingBy(() => ({ code: 'passkey_refused' }))

export const newPasskeyValidator = vine.create({
  ...credential,
  response: vine.object({
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    transports: vine
      .array(vine.string().regex(/^[a-z-]{1,20}$/))
      .maxLength(10)
      .optional(),
  }),
})
newPasskeyValidator.errorReporter = refused

export const passkeyAnswerValidator = vine.create({
  ...credential,
  response: vine.object({
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
  }),
})
passkeyAnswerValidator.errorReporter = refused
