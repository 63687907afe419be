import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as vineErrors } from '@vinejs/vine'
import * as texts from '#shared/rules/refusals'
import { SIGN_IN_REFUSED } from '#shared/rules/sign_in_rules'
import { Refusal, RETRY_SOON } from '#exceptions/refusals'

export interface ErrorBody {
  message: string
  errors?: Record<string, string>
  /** The current item, when the change was based on an older version or its key was used before. */
  data?: unknown
}

export interface ErrorResponse extends ErrorBody {
  status: number
  headers?: Record<string, string>
}

const AUTH_CHALLENGE = { 'WWW-Authenticate': 'Bearer' }

const BUSY: ErrorResponse = { status: 503, message: texts.BUSY, headers: RETRY_SOON }
const FULL: ErrorResponse = { status: 507, message: texts.STORAGE_FULL }

const BY_CODE: Record<string, ErrorResponse> = {
  E_UNAUTHORIZED_ACCESS: { status: 401, message: texts.UNAUTHENTICATED, headers: AUTH_CHALLENGE },
  E_INVALID_CREDENTIALS: { status: 400, message: SIGN_IN_REFUSED },
  E_ROUTE_NOT_FOUND: { status: 404, message: texts.NOT_FOUND },
  E_ROW_NOT_FOUND: { status: 404, message: texts.NOT_FOUND },
  E_REQUEST_ENTITY_TOO_LARGE: { status: 413, message: texts.BODY_TOO_LARGE },
  E_ENCODING_UNSUPPORTED: { status: 415, message: texts.UNSUPPORTED_TYPE },
  E_INVALID_MULTIPART_REQUEST: { status: 400, message: texts.MALFORMED_FORM },
  E_REQUEST_ABORTED: { status: 400, message: texts.MALFORMED_FORM },
  SQLITE_FULL: FULL,
  ENOSPC: FULL,
  SQLITE_BUSY: BUSY,
  SQLITE_LOCKED: BUSY,
  SQLITE_IOERR: BUSY,
  EIO: BUSY,
  ECONNREFUSED: BUSY,
  E_CANNOT_GET_METADATA: BUSY,
  E_CANNOT_READ_FILE: BUSY,
  E_CANNOT_WRITE_FILE: BUSY,
  // PostgreSQL: disk full, lock timeout, statement timeout, shutting down, too many connections.
  '53100': FULL,
  '55P03': BUSY,
  '57014': BUSY,
  '57P01': BUSY,
  '57P03': BUSY,
  '53300': BUSY,
}

/** The first message of each field; `prizes.0.amount` counts for `prizes`. */
function fieldMessages(messages: { field: string; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { field, message } of messages) errors[field.split('.')[0]!] ??= message
  return errors
}

export function errorResponseOf(thrown: unknown): ErrorResponse {
  const error = thrown as Error & { status?: number; code?: string }
  if (!(error instanceof Error)) return { status: 500, message: texts.UNEXPECTED }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const errors = fieldMessages(error.messages)
    return { status: 422, message: texts.VALIDATION_FAILED, errors }
  }
  if (error instanceof Refusal) {
    const { status, message, headers, errors, data } = error
    return { status, message, headers, errors, data }
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = Math.max(1, error.response.availableIn)
    const message = texts.tooManyRequests(Math.ceil(seconds / 60))
    return { status: 429, message, headers: { 'Retry-After': String(seconds) } }
  }
  const known = error.code ? BY_CODE[error.code] : undefined
  if (known) return known
  if (error.name === 'KnexTimeoutError') return BUSY
  const status = error.status ?? 500
  // Messages of the framework's exceptions are not for users.
  if (status < 500)
    return { status, message: MESSAGES_BY_STATUS.get(status) ?? texts.MALFORMED_FORM }
  return { status: 500, message: texts.UNEXPECTED }
}

const MESSAGES_BY_STATUS = new Map([
  [403, texts.FORBIDDEN],
  [404, texts.NOT_FOUND],
  [413, texts.BODY_TOO_LARGE],
  [415, texts.UNSUPPORTED_TYPE],
])
