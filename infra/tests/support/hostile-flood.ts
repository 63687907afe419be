import type { Socket } from 'node:net'
import { FORM_MAX, JSON_MAX } from '@academy/api/shared/rules/request_rules'
import type { Route } from './all-routes.ts'
import { begin, holdBack, type HeldBack, type Server } from './held-back.ts'

/** Requests on their way at a time, and connections held open with half a request. */
const AT_ONCE = 40
const SLOW = 400

const JSON_TYPE = { 'Content-Type': 'application/json' }
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** As if each came from a network of its own: the limits per visitor stop nothing here. */
const from = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

function whole({ method, path }: Route, type: Record<string, string>, part: string): HeldBack {
  return { method, path, headers: { ...type, 'Content-Length': Buffer.byteLength(part) }, part }
}

const form = `name=&message=${'<'.repeat(FORM_MAX - 14)}`
const nested = (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2)
const fields = JSON.stringify({ email: 'a@b.example', message: '<'.repeat(JSON_MAX - 60) })
const headers = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`X-${at}`, 'x'.repeat(90)])) // prettier-ignore

/** What is sent to each route in turn: too large, as large as it may be, too deep, too many. */
const kinds: ((route: Route) => HeldBack)[] = [
  ({ method, path }) => ({ method, path, headers: { ...FORM_TYPE, 'Content-Length': 1e9 }, part: form }), // prettier-ignore
  (route) => whole(route, FORM_TYPE, form),
  (route) => whole(route, JSON_TYPE, fields),
  (route) => whole(route, JSON_TYPE, nested(JSON_MAX)),
  ({ method, path }) => ({ method, path, headers: { 'Transfer-Encoding': 'chunked' }, part: 'ffff\r\n<' }), // prettier-ignore
  ({ method, path }) => ({ method, path: `${path}?${'a=b&'.repeat(1_900)}` }),
  ({ method, path }) => ({ method, path, headers }),
  ({ path }) => ({ method: 'GET', path }),
]

export interface Flood {
  count: number
  /** How many got each status; 0 is a connection that was closed without an answer. */
  statuses: Map<number, number>
}

/**
 * Sends so many hostile requests to each route, forty at a time, while four hundred connections are
 * held open with half a request.
 */
export async function flood(server: Server, routes: Route[], perRoute: number): Promise<Flood> {
  const statuses = new Map<number, number>()
  const slow: Socket[] = []
  const requests = routes.flatMap((route) =>
    Array.from({ length: perRoute }, (_, at) => kinds[at % kinds.length]!(route))
  )
  for (const [at, { method, path }] of routes.entries()) {
    for (let count = 0; count < SLOW / routes.length; count += 1) {
      const socket = begin(server, {
        method,
        path,
        headers: { ...JSON_TYPE, 'X-Forwarded-For': from(at), 'Content-Length': 1_000 },
        part: '{"a":',
      })
      socket.on('error', () => {})
      slow.push(socket)
    }
  }
  let next = 0
  const worker = async () => {
    while (next < requests.length) {
      const index = (next += 1) - 1
      const request = requests[index]!
      const { status } = await holdBack(server, {
        ...request,
        headers: { ...request.headers, 'X-Forwarded-For': from(index), Connection: 'close' },
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  for (const socket of slow) socket.destroy()
  return { count: requests.length, statuses }
}
