/** A call that was refused (`status`, parsed `payload`) or never answered (both undefined). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number | undefined
  readonly payload: unknown

  constructor(status: number | undefined, payload: unknown, options?: ErrorOptions) {
    super(status ? `The API answered ${status}` : 'The API did not answer', options)
    this.status = status
    this.payload = payload
  }
}

function payloadOf(error: unknown): { message?: unknown; errors?: unknown } {
  const payload = error instanceof ApiError ? error.payload : undefined
  return payload && typeof payload === 'object' ? payload : {}
}

/** Status of the refusal, or undefined when there was no answer at all. */
export function statusOf(error: unknown) {
  return error instanceof ApiError ? error.status : undefined
}

/** The server's own sentence, else the given one. */
export function messageOf(error: unknown, fallback: string) {
  const { message } = payloadOf(error)
  return typeof message === 'string' && message ? message : fallback
}

/** One sentence per refused field, by field name; empty when the refusal names none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = payloadOf(error)
  if (!errors || typeof errors !== 'object') return {}
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string'
    )
  )
}
