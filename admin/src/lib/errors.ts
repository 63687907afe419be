import { TuyauError } from '@tuyau/core/client'

function payloadOf(error: unknown): { message?: unknown; errors?: unknown; data?: unknown } {
  const payload: unknown = error instanceof TuyauError ? error.response : undefined
  return payload && typeof payload === 'object' ? payload : {}
}

/** Status of the refusal, or undefined when there was no answer at all. */
export function statusOf(error: unknown) {
  return error instanceof TuyauError ? error.status : undefined
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

/** The item as it is now, when a save was refused because somebody else was faster. */
export function presentItemOf(error: unknown): object | undefined {
  const { data } = payloadOf(error)
  return statusOf(error) === 409 && data && typeof data === 'object' ? data : undefined
}

/** Id of the item that was stored earlier, with other content, under the key of a refused save. */
export function storedIdOf(error: unknown): string | undefined {
  const { data } = payloadOf(error)
  const id = data && typeof data === 'object' ? (data as { _id?: unknown })._id : undefined
  return statusOf(error) === 422 && typeof id === 'string' ? id : undefined
}
