import { Exception } from '@adonisjs/core/exceptions'
import { AS_BEFORE, NOTHING_BEFORE, PICTURE_GONE } from '#shared/rules/activities'
import * as texts from '#shared/rules/refusals'
import { OWN_ACCOUNT, PASSKEY_REFUSED } from '#shared/rules/sign_in_rules'

type Headers = Record<string, string>

export const RETRY_SOON = { 'Retry-After': '2' }

export class Refusal extends Exception {
  headers?: Headers | undefined
  errors?: Record<string, string>
  data?: unknown
}

const refusal = (code: string, status: number, message: string, headers?: Headers) =>
  class extends Refusal {
    static override code = code
    static override status = status
    static override message = message
    override headers = headers
  }

export class AsBefore extends refusal('E_AS_BEFORE', 409, AS_BEFORE) {}

export class Busy extends refusal('E_BUSY', 503, texts.BUSY, RETRY_SOON) {}

export class ContactCeiling extends refusal('E_CONTACT_CEILING', 429, texts.TOO_MANY_MESSAGES) {
  constructor(availableIn: number) {
    super()
    this.headers = { 'Retry-After': String(Math.max(1, availableIn)) }
  }
}

export class Forbidden extends refusal('E_FORBIDDEN', 403, texts.FORBIDDEN) {}

export class KeyMalformed extends refusal('E_KEY_MALFORMED', 400, texts.KEY_MALFORMED) {}

export class KeyReused extends refusal('E_KEY_REUSED', 422, texts.KEY_REUSED) {
  constructor(override readonly data?: unknown) {
    super()
  }
}

/** A parallel request with the same `Idempotency-Key` was faster. */
export class KeyTaken extends refusal('E_KEY_TAKEN', 409, texts.KEY_TAKEN, RETRY_SOON) {}

export class MailOff extends refusal('E_MAIL_OFF', 409, texts.MAIL_OFF) {}

export class MalformedJson extends refusal('E_MALFORMED_JSON', 400, texts.MALFORMED_JSON) {}

export class NotFound extends refusal('E_NOT_FOUND', 404, texts.NOT_FOUND) {}

export class NothingBefore extends refusal('E_NOTHING_BEFORE', 422, NOTHING_BEFORE) {}

export class OwnAccount extends refusal('E_OWN_ACCOUNT', 409, OWN_ACCOUNT) {}

/** Does not reveal whether the passkey is unknown or its signature is wrong. */
export class PasskeyRefused extends refusal('E_PASSKEY_REFUSED', 400, PASSKEY_REFUSED) {}

export class PictureGone extends refusal('E_PICTURE_GONE', 422, PICTURE_GONE) {}

export class StaleItem extends refusal('E_STALE_ITEM', 409, texts.STALE) {
  constructor(override readonly data: unknown) {
    super()
  }
}

export class UnsupportedType extends refusal('E_UNSUPPORTED_TYPE', 415, texts.UNSUPPORTED_TYPE) {}
