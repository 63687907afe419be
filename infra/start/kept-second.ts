import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Has nginx keep an answer that is the same for everybody until the second is over in which nginx
 * asked for it. nginx counts whole seconds: told to keep for one, it keeps for up to two, and with
 * what another process may not have seen yet a change would be public after two and a half.
 * The second is nginx's own, so that the clocks of two machines need not agree.
 */
export function keepForSecond(request: IncomingMessage, response: ServerResponse): void {
  const second = /^\d{1,12}/.exec(String(request.headers['x-asked-at']))?.[0]
  if (!second) return
  onHeaders(response, () => {
    if (!/\bs-maxage=1\b/.test(String(response.getHeader('Cache-Control')))) return
    response.setHeader('X-Accel-Expires', `@${second}`)
  })
}
