import { Exception } from '@adonisjs/core/exceptions'
import { AS_BEFORE, NOTHING_BEFORE, PICTURE_GONE } from '#shared/rules/activity_rules'
import * as sentences from '#shared/rules/refusals'
import { OWN_ACCOUNT, PASSKEY_REFUSED } from '#shared/rules/sign_in_rules'

type Headers = Record<string, string>

export const RETRY_SOON = { 'Retry-After': '2' }

/** Why something is not done; the message is a sentence for the client. */
export class Refusal extends Exception {
  headers?: Headers | undefined
  /** A sentence for each field at fault. */
  errors?: Record<string, string>
  /** The item as it is now, when a change was based on an older one or its key made it before. */
  data?: unknown
}

const refusal = (code: string, status: number, sentence: string, headers?: Headers) =>
  class extends Refusal {
    static override code = code
    static override status = status
    static override message = sentence
    override headers = headers
  }

/** What was to be brought back is there: nothing would change. */
export class AsBefore extends refusal('E_AS_BEFORE', 409, AS_BEFORE) {}

/** What a request waits for would take longer than anybody should wait. */
export class Busy extends refusal('E_BUSY', 503, sentences.BUSY, RETRY_SOON) {}

/** More messages have come in an hour than anybody could read. */
export class ContactCeiling extends refusal('E_CONTACT_CEILING', 429, sentences.TOO_MANY_MESSAGES) {
  /** @param availableIn seconds until there is room again */
  constructor(availableIn: number) {
    super()
    this.headers = { 'Retry-After': String(Math.max(1, availableIn)) }
  }
}

export class Forbidden extends refusal('E_FORBIDDEN', 403, sentences.FORBIDDEN) {}

/** A call came after its `Idempotency-Key` was cancelled. */

/** An `Idempotency-Key` is no UUID. */
export class KeyMalformed extends refusal('E_KEY_MALFORMED', 400, sentences.KEY_MALFORMED) {}

/** An `Idempotency-Key` came before with something else. */
export class KeyReused extends refusal('E_KEY_REUSED', 422, sentences.KEY_REUSED) {
  /** @param data the item that was created with the key, as it is now */
  constructor(override readonly data?: unknown) {
    super()
  }
}

/** Another call with the same `Idempotency-Key` was faster: what this one would do is done. */
export class KeyTaken extends refusal('E_KEY_TAKEN', 409, sentences.KEY_TAKEN, RETRY_SOON) {}

/** What was asked for takes a mail, and no mail server is set up. */
export class MailOff extends refusal('E_MAIL_OFF', 409, sentences.MAIL_OFF) {}

export class MalformedJson extends refusal('E_MALFORMED_JSON', 400, sentences.MALFORMED_JSON) {}

export class NotFound extends refusal('E_NOT_FOUND', 404, sentences.NOT_FOUND) {}

/** A change cannot be taken back: there was nothing before, or nothing is known of it any more. */
export class NothingBefore extends refusal('E_NOTHING_BEFORE', 422, NOTHING_BEFORE) {}

/** Directors cannot remove themselves: one always stays. */
export class OwnAccount extends refusal('E_OWN_ACCOUNT', 409, OWN_ACCOUNT) {}

/** A passkey that is none of ours, or does not prove what it should: nobody is told which. */
export class PasskeyRefused extends refusal('E_PASSKEY_REFUSED', 400, PASSKEY_REFUSED) {}

/** Only a picture could be brought back, and its files went when it was replaced. */
export class PictureGone extends refusal('E_PICTURE_GONE', 422, PICTURE_GONE) {}

/** Somebody else has changed the item since the client read it. */
export class StaleItem extends refusal('E_STALE_ITEM', 409, sentences.STALE) {
  /** @param data the item as it is now, for the client to show beside its own */
  constructor(override readonly data: unknown) {
    super()
  }
}

export class UnsupportedType extends refusal(
  'E_UNSUPPORTED_TYPE',
  415,
  sentences.UNSUPPORTED_TYPE
) {}
