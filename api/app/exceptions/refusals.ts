import { Exception } from '@adonisjs/core/exceptions'
import type { Faults } from '#exceptions/error_body'
import { sentenceOf, type Coded, type PlainCode } from '#shared/rules/codes'

type Headers = Record<string, string>

export const RETRY_SOON = { 'Retry-After': '2' }

export class Refusal extends Exception {
  readonly faults?: Faults
  readonly data?: unknown

  constructor(
    readonly refusal: Coded,
    status: number,
    readonly headers?: Headers
  ) {
    super(sentenceOf(refusal), { status, code: `E_${refusal.code.toUpperCase()}` })
  }
}

const refusal = (code: PlainCode, status: number, headers?: Headers) =>
  class extends Refusal {
    constructor() {
      super({ code }, status, headers)
    }
  }

export class AsBefore extends refusal('as_before', 409) {}

export class Busy extends refusal('busy', 503, RETRY_SOON) {}

export class ContactCeiling extends Refusal {
  constructor(availableIn: number) {
    const headers = { 'Retry-After': String(Math.max(1, availableIn)) }
    super({ code: 'too_many_messages' }, 429, headers)
  }
}

export class Forbidden extends refusal('forbidden', 403) {}

export class IfMatchMalformed extends refusal('if_match_malformed', 400) {}

export class KeyMalformed extends refusal('key_malformed', 400) {}

export class KeyReused extends refusal('key_reused', 422) {
  constructor(override readonly data?: unknown) {
    super()
  }
}

/** A parallel request with the same `Idempotency-Key` was faster. */
export class KeyTaken extends refusal('key_taken', 409, RETRY_SOON) {}

export class MailOff extends refusal('mail_off', 409) {}

export class MalformedJson extends refusal('malformed_json', 400) {}

export class NotFound extends refusal('not_found', 404) {}

export class NothingBefore extends refusal('nothing_before', 422) {}

export class OwnAccount extends refusal('own_account', 409) {}

export class NoticesFull extends refusal('notices_full', 422) {}

/** Does not reveal whether the passkey is unknown or its signature is wrong. */
export class PasskeyRefused extends refusal('passkey_refused', 400) {}

export class PictureGone extends refusal('picture_gone', 422) {}

export class StaleItem extends refusal('stale', 409) {
  constructor(override readonly data: unknown) {
    super()
  }
}

export class TooDeep extends refusal('too_deep', 400) {}

export class UnsupportedType extends refusal('unsupported_type', 415) {}
