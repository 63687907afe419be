import { bodyOf, isRefusalOfOurs, isStored } from '@academy/api/shared/rules/answers'
import type { Coded } from '@academy/api/shared/rules/codes'

export interface Refusal {
  status: number
  /** Undefined where nobody answered. */
  reason?: Coded
  faults: Record<string, Coded>
}

/** Sends JSON. Null when it was stored, else the refusal; rejects when the API gave no answer. */
export async function post(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string>
): Promise<Refusal | null> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // The API leads nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  })
  return readAnswer(response)
}

/** @throws Error when somebody else has answered in the place of the API */
export async function readAnswer(response: Response): Promise<Refusal | null> {
  const { ok, status } = response
  const body = await bodyOf(response)
  if (ok ? !isStored(body) : !isRefusalOfOurs(body)) {
    throw new Error(`Not the API has answered ${status}`)
  }
  if (ok) return null
  const reason = body as Coded & Partial<Pick<Refusal, 'faults'>>
  return { status, reason, faults: reason.faults ?? {} }
}
