import { BlockList, isIPv6 } from 'node:net'
import env from '#start/env'

const trusted = new BlockList()
trusted.addSubnet('127.0.0.0', 8)
trusted.addAddress('::1', 'ipv6')
for (const address of env.get('TRUSTED_PROXIES')) {
  trusted.addAddress(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Whether what this peer says about the visitor's address is believed. */
export function isTrustedProxy(address: string): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
