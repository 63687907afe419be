import type { Code, Coded } from '@academy/api/shared/rules/codes'

export interface Refusal {
  status: number
  code?: Code
  faults: Record<string, Coded>
}

/** Sends JSON. Null when it was accepted, else the refusal; rejects when there was no answer. */
export async function post(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string>
): Promise<Refusal | null> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  return response.ok ? null : readRefusal(response)
}

export async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as Partial<Refusal>
  return { status: response.status, code: body.code, faults: body.faults ?? {} }
}
