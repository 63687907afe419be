import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import * as rules from '#shared/rules/request_rules'
import { hasBody, respondBeforeBody } from '#server/unread_body'
import { earlyAnswer, type EarlyRefusal } from '#server/early_refusal'
import { bodyMaxOf, isFormPath, methodsOf } from '#server/address_limits'
import { limitOpenRequests } from '#server/open_requests'
import { answerUnreadable } from '#server/unreadable_request'

const HEADERS_TIMEOUT = 20_000
const CONNECTIONS_MAX = 2_000

/** A host name or address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** HTTP/1.0 needs none. */
function isHostValid({ headers: { host }, httpVersion }: IncomingMessage): boolean {
  return host ? HOST.test(host) : httpVersion === '1.0'
}

/** Of a whole address, as a proxy is asked for it, what stands behind the host. */
function withoutOrigin(url = '/'): string {
  return url.replace(/^https?:\/\/[^/?]*(?=([/?]?))/i, (_, next) => (next === '/' ? '' : '/'))
}

function isTooLong(url: string): boolean {
  if (url.length > rules.ADDRESS_MAX) return true
  const [, ...query] = url.split('?')
  return query
    .join('?')
    .split('&')
    .some((parameter) => parameter.length > rules.PARAMETER_MAX)
}

function isFromAnotherSite({ host = '', origin, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return (
    origin !== undefined && URL.parse(origin)?.hostname !== URL.parse(`http://${host}`)?.hostname
  )
}

const BUSY: EarlyRefusal = { status: 503, code: 'busy', retryAfter: 2 }

function capOf(request: IncomingMessage): EarlyRefusal | undefined {
  const { method = 'GET', url = '/', headers } = request
  if (!isHostValid(request)) return { status: 400, code: 'host_malformed' }
  if (isTooLong(url)) return { status: 414, code: 'address_too_long' }
  const path = url.split('?', 1)[0]!
  const allow = methodsOf(path)
  if (allow && !allow.includes(method)) {
    return { status: 405, code: 'method_not_allowed', allow }
  }
  if (method === 'POST' && isFormPath(path) && isFromAnotherSite(headers)) {
    return { status: 403, code: 'foreign_form' }
  }
  // No compressed bodies: they could expand far beyond the limit, and no client of ours sends one.
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    return { status: 415, code: 'unsupported_type' }
  }
  if (headers['transfer-encoding'] !== undefined) {
    return { status: 411, code: 'length_required' }
  }
  if (Number(headers['content-length'] ?? 0) > bodyMaxOf(method, path)) {
    return { status: 413, code: 'body_too_large' }
  }
  return undefined
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: EarlyRefusal) {
  const { text, headers } = earlyAnswer(request.url!.split('?', 1)[0]!, refusal)
  response.statusCode = refusal.status
  response.setHeaders(new Map(Object.entries(headers)))
  if (hasBody(request)) return respondBeforeBody(request, response, text)
  response.end(request.method === 'HEAD' ? undefined : text)
}

export function createCappedServer(listener: RequestListener): Server {
  const isTooMany = limitOpenRequests()
  const answer: RequestListener = (request, response) => {
    request.url = withoutOrigin(request.url)
    const refusal = capOf(request) ?? (isTooMany(request, response) ? BUSY : undefined)
    if (refusal) return void refuse(request, response, refusal)
    if (/^100-continue$/i.test(request.headers.expect ?? '')) response.writeContinue()
    listener(request, response)
  }
  const server = createServer(
    {
      maxHeaderSize: rules.HEADERS_MAX,
      headersTimeout: HEADERS_TIMEOUT,
      // Refused below, with a sentence.
      requireHostHeader: false,
    },
    answer
  )
  server.maxConnections = CONNECTIONS_MAX
  answerUnreadable(server)
  // Otherwise Node sends '100 Continue' before a request is refused.
  server.on('checkContinue', answer)
  // Other expectations are ignored, as nginx does.
  return server.on('checkExpectation', answer)
}
