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

/** An IPv4 address, or a /64 of IPv6, within which one client has as many addresses as it likes. */
export function clientAddress(request: HttpContext['request']): string {
  const address = request.ip().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? `${network(address.toLowerCase())}::/64` : address
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

const SIGNS_OF_A_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** A header cannot open what this guards, only close it. */
export function isLoopback(request: IncomingMessage): boolean {
  if (SIGNS_OF_A_PROXY.some((name) => request.headers[name] !== undefined)) return false
  return LOOPBACK.test(request.socket.remoteAddress ?? '')
}

export function isFromLocalProxy(request: IncomingMessage): boolean {
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !isLoopback(request)
}
