import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'

/** How long the rest of a body is waited for once the answer is out, in milliseconds. */
const PATIENCE = 2_000

/** Whether a request announces a body of at least one byte. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Answers at once a request whose body is still on its way, and ends its connection: what is left of
 * the body must not be taken for the next request.
 *
 * The end waits a moment and drops what comes. A connection that is closed while bytes arrive is
 * reset, and the other side may lose the answer: nginx would say 502 in its place.
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
