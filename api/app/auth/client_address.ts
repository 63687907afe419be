import { isIPv6 } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'

/** The first four groups of an IPv6 address: the network that one customer is given. */
function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return all.slice(0, 4).join(':')
}

/**
 * Whom a limit by address counts against: an IPv4 address, or a /64 of IPv6, within which one
 * client has as many addresses as it likes.
 */
export function clientAddress(request: HttpContext['request']): string {
  const address = request.ip().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? `${network(address.toLowerCase())}::/64` : address
}
