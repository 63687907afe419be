import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return all.slice(0, 4).join(':')
}

/** An IPv4 address, or the /64 network of an IPv6 address: one client can use all of it. */
export function clientAddress(request: HttpContext['request']): string {
  const address = request.ip().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? `${network(address.toLowerCase())}::/64` : address
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Forwarding headers can only make this false, so a client cannot fake it. */
export function isLoopback(request: IncomingMessage): boolean {
  if (PROXY_HEADERS.some((name) => request.headers[name] !== undefined)) return false
  return LOOPBACK.test(request.socket.remoteAddress ?? '')
}

export function isFromLocalProxy(request: IncomingMessage): boolean {
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !isLoopback(request)
}
