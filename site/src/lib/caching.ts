/**
 * Cached for a second by the proxy in front, for a minute while this process fails; asked for again by
 * browsers. Back may still show it.
 */
const FRESH = 'public, max-age=0, must-revalidate, s-maxage=1, stale-if-error=60'

export function markFresh({ headers }: { headers: Headers }): void {
  headers.set('Cache-Control', FRESH)
}

export function markFailed(response: { status?: number; headers: Headers }): void {
  response.status = 503
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Retry-After', '5')
}
