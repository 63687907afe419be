import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import * as rules from '#shared/rules/request_rules'
import { sentenceOf, type PlainCode } from '#shared/rules/codes'
import { hasBody, respondBeforeBody } from '#server/unread_body'
import { bodyMaxOf, isFormPath, methodsOf } from '#server/address_limits'
import { limitOpenRequests } from '#server/open_requests'
import { errorBody } from '#exceptions/error_body'

const HEADERS_TIMEOUT = 20_000
const CONNECTIONS_MAX = 2_000

interface Cap {
  status: number
  code: PlainCode
  allow?: string[]
  retryAfter?: number
}

/** A host name or address, with or without a port; empty for HTTP/1.0. */
const HOST = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i

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

const BUSY: Cap = { status: 503, code: 'busy', retryAfter: 2 }

function capOf({ method = 'GET', url = '/', headers }: IncomingMessage): Cap | undefined {
  if (!HOST.test(headers.host ?? '')) return { status: 400, code: 'host_malformed' }
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

function refuse(request: IncomingMessage, response: ServerResponse, cap: Cap) {
  const isJson = rules.isApi(request.url!.split('?', 1)[0]!)
  const type = isJson ? 'application/json' : 'text/plain'
  const { code } = cap
  const text = isJson ? JSON.stringify(errorBody({ code })) : `${sentenceOf({ code })}\n`
  response.statusCode = cap.status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('Cache-Control', 'no-store')
  if (cap.retryAfter) response.setHeader('Retry-After', cap.retryAfter)
  if (cap.allow) response.setHeader('Allow', cap.allow.join(', '))
  if (hasBody(request)) return respondBeforeBody(request, response, text)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(request.method === 'HEAD' ? undefined : text)
}

export function createCappedServer(listener: RequestListener): Server {
  const isTooMany = limitOpenRequests()
  const answer: RequestListener = (request, response) => {
    const cap = capOf(request) ?? (isTooMany(request, response) ? BUSY : undefined)
    if (cap) return void refuse(request, response, cap)
    if (request.headers.expect !== undefined) response.writeContinue()
    listener(request, response)
  }
  const server = createServer(
    { maxHeaderSize: rules.HEADERS_MAX, headersTimeout: HEADERS_TIMEOUT },
    answer
  )
  server.maxConnections = CONNECTIONS_MAX
  // Otherwise Node sends '100 Continue' before a request is refused.
  return server.on('checkContinue', answer)
}
