import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Has nginx keep an answer that is the same for everybody until the second is over in which it was
 * made. nginx counts whole seconds: told to keep for one, it keeps for up to two, and with what
 * another process may not have seen yet a change would be public after two and a half.
 * The time is nginx's own, so that the clocks of two machines need not agree. What the answer took is
 * added: one that took long would be over when it comes, and each of a waiting crowd would ask anew.
 */
export function keepForSecond(request: IncomingMessage, response: ServerResponse): void {
  const asked = /^\d{1,12}\.\d{3}$/.exec(String(request.headers['x-asked-at']))?.[0]
  if (!asked) return
  const began = performance.now()
  onHeaders(response, () => {
    if (!/\bs-maxage=1\b/.test(String(response.getHeader('Cache-Control')))) return
    const made = Number(asked) + (performance.now() - began) / 1000
    response.setHeader('X-Accel-Expires', `@${Math.floor(made)}`)
  })
}
