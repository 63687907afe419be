import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as vineErrors } from '@vinejs/vine'
import type { Faults, FieldFault } from '#exceptions/error_body'
import { Refusal, RETRY_SOON } from '#exceptions/refusals'
import type { Coded, PlainCode } from '#shared/rules/codes'

export interface ErrorResponse {
  status: number
  refusal: Coded
  faults?: Faults | undefined
  data?: unknown
  headers?: Record<string, string> | undefined
}

const AUTH_CHALLENGE = { 'WWW-Authenticate': 'Bearer' }

const BUSY: ErrorResponse = { status: 503, refusal: { code: 'busy' }, headers: RETRY_SOON }
const FULL: ErrorResponse = { status: 507, refusal: { code: 'storage_full' } }

const BY_CODE: Record<string, ErrorResponse> = {
  E_UNAUTHORIZED_ACCESS: {
    status: 401,
    refusal: { code: 'unauthenticated' },
    headers: AUTH_CHALLENGE,
  },
  E_INVALID_CREDENTIALS: { status: 400, refusal: { code: 'sign_in_refused' } },
  E_ROUTE_NOT_FOUND: { status: 404, refusal: { code: 'not_found' } },
  E_ROW_NOT_FOUND: { status: 404, refusal: { code: 'not_found' } },
  E_REQUEST_ENTITY_TOO_LARGE: { status: 413, refusal: { code: 'body_too_large' } },
  E_ENCODING_UNSUPPORTED: { status: 415, refusal: { code: 'unsupported_type' } },
  E_INVALID_MULTIPART_REQUEST: { status: 400, refusal: { code: 'malformed_form' } },
  E_REQUEST_ABORTED: { status: 400, refusal: { code: 'malformed_form' } },
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

const faultsOf = (found: FieldFault[]): Faults =>
  Object.fromEntries(found.map(({ field, meta }) => [field.split('.')[0], meta.fault]))

export function errorResponseOf(thrown: unknown): ErrorResponse {
  const error = thrown as Error & { status?: number; code?: string }
  if (!(error instanceof Error)) return { status: 500, refusal: { code: 'unexpected' } }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const faults = faultsOf(error.messages)
    return { status: 422, refusal: { code: 'validation_failed' }, faults }
  }
  if (error instanceof Refusal) return error
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = Math.max(1, error.response.availableIn)
    const params = { minutes: Math.ceil(seconds / 60) }
    const headers = { 'Retry-After': String(seconds) }
    return { status: 429, refusal: { code: 'too_many_requests', params }, headers }
  }
  const known = error.code ? BY_CODE[error.code] : undefined
  if (known) return known
  if (error.name === 'KnexTimeoutError') return BUSY
  const status = error.status ?? 500
  if (status >= 500) return { status: 500, refusal: { code: 'unexpected' } }
  // Messages of the framework's exceptions are not for users.
  return { status, refusal: { code: CODES_BY_STATUS.get(status) ?? 'malformed_form' } }
}

const CODES_BY_STATUS = new Map<number, PlainCode>([
  [403, 'forbidden'],
  [404, 'not_found'],
  [413, 'body_too_large'],
  [415, 'unsupported_type'],
])
