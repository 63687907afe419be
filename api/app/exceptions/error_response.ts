import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as vineErrors } from '@vinejs/vine'
import * as sentences from '#shared/rules/refusals'
import { SIGN_IN_REFUSED } from '#shared/rules/sign_in_rules'
import { Refusal, RETRY_SOON } from '#exceptions/refusals'

export interface ErrorBody {
  message: string
  errors?: Record<string, string>
  /** The item as it is now, when a change was based on an older one or its key made it before. */
  data?: unknown
}

export interface ErrorResponse extends ErrorBody {
  status: number
  headers?: Record<string, string>
}

const CHALLENGE = { 'WWW-Authenticate': 'Bearer' }

const BUSY: ErrorResponse = { status: 503, message: sentences.BUSY, headers: RETRY_SOON }
const FULL: ErrorResponse = { status: 507, message: sentences.STORAGE_FULL }

const BY_CODE: Record<string, ErrorResponse> = {
  E_UNAUTHORIZED_ACCESS: { status: 401, message: sentences.UNAUTHENTICATED, headers: CHALLENGE },
  E_INVALID_CREDENTIALS: { status: 400, message: SIGN_IN_REFUSED },
  E_ROUTE_NOT_FOUND: { status: 404, message: sentences.NOT_FOUND },
  E_ROW_NOT_FOUND: { status: 404, message: sentences.NOT_FOUND },
  E_REQUEST_ENTITY_TOO_LARGE: { status: 413, message: sentences.BODY_TOO_LARGE },
  E_ENCODING_UNSUPPORTED: { status: 415, message: sentences.UNSUPPORTED_TYPE },
  E_INVALID_MULTIPART_REQUEST: { status: 400, message: sentences.MALFORMED_FORM },
  E_REQUEST_ABORTED: { status: 400, message: sentences.MALFORMED_FORM },
  ...{
    SQLITE_FULL: FULL,
    ENOSPC: FULL,
    SQLITE_BUSY: BUSY,
    SQLITE_LOCKED: BUSY,
    SQLITE_IOERR: BUSY,
  },
  ...{ EIO: BUSY, ECONNREFUSED: BUSY },
  ...{ E_CANNOT_GET_METADATA: BUSY, E_CANNOT_READ_FILE: BUSY, E_CANNOT_WRITE_FILE: BUSY },
  // PostgreSQL: disk full, lock timeout, statement timeout, shutting down, too many connections.
  ...{ '53100': FULL, '55P03': BUSY, '57014': BUSY, '57P01': BUSY, '57P03': BUSY, '53300': BUSY },
}

/** The first sentence of each field; `prizes.0.amount` counts for `prizes`. */
function fieldSentences(messages: { field: string; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { field, message } of messages) errors[field.split('.')[0]!] ??= message
  return errors
}

export function errorResponseOf(thrown: unknown): ErrorResponse {
  const error = thrown as Error & { status?: number; code?: string }
  if (!(error instanceof Error)) return { status: 500, message: sentences.UNEXPECTED }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const errors = fieldSentences(error.messages)
    return { status: 422, message: sentences.VALIDATION_FAILED, errors }
  }
  if (error instanceof Refusal) {
    const { status, message, headers, errors, data } = error
    return { status, message, headers, errors, data }
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = Math.max(1, error.response.availableIn)
    const message = sentences.tooManyRequests(Math.ceil(seconds / 60))
    return { status: 429, message, headers: { 'Retry-After': String(seconds) } }
  }
  const known = error.code ? BY_CODE[error.code] : undefined
  if (known) return known
  if (error.name === 'KnexTimeoutError') return BUSY
  const status = error.status ?? 500
  // The exceptions of the framework and its parsers may carry no sentence.
  if (status < 500)
    return { status, message: OWN_SENTENCES.get(status) ?? sentences.MALFORMED_FORM }
  return { status: 500, message: sentences.UNEXPECTED }
}

const OWN_SENTENCES = new Map([
  [403, sentences.FORBIDDEN],
  [404, sentences.NOT_FOUND],
  [413, sentences.BODY_TOO_LARGE],
  [415, sentences.UNSUPPORTED_TYPE],
])
