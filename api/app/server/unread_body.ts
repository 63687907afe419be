import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'

const BODY_TIMEOUT = 2_000

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Closes the connection, so that the rest of the body is not read as the next request. It drains the
 * body first: closing while bytes arrive resets the connection, and nginx would answer 502.
 */
export async function respondBeforeBody(
  request: IncomingMessage,
  response: ServerResponse,
  text: string | Buffer
) {
  response.setHeader('Connection', 'close')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.flushHeaders()
  if (request.method !== 'HEAD') response.write(text)
  if (!request.complete && !request.destroyed) {
    request.resume()
    const timeout = AbortSignal.timeout(BODY_TIMEOUT)
    await finished(request, { signal: timeout }).catch(() => {})
  }
  response.end()
}
