import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'
import { hasBody } from '#server/unread_body'
import { isFromLocalProxy } from '#auth/client_address'

/** Requests at once on one connection: browsers and nginx wait for each answer. */
const PER_CONNECTION = 8
/** Unfinished bodies at once, by address and in total: each takes memory until it is complete. */
const BODIES_PER_ADDRESS = 20
const BODIES = 200

export function limitOpenRequests() {
  const onConnection = new WeakMap<Socket, number>()
  const fromAddress = new Map<string, number>()
  let bodies = 0

  const isPipelined = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (onConnection.get(socket) ?? 0) + 1
    onConnection.set(socket, count)
    response.once('close', () => onConnection.set(socket, onConnection.get(socket)! - 1))
    return count > PER_CONNECTION
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isPipelined(request, response)) {
      request.socket.destroy()
      return true
    }
    if (!hasBody(request)) return false
    // A local proxy sends for all clients, and only complete bodies.
    const address = isFromLocalProxy(request) ? undefined : request.socket.remoteAddress
    const own = (address && fromAddress.get(address)) || 0
    if (bodies >= BODIES || own >= BODIES_PER_ADDRESS) return true
    bodies += 1
    if (address) fromAddress.set(address, own + 1)
    finished(request, { writable: false }, () => {
      bodies -= 1
      if (!address) return
      const left = fromAddress.get(address)! - 1
      if (left > 0) fromAddress.set(address, left)
      else fromAddress.delete(address)
    })
    return false
  }
}
