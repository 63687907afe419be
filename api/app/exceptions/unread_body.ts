import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'

const PATIENCE = 2_000

export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * What is left of the body must not be taken for the next request. A connection that is closed
 * while bytes arrive is reset, and the other side may lose the answer: nginx would say 502.
 */
export async function answerUnread(
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
    const patience = AbortSignal.timeout(PATIENCE)
    await finished(request, { signal: patience }).catch(() => {})
  }
  response.end()
}
