import type { IncomingMessage } from 'node:http'

/** Addresses of this very machine, also as IPv6 writes IPv4. */
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** What proxies say about the client they speak for. Nothing in them is read: one is enough. */
const SIGNS_OF_A_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Whether a program on this machine asks for itself: the socket ends here, and no proxy stands in
 * between. A header cannot open what this guards, only close it.
 */
export function isLoopback(request: IncomingMessage): boolean {
  if (SIGNS_OF_A_PROXY.some((name) => request.headers[name] !== undefined)) return false
  return LOOPBACK.test(request.socket.remoteAddress ?? '')
}

/** Whether a proxy on this machine passes on what others send. */
export function isFromLocalProxy(request: IncomingMessage): boolean {
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !isLoopback(request)
}
