import { TuyauError } from '@tuyau/core/client'

/** A refusal that came earlier, or in another tab, than where it is shown. */
export class Refused extends Error {
  status: number
  response: unknown
  requestId: string | undefined

  constructor({ status, answer, requestId }: Refusal) {
    super(`The server answered ${status}`)
    this.status = status
    this.response = answer
    this.requestId = requestId
  }
}

/** As it can be stored. */
export interface Refusal {
  status: number
  answer: unknown
  /** As the log of the server has it. */
  requestId?: string | undefined
}

const isAnswer = (error: unknown) => error instanceof TuyauError || error instanceof Refused

export function payloadOf(error: unknown): Record<string, unknown> {
  const payload: unknown = isAnswer(error) ? error.response : undefined
  return payload && typeof payload === 'object' ? { ...payload } : {}
}

export function statusOf(error: unknown) {
  return isAnswer(error) ? error.status : undefined
}

/** The refusal as it can be stored, or undefined when the server itself did not answer. */
export function refusalOf(error: unknown): Refusal | undefined {
  const status = statusOf(error)
  if (status === undefined) return undefined
  return { status, answer: payloadOf(error), requestId: requestIdOf(error) }
}

export function requestIdOf(error: unknown): string | undefined {
  if (error instanceof Refused) return error.requestId
  if (!(error instanceof TuyauError)) return undefined
  return error.rawResponse?.headers.get('X-Request-Id') ?? undefined
}

export const isMailOff = (error: unknown) => payloadOf(error).code === 'mail_off'

/** Whether somebody else was faster; what they have removed is no item any more. */
export const isOvertaken = (error: unknown) =>
  presentItemOf(error) !== undefined ||
  (statusOf(error) === 409 && payloadOf(error).code === 'stale')

/** The item as it is now, when a save was refused because somebody else was faster. */
export function presentItemOf(error: unknown): object | undefined {
  const { data } = payloadOf(error)
  return statusOf(error) === 409 && data && typeof data === 'object' ? data : undefined
}

/**
 * Id of the item that was stored earlier, with other content, under the key of a refused save:
 * the server names what was created; what was changed is the item that was to be changed.
 */
export function storedIdOf(error: unknown, changed?: string): string | undefined {
  const { data, code } = payloadOf(error)
  const id = data && typeof data === 'object' ? (data as { _id?: unknown })._id : undefined
  if (statusOf(error) !== 422) return undefined
  return typeof id === 'string' ? id : code === 'key_reused' ? changed : undefined
}
